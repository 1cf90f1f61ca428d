import type { Topic } from '../cache/topics.ts'
import type { LiveEvent } from './events.sql.ts'
import { topicNamed } from './topic.ts'

/** An item of the API, as readers of the stream get it. */
export type Item = { '@type': string }

/** What a feature sends to readers of the stream. */
export interface LiveSources {
  /** By the type of an event: its item as it is now, or nothing when it is gone or hidden. */
  events?: Record<string, (event: { itemId: number; ownerId: number }) => Promise<Item | undefined>>
  /** By the kind of a topic: what its readers have the latest state of, from the beginning on. */
  states?: Record<string, LiveState>
}

export interface LiveState {
  load: (id: number) => Promise<Item | undefined>
  /** What changes it. */
  dependsOn: (id: number) => Topic[]
}

/** What an event says is made when it is sent: what was deleted or hidden meanwhile is not sent any more. */
export function dataLoader(
  sources: LiveSources[],
): (event: LiveEvent) => Promise<string | undefined> {
  const events: NonNullable<LiveSources['events']> = Object.assign(
    {},
    ...sources.map((source) => source.events),
  )
  return async ({ type, itemId, topic }) => {
    const item = await events[type]?.({ itemId, ownerId: topicNamed(topic).id })
    return item && JSON.stringify(item)
  }
}
