import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendMessage } from '../../calls/message-writing.gen.ts'
import { useCall } from '../../api.ts'
import { putMessage } from './cache.ts'
import { changeOutbox, type Outgoing, useOutbox } from './outbox.ts'
import { messageOf, type ShownMessage } from './queries.ts'

/** Shown at once; what fails stays, to be sent again by hand under the same key. */
export function useSending(id: string, me: string, messages: ShownMessage[]) {
  const call = useCall()
  const queries = useQueryClient()
  const name = `${me}-${id}`
  const outgoing = useOutbox(name)

  const change = (key: string, changes: Partial<Outgoing>): void =>
    changeOutbox(name, (box) =>
      box.map((each) => (each.key === key ? { ...each, ...changes } : each)),
    )
  const drop = (key: string): void =>
    changeOutbox(name, (box) => box.filter((each) => each.key !== key))
  const deliver = async ({ key, text }: Outgoing): Promise<void> => {
    const result = await call(sendMessage, { body: { messenger: id, text, key } })
    if (!result.ok) return change(key, { failure: result.message })
    putMessage(queries, id, messageOf(result.data))
    drop(key)
  }
  // One whose answer was lost came all the same, by the stream or with a reload.
  useEffect(() => {
    const arrived = new Set(messages.map(({ key }) => key))
    if (outgoing.some(({ key }) => arrived.has(key)))
      changeOutbox(name, (box) => box.filter(({ key }) => !arrived.has(key)))
  }, [name, outgoing, messages])
  return {
    outgoing,
    drop,
    send: (text: string): void => {
      const createdAt = new Date().toISOString()
      const message = { key: crypto.randomUUID(), text, createdAt, failure: null }
      changeOutbox(name, (box) => [...box, message])
      void deliver(message)
    },
    retry: (message: Outgoing): void => {
      change(message.key, { failure: null })
      void deliver(message)
    },
  }
}
