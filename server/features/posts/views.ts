import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import type { ReadingDepth } from '../../../core/contracts/reading.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller, SessionControl } from '../../http/call.ts'
import { networkOf } from '../../http/network.ts'
import {
  insertDepth,
  insertViews,
  networkLength,
  selectSalts,
  selectViews,
  type View,
} from './views.sql.ts'

/** Whoever looks at a post: a member, or a visitor with an address. */
interface Viewing {
  postId: number
  caller: Caller | null
  visitor: SessionControl
}

export interface ViewCounter {
  /** Counts a read, unless it is no reader's first today, and gives what the post has then. */
  count(viewing: Viewing, source: string): Promise<number>
  /** Counts how far a reader came whose read was counted. */
  countDepth(viewing: Viewing, depth: ReadingDepth): Promise<void>
}

const hour = 3600_000

interface Batch {
  views: View[]
  counted: Promise<Map<number, number>>
}

export function viewCounter(database: Database): ViewCounter {
  let salts: { values: string[]; until: number } = { values: [], until: 0 }
  let gathering: Batch | null = null
  let written: Promise<unknown> = Promise.resolve()

  const currentSalts = async (): Promise<string[]> => {
    if (salts.until < Date.now())
      salts = { values: await selectSalts(database), until: Date.now() + hour }
    return salts.values
  }
  /** The first read is written at once; those that come meanwhile are written together. */
  const newBatch = (): Batch => {
    const views: View[] = []
    const counted = written.then(() => {
      gathering = null
      return insertViews(database, views)
    })
    written = counted.catch(() => undefined)
    return { views, counted }
  }

  /** The names under which this viewer may have been counted. */
  const namesOf = async ({ caller, visitor }: Viewing): Promise<string[]> =>
    caller === null
      ? (await currentSalts()).map((salt) => viewerOf(salt, visitor))
      : [`user ${caller.id}`]

  return {
    count: async (viewing, source) => {
      const { postId, caller, visitor } = viewing
      const { views, userId } = await selectViews(database, postId)
      if (caller?.id === userId || isRobot(visitor.userAgent)) return views
      const viewers = await namesOf(viewing)
      const batch = (gathering ??= newBatch())
      batch.views.push({ postId, viewers, source })
      // Nothing is left of a post that was deleted in between.
      return (await batch.counted).get(postId) ?? views
    },
    // Authors and robots were never counted, so there is nothing to add to.
    countDepth: async (viewing, depth) =>
      insertDepth(database, viewing.postId, await namesOf(viewing), depth),
  }
}

const isRobot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent)

/**
 * Two people behind one address are told apart by their browsers, as well as that goes. Which
 * network it is comes first, so that its readers can be counted.
 */
function viewerOf(salt: string, { address, userAgent }: SessionControl): string {
  const network = networkOf(address)
  return hashOf(salt, network) + hashOf(salt, `${network}\n${userAgent}`)
}

const hashOf = (salt: string, text: string): string =>
  createHash('sha256').update(`${salt}\n${text}`).digest('base64url').slice(0, networkLength)
