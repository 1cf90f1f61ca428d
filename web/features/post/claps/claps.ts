import { mostClaps } from '../../../../core/posts/applause.ts'

/** Claps as they are pressed, and as the server knows them. Pure, so that it can be tested. */
export interface Claps {
  /** All claps of the post, the unsent ones included. */
  likes: number
  /** The member's own, the unsent ones included. */
  own: number
  /** Pressed, but not sent yet. */
  unsent: number
  /** On their way. */
  sending: number
}

export const clapsOf = (likes: number, own: number): Claps => ({
  likes,
  own,
  unsent: 0,
  sending: 0,
})

export const isFull = ({ own }: Claps): boolean => own >= mostClaps

export function press(claps: Claps): Claps {
  if (isFull(claps)) return claps
  return { ...claps, likes: claps.likes + 1, own: claps.own + 1, unsent: claps.unsent + 1 }
}

/** What was pressed goes out together. */
export const send = (claps: Claps): Claps => ({ ...claps, sending: claps.unsent, unsent: 0 })

/** The server's numbers, and on top of them what was pressed meanwhile. */
export const confirm = (claps: Claps, known: { count: number; likes: number }): Claps => ({
  likes: known.likes + claps.unsent,
  own: Math.min(mostClaps, known.count + claps.unsent),
  unsent: claps.unsent,
  sending: 0,
})

/** Refused: what was sent, and what was pressed since, never happened. */
export const undo = ({ likes, own, unsent, sending }: Claps): Claps =>
  clapsOf(likes - unsent - sending, own - unsent - sending)
