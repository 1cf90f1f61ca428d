import { setImmediate } from 'node:timers/promises'
import { notFound } from '../errors.ts'
import { messages } from '../messages.ts'
import { localPath } from '../../core/return-path.ts'
import type { PageConfig } from '../../web/page.ts'
import type { HubConfig } from '../config.ts'
import type { directCalls } from '../http/direct-call.ts'
import { contentPolicy } from '../http/security.ts'
import type { Renderer } from '../render.ts'
import { turns } from '../turns.ts'
import { JoinedPage } from './joined-page.ts'
import { hashScripts, newPlaceholders } from './script-hashes.ts'
import type { RenderedPage } from './page-cache.ts'
import { renderUnlessAway } from './render-unless-away.ts'

/** Rendering keeps the one thread busy, so few are under way at once and not too many wait. */
const mostAtOnce = 4
const mostWaiting = 100

export type Render = (
  href: string,
  config: PageConfig,
  call: ReturnType<typeof directCalls>,
) => Promise<RenderedPage>

export function renderQueue(
  renderer: Renderer,
  hub: HubConfig | undefined,
  onFailure: (error: unknown) => void,
): Render {
  const placeholders = newPlaceholders()
  const inTurn = turns(mostAtOnce, mostWaiting)
  return async (href, config, call) => {
    const rendered = await inTurn(async () => {
      // A page that calls nothing is rendered without a pause: others are heard before the next one.
      await setImmediate()
      return renderUnlessAway(renderer, { href, call, placeholders })
    })
    // The page itself says no more than that it failed.
    if (rendered.failure !== undefined) onFailure(rendered.failure)
    // The renderer read the address differently: who may see the page was asked about another one.
    const isOther = rendered.location === null && rendered.config !== config
    if (isOther && rendered.status !== 404) throw notFound(messages.unknownCall)
    const { html, hashes } = hashScripts(rendered.html, placeholders.script)
    return {
      config,
      location: rendered.location && (localPath(rendered.location) ?? '/'),
      joined: new JoinedPage(html, placeholders.viewerData),
      status: rendered.status,
      policy: contentPolicy(hashes, hub),
    }
  }
}
