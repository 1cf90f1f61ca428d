import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import type { Database } from '../../database/connection.ts'
import type { Caller, SessionControl } from '../../http/call.ts'
import { insertViews, selectSalts, selectViews, type View } from './views.sql.ts'

export interface ViewCounter {
  /** Notes a read and gives what the post has so far; the note is written within a second. */
  count(postId: number, caller: Caller | null, visitor: SessionControl): Promise<number>
  flush(): Promise<void>
  stop(): Promise<void>
}

const second = 1000
const hour = 3600 * second
const mostWaiting = 100_000

/** Counting never slows a page: reads gather in memory and are written once a second, together. */
export function viewCounter(database: Database, onError: (error: Error) => void): ViewCounter {
  let gathered: View[] = []
  let writing: Promise<void> = Promise.resolve()
  let salts: { values: string[]; until: number } = { values: [], until: 0 }

  const currentSalts = async (): Promise<string[]> => {
    if (salts.until < Date.now())
      salts = { values: await selectSalts(database), until: Date.now() + hour }
    return salts.values
  }
  const write = async (): Promise<void> => {
    const views = gathered
    gathered = []
    if (views.length === 0) return
    try {
      await insertViews(database, views)
    } catch (error) {
      // The database may be away for a moment; they wait for it, as far as memory goes.
      gathered = [...views, ...gathered].slice(0, mostWaiting)
      throw error
    }
  }
  /** One after the other: whoever asks for it knows that all until now is written. */
  const flush = (): Promise<void> => (writing = writing.catch(() => undefined).then(write))
  const flushing = setInterval(() => void flush().catch(onError), second)
  flushing.unref()

  return {
    flush,
    count: async (postId, caller, visitor) => {
      const { views, userId } = await selectViews(database, postId)
      if (caller?.id === userId || isRobot(visitor.userAgent)) return views
      const viewers =
        caller === null
          ? (await currentSalts()).map((salt) => hashOf(salt, visitor))
          : [`user ${caller.id}`]
      gathered.push({ postId, viewers })
      return views
    },
    stop: async () => {
      clearInterval(flushing)
      await flush().catch(onError)
    },
  }
}

const isRobot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent)

/** Two people behind one address are told apart by their browsers, as well as that goes. */
const hashOf = (salt: string, { address, userAgent }: SessionControl): string =>
  createHash('sha256').update(`${salt}\n${address}\n${userAgent}`).digest('base64url').slice(0, 22)
