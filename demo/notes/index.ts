import type { CategorySlug, Stock } from '../records.ts'
import { kent } from './kent.ts'

// TODO: stand-ins until each category's own notes are written.
const standIn = (category: CategorySlug): Stock => ({
  ...kent,
  category,
  titles: kent.titles.map(([title, excerpt]) => [`${title} ${category}`, excerpt]),
})

export const stocks: Record<CategorySlug, Stock> = {
  gunce: standIn('gunce'),
  edebiyat: standIn('edebiyat'),
  deneme: standIn('deneme'),
  kent,
  teknoloji: standIn('teknoloji'),
  sinema: standIn('sinema'),
  muzik: standIn('muzik'),
  gezi: standIn('gezi'),
  mutfak: standIn('mutfak'),
  tarih: standIn('tarih'),
  bilim: standIn('bilim'),
  psikoloji: standIn('psikoloji'),
  spor: standIn('spor'),
}
