import type { QueryClient } from '@tanstack/react-query'
import type { PageName } from '../../../core/contracts/site-forms.ts'
import { site } from '../../../core/site.ts'
import type { MakeCall } from '../../api.ts'
import type { HeadData } from '../../head.ts'
import { contactQuery, pageTextQuery } from './queries.ts'

type Part = { context: { queryClient: QueryClient; call: MakeCall } }

const heads: Record<PageName, () => Omit<HeadData, 'robots'>> = {
  about: () => ({
    title: 'Hakkında',
    description: site.description || `${site.name} nedir, kimler içindir ve nasıl işler.`,
    path: '/hakkinda',
  }),
  terms: () => ({
    title: 'Kullanım koşulları',
    description: 'Burada yazarken ve okurken uyduğumuz kurallar.',
    path: '/kosullar',
  }),
  privacy: () => ({
    title: 'Gizlilik ve KVKK aydınlatma metni',
    description: 'Hangi verinizi neden işlediğimiz, ne kadar sakladığımız ve haklarınız.',
    path: '/gizlilik',
  }),
}

/** The text itself, and what the page says of itself. */
export const loadText =
  (name: PageName) =>
  async ({ context: { queryClient, call } }: Part): Promise<HeadData> => {
    await queryClient.ensureQueryData(pageTextQuery(call, name))
    return { ...heads[name](), robots: 'index' }
  }

export async function loadContact({ context: { queryClient, call } }: Part): Promise<HeadData> {
  await queryClient.ensureQueryData(contactQuery(call))
  return {
    title: 'İletişim',
    description: 'Siteyi işletenlerin iletişim bilgileri ve onlara yazmanın yolu.',
    path: '/iletisim',
    robots: 'index',
  }
}
