import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { goodPassword } from '../support/members.ts'
import type { Step, Write } from './writes.ts'

export const token = 't'.repeat(43)

export const login: Write = async ({ act, can }) => {
  const { token: fresh } = await act('POST', '/login', null, {
    username: can.username,
    password: goodPassword,
  })
  can.token = fresh
}

/** A link as a mail carries it, with the change it belongs to. */
const changeLink =
  (purpose: 'change' | 'undo'): Write =>
  ({ one, can }) =>
    sql`WITH change AS (
      INSERT INTO email_changes (user_id, old_email, new_email, confirmed_at)
      VALUES (${can.id}, ${can.email}, 'baska_can@ornek.test', ${purpose === 'undo' ? new Date() : null})
      RETURNING id)
    INSERT INTO mail_links (token_hash, user_id, purpose, email, email_change_id, expires_at)
    SELECT ${createHash('sha256').update(token).digest()}, ${can.id}, ${purpose}, ${can.email}, id,
      now() + interval '1 hour' FROM change`.execute(one.database)

export const writesOfWaysIn: Record<string, Step[]> = {
  confirmEmailChange: [
    {
      before: changeLink('change'),
      write: ({ act }) => act('POST', '/email-change/confirmation', null, { token }),
    },
  ],
  undoEmailChange: [
    {
      before: changeLink('undo'),
      write: ({ act }) => act('POST', '/email-change/undo', null, { token }),
    },
    // Signed in again for what follows.
    { write: login },
  ],
}

/** How a member gets in is answered to them alone, and never cached. */
export const waysInShownToNobody = [
  'resendEmailChange',
  'cancelEmailChange',
  'startTwoFactor',
  'turnTwoFactorOn',
  'turnTwoFactorOff',
  'renewRecoveryCodes',
  'secondStep',
  'newPasskeyOptions',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'passkeyLoginOptions',
  'passkeyLogin',
]
