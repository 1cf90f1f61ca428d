import { readFileSync } from 'node:fs'
import type { AxiosStatic } from 'axios'
import { expect, open, signIn, test } from './test.ts'

declare global {
  var axios: AxiosStatic
}

const source = readFileSync(
  new URL('../../node_modules/axios/dist/axios.min.js', import.meta.url),
  'utf8',
)

test('an axios without any configuration signs in, reads and writes', async ({
  page,
  otherBrowser,
  signUp,
}) => {
  const other = await otherBrowser()
  // An account of its own: it ends a session, which no other test may be using.
  const { username, password } = await signUp(other)
  await page.route('/assets/axios-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  )
  await open(page, '/hakkinda')
  await page.addScriptTag({ url: '/assets/axios-test.js' })

  const seen = await page.evaluate(
    async (credentials) => {
      const { axios } = globalThis
      const login = await axios.post('/api/login', credentials)
      const current = await axios.get('/api/users/current')
      const resent = await axios.post('/api/activation/resend')
      const sessions = await axios.get('/api/sessions')
      const ended = sessions.data['hydra:member'].find(
        (session: { isCurrent: boolean }) => !session.isCurrent,
      )
      const deleted = await axios.delete(`/api/sessions/${ended.id}`)
      const left = await axios.post('/api/logout')
      return {
        statuses: [login, current, resent, sessions, deleted, left].map(({ status }) => status),
        username: current.data.username,
      }
    },
    { username, password },
  )
  expect(seen).toEqual({ statuses: [200, 200, 204, 200, 204, 204], username })
})

test('a write without the pair is refused', async ({ page, watch }) => {
  await signIn(page, 'deniz')
  await open(page, '/')
  watch.announce(403, '/api/activation/resend')
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/activation/resend', { method: 'POST' })
    return answer.status
  })
  expect(status).toBe(403)
})
