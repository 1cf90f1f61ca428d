import { expect, it } from 'vitest'
import type { ActDetails } from '../../../core/contracts/moderation.ts'
import { detailsInWords } from './details-in-words.ts'

/** One of each: the compiler asks for what is missing. */
const all: ActDetails = {
  type: 'comment',
  decision: 'suspend',
  rule: 'abuse',
  until: null,
  hidePosts: true,
  revision: 3,
  from: 'member',
  to: 'editor',
  slug: 'bilim',
  changed: 'approvalOfFirst slug',
  into: 12,
  words: 40,
  exceptions: 2,
  added: 'hödük zırtapoz',
  removed: 'kaz',
  exceptionsAdded: 'kazan',
  exceptionsRemoved: 'kazak kazma',
  kind: 'domain',
  domain: 'ornek.com',
  eraseAt: '2026-12-01T10:00:00.000Z',
  isSent: false,
  mostUses: null,
  days: 7,
  queue: 'mail-news',
  job: 'f3b1',
  waitedMinutes: 90,
}

it('says every detail in Turkish, and names none', () => {
  const words = detailsInWords(all)
  for (const name of Object.keys(all))
    for (const sentence of words) expect(sentence).not.toContain(`${name}:`)
  expect(words).toEqual([
    'Yorum',
    'Askıya alındı',
    'Kural: Kimseye hakaret etmeyin, kimseyi taciz etmeyin.',
    'Süresiz',
    'Yazıları gizlendi',
    '3. sürüm',
    'Önceki rol: Üye',
    'Yeni rol: Editör',
    'Adres: bilim',
    'Değişen: ilk yazıların onayı, adres',
    '12 numaralı olanla',
    '40 sözcük',
    '2 temiz sayılan',
    'Eklenen: hödük, zırtapoz',
    'Çıkarılan: kaz',
    'Temiz sayılan: kazan',
    'Artık temiz sayılmayan: kazak, kazma',
    'E-posta alan adı: ornek.com',
    '1 Aralık 2026 günü silinecek',
    'Gönderilemedi',
    'Kişi sınırı yok',
    '7 gün geçerli',
    'Bildirim e-postası',
    '1,5 saat bekledikten sonra',
  ])
})

it('names a blocked address by its kind alone', () => {
  expect(detailsInWords({ kind: 'range' })).toEqual(['Ağ adresi'])
})

it('says how long something waited as one would say it', () => {
  const waited = (waitedMinutes: number) => detailsInWords({ waitedMinutes })
  expect(waited(0)).toEqual(['Bir dakika dolmadan'])
  expect(waited(59)).toEqual(['59 dakika bekledikten sonra'])
  expect(waited(60)).toEqual(['1 saat bekledikten sonra'])
})

it('says for how long only of suspensions', () => {
  expect(detailsInWords({ decision: 'dismiss', rule: null, until: null })).toEqual([
    'Kurala aykırı bulunmadı',
  ])
  expect(detailsInWords({ until: null, rule: null, hidePosts: false })).toContain('Süresiz')
})
