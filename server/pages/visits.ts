import { createHash } from 'node:crypto'
import type { CurrentUser } from '../../core/contracts/users.ts'
import { type Visit, visitOf } from '../../core/visit.ts'

export type ViewerOf = (userId: number) => Promise<CurrentUser>

/** A visit as it is joined into pages, with a hash for their tags. */
export interface SealedVisit {
  bytes: Buffer
  hash: string
}

/** Who looks at a page, as it is joined in. */
export function visits(viewerOf: ViewerOf): (userId: number | null) => Promise<SealedVisit> {
  const seal = sealing()
  return async (userId) => seal(userId === null ? null : await viewerOf(userId))
}

/** Greeting and date change with the hour at most, so a viewer's visit is written once in an hour. */
function sealing(): (viewer: CurrentUser | null) => SealedVisit {
  const nobody = {}
  const known = new WeakMap<object, SealedVisit & { hour: number }>()
  return (viewer) => {
    const now = Date.now()
    const hour = Math.floor(now / 3_600_000)
    const kept = known.get(viewer ?? nobody)
    if (kept?.hour === hour) return kept
    const made = { ...sealed(visitOf(viewer, new Date(now))), hour }
    known.set(viewer ?? nobody, made)
    return made
  }
}

function sealed(visit: Visit): SealedVisit {
  const bytes = Buffer.from(JSON.stringify(visit).replaceAll('<', '\\u003c'))
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 12) }
}
