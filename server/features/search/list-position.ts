import { decodeCursor, encodeCursor, foreignCursor } from '../../http/cursors.ts'
import type { PageQuery } from '../../http/hydra.ts'

/** How far somebody has read, and since when: what arrives meanwhile moves nothing. */
interface ListPosition {
  begunAt: number
  /** The last ones that were shown. */
  shown: number[]
}

/** Should some of them be gone by then, another still says where it goes on. */
const remembered = 8

/** In milliseconds: no clock of ours is ahead of the year 3000. */
const latest = 32_503_680_000_000

export const startOfList = (): ListPosition => ({ begunAt: Date.now(), shown: [] })

export function positionIn(cursor: string): ListPosition {
  const [begunAt, ...shown] = decodeCursor(cursor) ?? []
  const isPosition = [begunAt, ...shown].every(
    (part) => Number.isSafeInteger(part) && Number(part) >= 0,
  )
  if (!isPosition || (begunAt as number) > latest) throw foreignCursor()
  return { begunAt: begunAt as number, shown: shown as number[] }
}

/** The page after what was shown, or the one with this number where nothing was. */
export function pageOf(
  ids: readonly number[],
  { page, itemsPerPage }: PageQuery,
  { begunAt, shown }: ListPosition,
): { onPage: number[]; cursor: string | undefined } {
  const last = Math.max(...shown.map((id) => ids.indexOf(id)), -1)
  const start = last === -1 ? (page - 1) * itemsPerPage : last + 1
  const onPage = ids.slice(start, start + itemsPerPage)
  const isLast = start + itemsPerPage >= ids.length
  const cursor = isLast ? undefined : encodeCursor([begunAt, ...onPage.slice(-remembered)])
  return { onPage, cursor }
}
