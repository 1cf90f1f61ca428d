import type { PageConfig } from '../../web/page.ts'
import type { Invalidations } from '../cache/invalidations.ts'
import { topics as all, type Topic } from '../cache/topics.ts'
import type { CurrentSite } from './current-site.ts'
import type { Made } from '../cache/cache.ts'
import { directCalls } from '../http/direct-call.ts'
import { pageCache, type RenderedPage } from './page-cache.ts'
import type { Render } from './rendering.ts'
import type { Route } from '../http/call.ts'

interface PublicPagesParts {
  render: Render
  routes: Route[]
  invalidations: Invalidations
  /** Whether pages stay what they are until the process ends. */
  isFinal: boolean
  onFailure: (error: unknown) => void
  currentSite: CurrentSite
}

export interface PublicPages {
  find(href: string): RenderedPage | undefined
  get(href: string, config: PageConfig): Promise<RenderedPage>
}

/** A public page is rendered once for everybody, as a visitor sees it, and dropped by what changes it. */
export function publicPages(parts: PublicPagesParts): PublicPages {
  const { render, routes, invalidations, isFinal, onFailure, currentSite } = parts
  const cache = pageCache(invalidations)

  const make = async (href: string, config: PageConfig): Promise<Made<RenderedPage>> => {
    // Its name stands on every page.
    const topics = new Set<Topic>([all.site])
    const dependsOn = (...named: Topic[]): void => named.forEach((topic) => topics.add(topic))
    await currentSite.ready()
    let hasFailed = false
    const call = directCalls(routes, { caller: null, dependsOn }, (error) => {
      hasFailed = true
      onFailure(error)
    })
    const value = await render(href, config, call)
    return { value, topics: value.status === 200 && isFinal && !hasFailed ? topics : null }
  }
  return {
    find: (href) => cache.find(href),
    get: (href, config) => cache.get(href, () => make(href, config)),
  }
}
