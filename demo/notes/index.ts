import type { CategorySlug, Stock } from '../records.ts'
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

export const stocks: Record<CategorySlug, Stock> = {
  gunce,
  edebiyat,
  deneme,
  kent,
  teknoloji,
  sinema,
  muzik,
  gezi,
  mutfak,
  tarih,
  bilim,
  psikoloji,
  spor,
}
