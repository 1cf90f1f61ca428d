import type { PictureName } from './pictures.ts'
import type { CategorySlug, DemoCategory } from './records.ts'

/** What the demo has besides the starter set, which comes with the database. */
export const moreCategories: readonly DemoCategory[] = [
  {
    slug: 'kent',
    name: 'Kent',
    description: 'Sokaklar, evler, duraklar ve aynı yerde yaşamanın hâlleri.',
  },
  {
    slug: 'psikoloji',
    name: 'Psikoloji',
    description: 'Zihnin ve gündelik ilişkilerin iç yüzü.',
  },
]

/** Where an editor looks at a text first, to show how that goes. */
export const approvedCategories: readonly CategorySlug[] = ['bilim', 'psikoloji']

/** What may stand above the posts of a category. */
const coversOf: Record<CategorySlug, readonly PictureName[]> = {
  gunce: ['kitaplik', 'pencerede-cay'],
  edebiyat: ['kitaplik', 'gece-seferi', 'yagmurlu-rihtim'],
  deneme: ['aksam-cayi', 'sabah-yelkeni', 'yagmurlu-rihtim'],
  kent: ['guz-sokagi', 'sabah-silueti', 'aksam-silueti', 'yagmurlu-rihtim'],
  teknoloji: ['gece-seferi', 'yildiz-gozleyen'],
  sinema: ['sinema-salonu', 'yagmurlu-rihtim'],
  muzik: ['plak', 'gece-treni'],
  gezi: ['yayla-sabahi', 'balikci-teknesi', 'guz-ovasi', 'karda-tren', 'sabah-yelkeni'],
  mutfak: ['pencerede-cay', 'tarif-defteri', 'aksam-cayi', 'balikci-teknesi'],
  tarih: ['aksam-silueti', 'gece-treni', 'bozkir-yolu'],
  bilim: ['yildiz-gozleyen', 'karli-zirveler', 'yayla-sabahi'],
  psikoloji: ['aksam-cayi', 'aksam-vapuru', 'yagmurlu-rihtim'],
  spor: ['kosu-pisti', 'karli-zirveler', 'bozkir-yolu'],
}

export const coversFor = (category: CategorySlug): readonly PictureName[] => coversOf[category]
