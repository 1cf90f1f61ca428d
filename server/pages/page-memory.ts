import { LRUCache } from 'lru-cache'
import { JoinedPage } from './joined-page.ts'
import type { Slots } from './slots.ts'

export interface StoredPage {
  joined: JoinedPage
  status: number
}

const maxBytes = 128 * 1024 * 1024

/** Public pages as they were rendered for everybody, ready to be sent. */
export class PageMemory {
  readonly #pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.joined.bytes,
  })

  get(url: string): StoredPage | undefined {
    return this.#pages.get(url)
  }

  pack(html: string, slots: Slots, status: number): StoredPage {
    return { joined: new JoinedPage(html, { ...slots }), status }
  }

  keep(url: string, page: StoredPage): void {
    this.#pages.set(url, page)
  }
}
