import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { until } from '../../tests/support/site.ts'
import { hearChanges } from './changes.ts'

/** A door before the database that can be shut. */
let door: Server
let isShut = false
let attempts = 0
const sockets = new Set<Socket>()

beforeAll(async () => {
  const { app } = inject('database')
  const { hostname, port } = app.connectionString
    ? new URL(app.connectionString)
    : { hostname: '', port: String(app.port) }
  const behind = () =>
    hostname === ''
      ? connect(`${app.host}/.s.PGSQL.${port}`)
      : connect(Number(port || 5432), hostname)
  door = createServer((socket) => {
    attempts++
    if (isShut) {
      socket.destroy()
      return
    }
    const other = behind()
    for (const each of [socket, other]) sockets.add(each.on('error', () => undefined))
    socket.pipe(other).pipe(socket)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void door.close())

it('looks for the database again one attempt at a time, each after a longer pause', async () => {
  const { app, owner } = inject('database')
  const { port } = door.address() as { port: number }
  const throughDoor = app.connectionString
    ? { connectionString: app.connectionString.replace(/@[^/]+/, `@127.0.0.1:${port}`) }
    : { ...app, database: 'postgres', host: '127.0.0.1', port }
  const changes = await hearChanges({ owner, app: throughDoor }, () => undefined)
  isShut = true
  attempts = 0
  const begin = Date.now()
  for (const socket of sockets) socket.destroy()
  await until(() => (attempts >= 6 ? true : undefined))
  // 50, 100, 200, 400, 800 and 1600 milliseconds.
  expect(Date.now() - begin).toBeGreaterThan(2500)
  isShut = false
  await until(() => (changes.isListening ? true : undefined))
  await changes.stop()
})
