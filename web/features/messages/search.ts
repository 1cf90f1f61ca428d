import type { Box } from './queries.ts'

interface MessagesSearch {
  /** Conversations are the address without it. */
  liste?: 'istekler' | undefined
  /** With whom to begin one, by username. */
  kime?: string | undefined
}

export const messagesSearch = ({ liste, kime }: Record<string, unknown>): MessagesSearch => ({
  liste: liste === 'istekler' ? liste : undefined,
  kime: typeof kime === 'string' ? kime : undefined,
})

export const boxSearch = (box: Box): MessagesSearch =>
  box === 'istekler' ? { liste: 'istekler' } : {}
