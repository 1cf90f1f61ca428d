import type { Client } from 'pg'

/** As long as a real one. */
const tokenOf = (n: number): string => `olcum-${String(n).padStart(37, '0')}`

export const cookieOf = (n: number): string => `XSRF-TOKEN=bench; token=${tokenOf(n)}`

/** Makes sure that the members 0, 1, 2 … are there, each with a session. */
export async function fillMembers(owner: Client, amount: number): Promise<void> {
  await owner.query(
    `WITH made AS (
       INSERT INTO users (username, first_name, last_name, email, email_confirmed_at, password_hash, created_at)
       SELECT 'olcum_' || n, 'Ölçüm', 'Üyesi', 'olcum_' || n || '@ornek.example', now(), '', now() - interval '1 year'
       FROM generate_series(0, $1::int - 1) AS n ON CONFLICT (username) DO NOTHING RETURNING id, username
     ), informed AS (INSERT INTO user_informations (user_id) SELECT id FROM made)
     INSERT INTO sessions (user_id, token_hash, device, expires_at)
     SELECT id, sha256(convert_to('olcum-' || lpad(substr(username, 7), 37, '0'), 'UTF8')), 'Ölçüm', now() + interval '1 day' FROM made`,
    [amount],
  )
}

/** For a query that speaks of the member with this number. */
export const idOf = (n: number | string): string =>
  `(SELECT id FROM users WHERE username = 'olcum_' || ${n})`

export const headersOf = (n: number): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${tokenOf(n)}`,
})

/** Calls as a member; anything but a good answer ends the measuring. */
export async function callAs<Answer>(
  n: number,
  base: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${base}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: headersOf(n),
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Answer
}
