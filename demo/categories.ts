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
