import { authorPath } from '../../../core/paths.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { siteAddress } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { pageHead } from '../../head.ts'
import { listHead } from '../posts/paging.ts'
import type { OpenList } from './public-list-query.ts'

export const listPath = (username: string, slug: string): string =>
  authorPath(username, `/listeler/${slug}`)

/** Only its owner comes to a list that is not public; it is no page for search engines. */
export function publicListHead(
  list: OpenList | undefined,
  page: number | undefined,
  hasNext: boolean,
) {
  if (list === undefined)
    return pageHead({
      title: 'Liste bulunamadı',
      robots: 'noindex',
    })
  const author = fullName(list.user)
  const path = listPath(list.user.username, list.slug)
  return listHead(
    {
      title: `${list.name}, ${author}`,
      description: `${author} adlı üyenin okuma listesi: ${count(list.postCount, 'yazı')}.`,
      path,
      robots: list.isPublic ? 'index' : 'noindex',
      structuredData: [
        {
          '@type': 'CollectionPage',
          name: list.name,
          url: siteAddress(path),
          author: {
            '@type': 'Person',
            name: author,
            url: siteAddress(authorPath(list.user.username)),
          },
        },
      ],
    },
    { page, hasNext },
  )
}
