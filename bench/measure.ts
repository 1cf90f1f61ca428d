import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import autocannon from 'autocannon'

export interface Target {
  url: string
  headers: Record<string, string>
}

const connections = 10

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

interface Turns {
  rounds: number
  seconds: number
}

export interface Pair {
  one: number
  other: number
}

/**
 * The speeds of two targets in the middle one of many short rounds. They take turns on the same
 * machine, so that whatever else it is doing hits both.
 */
export async function inTurns(
  one: Target,
  other: Target,
  { rounds, seconds }: Turns,
): Promise<Pair> {
  for (const target of [one, other]) await speed(target, 1)
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ one: await speed(one, seconds), other: await speed(other, seconds) })
  return pairs.sort((a, b) => a.one / a.other - b.one / b.other)[Math.floor(rounds / 2)]!
}

/** Requests a second, every answer counted only when it is a good one. */
export async function speed({ url, headers }: Target, seconds = 3): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`)
  return result['2xx'] / result.duration
}

/** Ours against a bare server that sends the same bytes. */
export async function againstBare(target: Target, barePort: number): Promise<Pair> {
  const sample = await answerOf(target)
  const bare = await startChild('./bare.ts', { PORT: String(barePort) }, sample)
  const bareTarget = { url: `http://127.0.0.1:${barePort}/`, headers: target.headers }
  const pair = await inTurns(target, bareTarget, { rounds: 15, seconds: 0.5 })
  await stopChild(bare)
  return pair
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
