import { createHash } from 'node:crypto'
import type { CurrentUser } from '../../core/contracts/users.ts'
import { formatDateWithDay, greeting, hourOfDay } from '../../core/turkish/day-words.ts'
import { type ViewerData, viewerTexts } from '../../core/viewer-data.ts'

export type ViewerOf = (userId: number) => Promise<CurrentUser>

/** Viewer data as it is joined into pages, with a hash for their tags. */
export interface SealedViewerData {
  bytes: Buffer
  hash: string
}

/** Who looks at a page, as it is joined in. */
export function viewerDataOfMembers(
  viewerOf: ViewerOf,
): (userId: number | null) => Promise<SealedViewerData> {
  const seal = sealing()
  return async (userId) => seal(userId === null ? null : await viewerOf(userId))
}

/** Greeting and date change with the hour at most, so a viewer's data is written once in an hour. */
function sealing(): (viewer: CurrentUser | null) => SealedViewerData {
  const nobody = {}
  const known = new WeakMap<object, SealedViewerData & { hour: number }>()
  return (viewer) => {
    const now = Date.now()
    const hour = Math.floor(now / 3_600_000)
    const cached = known.get(viewer ?? nobody)
    if (cached?.hour === hour) return cached
    const made = { ...sealed(viewerDataOf(viewer, new Date(now))), hour }
    known.set(viewer ?? nobody, made)
    return made
  }
}

const viewerDataOf = (viewer: CurrentUser | null, now: Date): ViewerData => ({
  viewer,
  texts: {
    greeting: greeting(hourOfDay(now)),
    today: formatDateWithDay(now),
    ...viewerTexts(viewer),
  },
})

function sealed(viewerData: ViewerData): SealedViewerData {
  const bytes = Buffer.from(JSON.stringify(viewerData).replaceAll('<', '\\u003c'))
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 12) }
}
