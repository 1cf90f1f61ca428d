import type { Route } from '../http/call.ts'
import { directCalls } from '../http/direct-call.ts'
import type { Changes } from '../live/changes.ts'
import type { Renderer } from '../render.ts'
import { dependenciesOf } from './dependencies.ts'
import { JoinedPage } from './joined-page.ts'
import { pageMemory, type StoredPage } from './page-memory.ts'
import { type Slots, withNonces } from './slots.ts'

interface PublicPagesParts {
  renderer: Renderer
  routes: Route[]
  changes: Changes
  slots: Slots
  onFailure: (error: unknown) => void
}

export type PageOrPlace = StoredPage | string

/**
 * A public page is rendered once for everybody, as a visitor sees it, and dropped by what changes
 * it. An old one is still given out while a new one is made, so nobody waits for a counter.
 */
export function publicPages(parts: PublicPagesParts): (url: string) => Promise<PageOrPlace> {
  const memory = pageMemory(parts.changes)
  const making = new Map<string, Promise<PageOrPlace>>()

  const make = async (url: string): Promise<PageOrPlace> => {
    const begun = memory.begin()
    const dependencies = new Set<string>()
    const call = directCalls(parts.routes, null, {
      onFailure: parts.onFailure,
      onAnswer: (answer) => dependenciesOf(answer, dependencies),
    })
    const page = await renderStored(parts, url, call)
    if (typeof page !== 'string' && page.status === 200 && parts.renderer.isFinal)
      memory.keep(url, page, dependencies, begun)
    return page
  }
  /** Many who ask for one page at once wait for one rendering. */
  const makeOnce = (url: string): Promise<PageOrPlace> => {
    const known = making.get(url)
    if (known !== undefined) return known
    const made = make(url).finally(() => making.delete(url))
    making.set(url, made)
    return made
  }
  return async (url) => {
    const found = memory.find(url)
    if (found === undefined) return makeOnce(url)
    if (found.isOld) makeOnce(url).catch(parts.onFailure)
    return found.value
  }
}

export async function renderStored(
  { renderer, slots }: Pick<PublicPagesParts, 'renderer' | 'slots'>,
  url: string,
  call: ReturnType<typeof directCalls>,
): Promise<PageOrPlace> {
  const { html, status, location } = await renderer.render({
    href: url,
    call,
    visitSlot: slots.visit,
  })
  if (location !== null) return location
  return { joined: new JoinedPage(withNonces(html, slots.nonce), { ...slots }), status }
}
