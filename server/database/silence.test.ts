import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { SilenceWatch, SilentDatabase } from './silence.ts'

/** Whoever connects to it hears nothing. */
async function silentServer(): Promise<{ host: string; port: number }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

it('a connection is watched until the last of its queries has ended', async () => {
  const errors: Error[] = []
  const watch = new SilenceWatch(await silentServer(), 200, (error) => void errors.push(error))
  onTestFinished(() => watch.stop())
  await new Promise<void>((resolve) => {
    const connection = { cut: () => resolve() }
    const first = watch.begin(connection)
    watch.begin(connection)
    watch.end(first, true)
  })
  expect(errors).toEqual([new SilentDatabase()])
})
