import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { ClientConfig } from 'pg'
import type { DatabaseAddress } from '../../server/database/address.ts'

/** What may happen between a site and its database. */
type State = 'open' | 'shut' | 'frozen' | 'starting' | 'full'

export interface DatabaseDoor {
  address: DatabaseAddress
  /** Shut: nobody gets in, and who was inside is cut off. Frozen: nothing comes back. Full: who comes now waits. */
  become(state: State): Promise<void>
  close(): void
}

/** PostgreSQL's own words while it starts: 57P03, as it sends them. */
const startingUp = errorPacket([
  'SFATAL',
  'VFATAL',
  'C57P03',
  'Mthe database system is starting up',
])

function errorPacket(fields: string[]): Buffer {
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** A door before the database through which the application's connections go. */
export async function databaseDoor({ owner, app }: DatabaseAddress): Promise<DatabaseDoor> {
  let state: State = 'open'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
    return socket
  }
  const receive = (socket: Socket): void => {
    keep(socket)
    if (state === 'starting') return void socket.once('data', () => socket.end(startingUp))
    if (state === 'full') return
    const inside = keep(behind(app))
    socket.on('data', (part) => inside.write(part))
    inside.on('data', (part) => state === 'frozen' || socket.write(part))
    socket.on('close', () => inside.destroy())
    inside.on('close', () => socket.destroy())
  }
  const server = createServer(receive)
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    address: { owner, app: throughDoor(app, port) },
    become: async (next) => {
      const wasShut = state === 'shut'
      state = next
      if (next === 'shut') server.close()
      if (next === 'shut' || next === 'starting') for (const socket of sockets) socket.destroy()
      if (wasShut && next !== 'shut') await listen(server, port)
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))

function behind({ connectionString, host, port }: ClientConfig): Socket {
  if (connectionString === undefined) return connect(`${host}/.s.PGSQL.${port}`)
  const url = new URL(connectionString)
  return connect(Number(url.port || 5432), url.hostname)
}

function throughDoor(app: ClientConfig, port: number): ClientConfig {
  if (app.connectionString === undefined) return { ...app, host: '127.0.0.1', port }
  const url = new URL(app.connectionString)
  url.host = `127.0.0.1:${port}`
  return { connectionString: url.href }
}
