import { urlMetaSeconds } from '../../../core/contracts/url-metas.ts'
import type { Database } from '../../database/connection.ts'
import { decodePage } from '../../remote/charset.ts'
import { type Remote, RemoteFailure } from '../../remote/remote.ts'
import { singleFlight } from '../../single-flight.ts'
import { type PageHead, pageHeadOf } from './page-head.ts'
import { cachePageHead, selectPageHead } from './url-metas.sql.ts'

const types = ['text/html', 'application/xhtml+xml'] as const
const maxBytes = 512 * 1024

const emptyHead: PageHead = { title: null, description: null, image: null, siteName: null }

/** Pages of other sites: each is fetched once for everybody who asks, and remembered for a while. */
export function knownPages(database: Database, remote: Remote): (url: URL) => Promise<PageHead> {
  const once = singleFlight<PageHead>()
  return (url) =>
    once(url.href, async () => {
      const known = await selectPageHead(database, url.href)
      if (known !== undefined) return known
      const head = await fetchHead(remote, url)
      const seconds = head === null ? urlMetaSeconds.unanswered : urlMetaSeconds.answered
      await cachePageHead(database, url.href, head ?? emptyHead, seconds)
      return head ?? emptyHead
    })
}

async function fetchHead(remote: Remote, url: URL): Promise<PageHead | null> {
  try {
    const found = await remote.read(url, { types, maxBytes, isEnough: endOfHead() })
    return pageHeadOf(decodePage(found.bytes, found.contentType), found.url)
  } catch (error) {
    if (error instanceof RemoteFailure) return null
    throw error
  }
}

/** Finds the end of `</head>` in a stream, also when it is split between two chunks. */
export function endOfHead(): (piece: Buffer) => boolean {
  let before = ''
  return (piece) => {
    const text = before + piece.toString('latin1')
    before = text.slice(-7)
    return /<\/head[\s/>]/i.test(text)
  }
}
