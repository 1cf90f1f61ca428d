import { randomBytes } from 'node:crypto'

export interface Slots {
  nonce: string
  visit: string
}

/** Random for each process: nothing that a member writes can be taken for a slot. */
export function newSlots(): Slots {
  const random = randomBytes(12).toString('hex')
  return { nonce: `nonce-${random}`, visit: `visit-${random}` }
}

/**
 * Text that people wrote is escaped wherever it stands, so every `<script` is one of ours.
 */
export const withNonces = (html: string, slot: string): string =>
  html.replace(/<script(?=[\s>])/g, `<script nonce="${slot}"`)
