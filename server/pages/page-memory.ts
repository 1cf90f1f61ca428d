import type { Changes } from '../live/changes.ts'
import { Memory } from '../live/memory.ts'
import type { PageConfig } from '../../web/page.ts'
import type { JoinedPage } from './joined-page.ts'

export interface StoredPage {
  config: PageConfig
  joined: JoinedPage
  status: number
  /** What may run in it. */
  policy: string
}

/** Counters on a page (reads, claps) may be this old; what members write never is. */
const counterSeconds = 10

/** Public pages as they were rendered for everybody, ready to be sent. */
export const pageMemory = (changes: Changes): Memory<StoredPage> =>
  new Memory(changes, {
    maxBytes: 256 * 1024 * 1024,
    bytesOf: (page) => page.joined.bytes,
    seconds: counterSeconds,
  })
