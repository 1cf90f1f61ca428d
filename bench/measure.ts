import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import autocannon from 'autocannon'
import type { Sample } from './bare.ts'
import type { Question } from './child.ts'
import type { Finding } from './table.ts'

export interface Target {
  url: string
  /** Asked for in turns below the address; left out, the address itself. */
  paths?: string[]
  headers: Record<string, string>
  /** More of them, for each request: many members in turns. */
  headersOf?: () => Record<string, string>
  method?: 'GET' | 'POST' | 'PUT'
  /** Made anew for every request: nothing is written twice. */
  bodyOf?: () => object
}

export async function startChild(
  file: string,
  environment: Record<string, string>,
  message?: object,
  flags: string[] = [],
): Promise<ChildProcess> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...environment },
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (message !== undefined) child.send(message)
  await messageOf(child)
  return child
}

/** The next one; a process that ends instead of sending one ends the measuring. */
export async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const over = new AbortController()
  const ended = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error(`${child.spawnfile} ended.`)
  })
  try {
    const sent = once(child, 'message', { signal: over.signal }) as Promise<[Message]>
    return (await Promise.race([sent, ended]))[0]
  } finally {
    over.abort()
  }
}

export async function stopChild(child: ChildProcess): Promise<void> {
  child.disconnect()
  await once(child, 'exit')
}

/** Requests a second, for some seconds or for an amount of them. Every answer has to be a good one. */
export async function speed(
  target: Target,
  { seconds = 3, ...rest }: { seconds?: number; amount?: number; connections?: number } = {},
): Promise<number> {
  const until = rest.amount === undefined ? { duration: seconds } : {}
  const { answers, duration } = await load(target, { ...until, ...rest })
  return answers / duration
}

interface Load {
  connections?: number
  duration?: number
  amount?: number
}

async function load(
  { url, paths, headers, headersOf, method = 'GET', bodyOf }: Target,
  { connections = 10, ...until }: Load,
): Promise<{ answers: number; duration: number }> {
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    headers: { ...request.headers, ...headersOf?.(), 'x-forwarded-for': someAddress() },
    ...(bodyOf && { body: JSON.stringify(bodyOf()) }),
  })
  const requests = paths?.map((path) => ({ path, setupRequest })) ?? [{ setupRequest }]
  // How exactly it sees the end: by itself it looks once a second.
  const sampleInt = 10
  const result = await autocannon({
    ...{ url, headers, method, requests, connections, sampleInt },
    ...until,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`)
  return { answers: result['2xx'], duration: result.duration }
}

/** Readers come from everywhere; the site believes one proxy. */
export const someAddress = (): string => `203.0.${randomInt(256)}.${randomInt(256)}`

/** How many times longer the second one takes, once the queries are known and what they read is at hand. */
export async function compareSpeeds(
  name: string,
  few: Target,
  many: Target,
  most: number,
): Promise<Finding> {
  const amount = 200
  for (const target of [few, many]) await speed(target, { amount: 2 * amount })
  const speeds = await inTurns(
    11,
    () => speed(few, { amount }),
    () => speed(many, { amount }),
  )
  const detail = speeds.map(Math.round).join(' and ') + ' a second'
  return { name, ratio: speeds[0] / speeds[1], limit: { most }, detail }
}

/**
 * One figure of two targets in the middle one of many short rounds. They take turns on the same
 * machine, so that whatever else it is doing hits both.
 */
export async function inTurns(
  rounds: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[number, number]> {
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await one(), await other()])
  return pairs.sort(([a, b], [c, d]) => a / b - c / d)[Math.floor(rounds / 2)]!
}

/** Milliseconds a server works for an answer; what other programs do in the meantime is not in it. */
async function workPerAnswer(child: ChildProcess, target: Target): Promise<number> {
  const before = await workTime(child)
  const { answers } = await load(target, { amount: 2000 })
  return ((await workTime(child)) - before) / answers
}

async function askOf(child: ChildProcess, question: Question): Promise<number> {
  child.send(question)
  return messageOf<number>(child)
}

const workTime = (child: ChildProcess): Promise<number> => askOf(child, 'work')

export const memoryOf = (child: ChildProcess): Promise<number> => askOf(child, 'memory')

/** The work of ours for an answer, and of a bare server that sends the same bytes. */
export async function againstBare(
  site: ChildProcess,
  target: Target,
  barePort: number,
): Promise<[ours: number, bare: number]> {
  const { url, paths = [new URL(url).pathname], headers } = target
  const samples: Record<string, Sample> = {}
  for (const path of paths) samples[path] = await answerOf(new URL(path, url).href, headers)
  const bare = await startChild('./bare.ts', { PORT: String(barePort) }, samples)
  const bareTarget = { url: `http://127.0.0.1:${barePort}`, paths, headers }
  // Until the engine has made of both what it can.
  for (const each of [target, bareTarget]) await load(each, { amount: 8_000 })
  const pair = await inTurns(
    9,
    () => workPerAnswer(site, target),
    () => workPerAnswer(bare, bareTarget),
  )
  await stopChild(bare)
  return pair
}

async function answerOf(url: string, headers: Target['headers']): Promise<Sample> {
  const asked = request(url, { headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks = (await response.toArray()) as Buffer[]
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    date: _date,
    ...kept
  } = response.headers
  return { headers: kept as Sample['headers'], body: Buffer.concat(chunks).toString('base64') }
}
