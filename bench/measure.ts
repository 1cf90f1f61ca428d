import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import autocannon from 'autocannon'

export interface Target {
  url: string
  headers: Record<string, string>
}

const connections = 10
const seconds = 3
const rounds = 3

export async function startChild(
  file: string,
  environment: Record<string, string>,
  message?: object,
): Promise<ChildProcess> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (message !== undefined) child.send(message)
  await once(child, 'message')
  return child
}

export async function stopChild(child: ChildProcess): Promise<void> {
  child.disconnect()
  await once(child, 'exit')
}

/** Requests a second, every answer counted only when it is a good one. */
export async function speed({ url, headers }: Target): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`)
  return result['2xx'] / result.duration
}

/**
 * Ours against a bare server that sends the same bytes, in turns on the same machine, so that
 * whatever else it is doing hits both.
 */
export async function ratioToBare(target: Target, barePort: number): Promise<[number, number]> {
  const sample = await answerOf(target)
  const bare = await startChild('./bare.ts', { PORT: String(barePort) }, sample)
  const bareTarget = { url: `http://127.0.0.1:${barePort}/`, headers: target.headers }
  const pairs: [number, number][] = []
  await speed(target)
  for (let round = 0; round < rounds; round++)
    pairs.push([await speed(target), await speed(bareTarget)])
  await stopChild(bare)
  return pairs.sort(([a, b], [c, d]) => a / b - c / d)[Math.floor(rounds / 2)]!
}

async function answerOf({ url, headers }: Target): Promise<{ headers: object; body: string }> {
  const asked = request(url, { headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks = (await response.toArray()) as Buffer[]
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    date: _date,
    ...kept
  } = response.headers
  return { headers: kept, body: Buffer.concat(chunks).toString('base64') }
}
