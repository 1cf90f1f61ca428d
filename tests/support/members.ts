import { sql } from 'kysely'
import type { Database } from '../../server/database/connection.ts'
import type { TestSite } from './site.ts'

export interface Member {
  id: number
  username: string
  email: string
  token: string
}

export const goodPassword = 'mürekkep hokkası 42'

let number = 0

export const registrationOf = (username: string) => ({
  firstName: 'Ayşe Nur',
  lastName: 'Demir',
  username,
  email: `${username}@ornek.test`,
  password: goodPassword,
})

export function memberMaker(call: TestSite['call'], database: Database): TestSite['member'] {
  return async ({ username = `uye_${++number}`, isConfirmed = true } = {}) => {
    const payload = registrationOf(username)
    const { body, status, text } = await call({ method: 'POST', url: '/api/register', payload })
    if (status !== 201) throw new Error(`sign-up failed: ${text}`)
    if (isConfirmed)
      await database
        .updateTable('users')
        .set({ email_confirmed_at: sql`now()` })
        .where('id', '=', body.user.id)
        .execute()
    return { id: body.user.id, username, email: payload.email, token: body.token }
  }
}
