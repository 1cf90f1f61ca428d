import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { atEnd } from '../../../tests/support/at-end.ts'

interface StreamDoor {
  url: string
  /** After so many more bytes everybody is cut off, wherever an event then stands. */
  cutAfter(bytes: number): void
  /** Nothing comes out any more, and neither end is told. */
  swallow(): void
  /** Everybody is cut off; who comes from now on gets through. */
  cut(): void
}

type Pass = (part: Buffer, to: Socket) => void
const passAll: Pass = (part, to) => void to.write(part)
const passNothing: Pass = () => undefined

/** A way to the server on which connections get lost. */
export async function streamDoor(serverUrl: string): Promise<StreamDoor> {
  const sockets = new Set<Socket>()
  let pass = passAll
  const cut = (): void => {
    pass = passAll
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((outside) => {
    const inside = connect(Number(new URL(serverUrl).port), '127.0.0.1')
    for (const socket of [outside, inside])
      sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)))
    outside.on('data', (part) => inside.write(part)).on('close', () => inside.destroy())
    inside.on('data', (part) => pass(part, outside)).on('close', () => outside.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    server.close()
    cut()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (bytes) => {
      let left = bytes
      pass = (part, to) => {
        to.write(part.subarray(0, Math.max(0, left)))
        left -= part.length
        if (left > 0) return
        pass = passNothing
        // What was written before has to arrive first.
        to.end(cut)
      }
    },
    swallow: () => {
      pass = passNothing
    },
    cut,
  }
}
