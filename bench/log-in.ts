import { demoPassword } from '../demo/password.ts'

/** The token of a member of the demo community. */
export async function logIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'elif', password: demoPassword }),
  })
  return ((await response.json()) as { token: string }).token
}
