import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import type { Database } from '../../database/connection.ts'
import type { Caller, SessionControl } from '../../http/call.ts'
import { networkOf } from '../../http/network.ts'
import { insertViews, networkLength, selectSalts, selectViews, type View } from './views.sql.ts'

export interface ViewCounter {
  /** Counts a read, unless it is no reader's first today, and gives what the post has then. */
  count(postId: number, caller: Caller | null, visitor: SessionControl): Promise<number>
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

  return {
    count: async (postId, caller, visitor) => {
      const { views, userId } = await selectViews(database, postId)
      if (caller?.id === userId || isRobot(visitor.userAgent)) return views
      const viewers =
        caller === null
          ? (await currentSalts()).map((salt) => viewerOf(salt, visitor))
          : [`user ${caller.id}`]
      const batch = (gathering ??= newBatch())
      batch.views.push({ postId, viewers })
      // Nothing is left of a post that was deleted in between.
      return (await batch.counted).get(postId) ?? views
    },
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
