import { siteAddress } from '../../../core/site.ts'
import { pageHead } from '../../head.ts'

/** The page of a list in the address: `?sayfa=2`. The first page is the address without it. */
export interface PageSearch {
  sayfa?: number | undefined
}

/** Anything else in its place means the first page, whose address the head then names. */
export function pageSearch({ sayfa }: Record<string, unknown>): PageSearch {
  return /^(?:[2-9]|[1-9]\d{1,4})$/.test(String(sayfa))
    ? { sayfa: Number(sayfa) }
    : { sayfa: undefined }
}

/** The path may say more already: `/bildirimler?filtre=yeni`. */
export const pageAddress = (path: string, page: number): string =>
  page > 1 ? `${path}${path.includes('?') ? '&' : '?'}sayfa=${page}` : path

type HeadData = Parameters<typeof pageHead>[0] & { path: string }

/** The head of one page of a list: it names itself, and its neighbours. */
export function listHead(
  head: HeadData,
  { page = 1, hasNext }: { page?: number | undefined; hasNext: boolean },
): ReturnType<typeof pageHead> {
  const title = page > 1 ? `${head.title}, sayfa ${page}` : head.title
  const { meta, links } = pageHead({ ...head, title, path: pageAddress(head.path, page) })
  if (page > 1) links.push({ rel: 'prev', href: siteAddress(pageAddress(head.path, page - 1)) })
  if (hasNext) links.push({ rel: 'next', href: siteAddress(pageAddress(head.path, page + 1)) })
  return { meta, links }
}
