import type { PageConfig } from '../../web/page.ts'
import { Cache } from '../cache/cache.ts'
import type { Invalidations } from '../cache/invalidations.ts'
import type { JoinedPage } from './joined-page.ts'

export interface RenderedPage {
  /** Set where the page sends its reader elsewhere. */
  location: string | null
  config: PageConfig
  joined: JoinedPage
  status: number
  /** What may run in it. */
  policy: string
}

/** Counts on a page (reads, applause, followers) may be this old; what members write never is. */
const countSeconds = 40

/** Public pages as they were rendered for everybody, ready to be sent. */
export const pageCache = (invalidations: Invalidations): Cache<RenderedPage> =>
  new Cache(invalidations, {
    maxBytes: 256 * 1024 * 1024,
    bytesOf: (page) => page.joined.bytes,
    freshSeconds: countSeconds,
  })
