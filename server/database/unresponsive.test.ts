import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { ResponseWatch, UnresponsiveDatabase } from './unresponsive.ts'

/** It accepts connections and never answers. */
async function unresponsiveServer(
  onSocket: (socket: Socket, count: number) => void = () => undefined,
): Promise<{ host: string; port: number }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => onSocket(socket, sockets.push(socket)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

it('a connection is watched until the last of its queries has ended', async () => {
  const errors: Error[] = []
  const watch = new ResponseWatch(
    await unresponsiveServer(),
    200,
    (error) => void errors.push(error),
  )
  onTestFinished(() => watch.stop())
  await new Promise<void>((resolve) => {
    const connection = { cut: () => resolve() }
    const first = watch.begin(connection)
    watch.begin(connection)
    watch.end(first, true)
  })
  expect(errors).toEqual([new UnresponsiveDatabase()])
})

it('a stall of this very process is not taken for an unresponsive server', async () => {
  const deadline = 200
  const errors: Error[] = []
  let isCut = false
  await new Promise<void>((resolve, reject) => {
    const onSocket = (socket: Socket, count: number): void => {
      // Asked again: the first answer has been read.
      if (count > 1) return resolve()
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1.5 * deadline)
      socket.destroy()
    }
    const begin = async (): Promise<void> => {
      const address = await unresponsiveServer(onSocket)
      const watch = new ResponseWatch(address, deadline, (error) => void errors.push(error))
      onTestFinished(() => watch.stop())
      watch.begin({ cut: () => void (isCut = true) })
    }
    begin().catch(reject)
  })
  expect([errors, isCut]).toEqual([[], false])
})
