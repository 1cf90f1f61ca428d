import type { Manuscript } from '../records.ts'
import { bilim } from './bilim.ts'
import { deneme } from './deneme.ts'
import { edebiyat } from './edebiyat.ts'
import { gezi } from './gezi.ts'
import { gunce } from './gunce.ts'
import { kent } from './kent.ts'
import { mutfak } from './mutfak.ts'
import { muzik } from './muzik.ts'
import { psikoloji } from './psikoloji.ts'
import { sinema } from './sinema.ts'
import { spor } from './spor.ts'
import { tarih } from './tarih.ts'
import { teknoloji } from './teknoloji.ts'
import { unpublished } from './unpublished.ts'
import { istasyon } from './long/istasyon.ts'
import { lokanta } from './long/lokanta.ts'
import { tuzGolu } from './long/tuz-golu.ts'
import { yildizHaritasi } from './long/yildiz-haritasi.ts'
import { yuzBasamak } from './long/yuz-basamak.ts'

export const manuscripts: readonly Manuscript[] = [
  ...gunce,
  ...edebiyat,
  ...deneme,
  ...kent,
  ...teknoloji,
  ...sinema,
  ...muzik,
  ...gezi,
  ...mutfak,
  ...tarih,
  ...bilim,
  ...psikoloji,
  ...spor,
  ...unpublished,
]

/**
 * Reads of 8 to 15 minutes. Each takes the place of the generated post with this number, which is of the
 * same category, so that all other posts stay who they are.
 */
export const longReads: Readonly<Record<number, Manuscript>> = {
  0: yuzBasamak,
  4: lokanta,
  6: yildizHaritasi,
  8: istasyon,
  19: tuzGolu,
}
