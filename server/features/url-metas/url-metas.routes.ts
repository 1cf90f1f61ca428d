import { documentLimits } from '../../../core/document/limits.ts'
import { malformed } from '../../errors.ts'
import { messages, refusals } from '../../messages.ts'
import { getUrlMeta, type UrlMeta, urlMetaAddress } from '../../../core/contracts/url-metas.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import type { Remote } from '../../remote/remote.ts'
import { tidyText } from '../../remote/tidy-text.ts'
import { knownPages } from './known-pages.ts'
import type { PageHead } from './page-head.ts'

export function urlMetaRoutes({
  database,
  remote,
}: {
  database: Database
  remote: Remote
}): Route[] {
  const headOf = knownPages(database, remote)
  return [
    serve(getUrlMeta, async ({ query }) => {
      const page = new URL(query.url)
      // The same page, wherever in it somebody wants to begin.
      page.hash = ''
      if (!remote.mayBeAsked(page))
        throw malformed(messages.invalidParameter('url', refusals.remote.unreachable))
      return asUrlMeta(query.url, await headOf(page))
    }),
  ]
}

const asUrlMeta = (url: string, { title, description, image, siteName }: PageHead): UrlMeta => ({
  '@id': urlMetaAddress(url),
  '@type': 'UrlMeta',
  id: url,
  url,
  title: title ?? tidyText(url, documentLimits.cardTitleLength)!,
  description,
  image,
  siteName,
})
