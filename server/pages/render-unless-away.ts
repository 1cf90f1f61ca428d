import { unavailable } from '../errors.ts'
import type { MakeCall } from '../../web/api.ts'
import type { Renderer } from '../render.ts'

type Rendering = ReturnType<Renderer['render']>

/** Without the database a page has nothing to show; then it says so with the status for it. */
export async function renderUnlessAway(
  renderer: Renderer,
  request: Parameters<Renderer['render']>[0],
): Rendering {
  let isAway = false
  const call: MakeCall = async (asked, ...input) => {
    const result = await request.call(asked, ...input)
    isAway ||= !result.ok && result.status === 503
    return result
  }
  const rendered = await renderer.render({ ...request, call })
  if (isAway) throw unavailable()
  return rendered
}
