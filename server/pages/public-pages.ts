import { notFound } from '../../core/errors.ts'
import { messages } from '../../core/messages.ts'
import { localPath } from '../../core/return-path.ts'
import type { PageConfig } from '../../web/page.ts'
import type { Route } from '../http/call.ts'
import { directCalls } from '../http/direct-call.ts'
import { contentPolicy } from '../http/security.ts'
import type { Changes } from '../live/changes.ts'
import type { Renderer } from '../render.ts'
import { dependenciesOf } from './dependencies.ts'
import { JoinedPage } from './joined-page.ts'
import { pageMemory, type StoredPage } from './page-memory.ts'
import { knowScripts, type Marks } from './marks.ts'

interface PublicPagesParts {
  renderer: Renderer
  routes: Route[]
  changes: Changes
  marks: Marks
  onFailure: (error: unknown) => void
}

export type PageOrPlace = StoredPage | string

export interface PublicPages {
  /** Already made; an old one is still given out while a new one is made, so nobody waits for a counter. */
  kept(url: string): StoredPage | undefined
  make(url: string, config: PageConfig): Promise<PageOrPlace>
}

/** A public page is rendered once for everybody, as a visitor sees it, and dropped by what changes it. */
export function publicPages(parts: PublicPagesParts): PublicPages {
  const memory = pageMemory(parts.changes)
  const making = new Map<string, Promise<PageOrPlace>>()

  const makeNew = async (url: string, config: PageConfig): Promise<PageOrPlace> => {
    const begun = memory.begin()
    const dependencies = new Set<string>()
    const call = directCalls(parts.routes, null, {
      onFailure: parts.onFailure,
      onAnswer: (answer) => dependenciesOf(answer, dependencies),
    })
    const page = await renderStored(parts, url, config, call)
    if (typeof page !== 'string' && page.status === 200 && parts.renderer.isFinal)
      memory.keep(url, page, dependencies, begun)
    return page
  }
  /** Many who ask for one page at once wait for one rendering. */
  const make = (url: string, config: PageConfig): Promise<PageOrPlace> => {
    const known = making.get(url)
    if (known !== undefined) return known
    const made = makeNew(url, config).finally(() => making.delete(url))
    making.set(url, made)
    return made
  }
  const kept = (url: string): StoredPage | undefined => {
    const found = memory.find(url)
    if (found?.isOld) make(url, found.value.config).catch(parts.onFailure)
    return found?.value
  }
  return { kept, make }
}

export async function renderStored(
  { renderer, marks }: Pick<PublicPagesParts, 'renderer' | 'marks'>,
  url: string,
  config: PageConfig,
  call: ReturnType<typeof directCalls>,
): Promise<PageOrPlace> {
  const rendered = await renderer.render({ href: url, call, marks })
  if (rendered.location !== null) return localPath(rendered.location) ?? '/'
  // The renderer read the address differently: who may see the page was asked about another one.
  if (rendered.status !== 404 && rendered.config !== config) throw notFound(messages.unknownCall)
  const { html, hashes } = knowScripts(rendered.html, marks.script)
  return {
    config,
    joined: new JoinedPage(html, marks.visit),
    status: rendered.status,
    policy: contentPolicy(hashes),
  }
}
