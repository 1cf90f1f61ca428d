import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/mail/mail.fixture.ts'
import { until } from '../support/site.ts'

/** What a site says when everything runs. */
const lastWords = { withMailServer: ' hazır: ', without: 'Gönderilen e-postalar: ' }

const realMain = join(import.meta.dirname, '../../server/main.ts')
const unhurriedMain = join(import.meta.dirname, 'main.fixture.ts')

/** The whole site as an operator runs it: a process of its own, configured by its environment alone. */
export class SiteProcess {
  readonly url: string
  readonly #child: ChildProcess
  readonly #exited: Promise<unknown[]>
  readonly #lastWords: string
  #output = ''
  errors = ''

  constructor(environment: Record<string, string>, main = realMain) {
    this.url = `http://127.0.0.1:${environment.PORT}`
    this.#lastWords = lastWords[environment.SMTP_URL === undefined ? 'without' : 'withMailServer']
    const env = { PATH: process.env.PATH, ...environment }
    this.#child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child.stdout!.on('data', (chunk) => (this.#output += chunk))
    this.#child.stderr!.on('data', (chunk) => (this.errors += chunk))
    this.#exited = once(this.#child, 'close')
  }

  get pid(): number {
    return this.#child.pid!
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The lines for people, and the log of the machine. */
  get lines(): string[] {
    return this.#allLines.filter((line) => !line.startsWith('{'))
  }

  get log(): string[] {
    return this.#allLines.filter((line) => line.startsWith('{'))
  }

  get #allLines(): string[] {
    return this.#output.split('\n').filter((line) => line !== '')
  }

  async ready(): Promise<this> {
    await until(() => {
      if (!this.isRunning) throw new Error(`It ended instead: ${this.errors}${this.#output}`)
      return this.lines.some((line) => line.includes(this.#lastWords)) ? true : undefined
    })
    return this
  }

  /** The exit code, once it has one. */
  async exit(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal !== undefined) this.#child.kill(signal)
    await this.#exited
    return this.#child.exitCode
  }

  async call(path: string, body?: object, token?: string) {
    const response = await fetch(this.url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, text, body: isJson && text ? JSON.parse(text) : undefined }
  }
}

/** One that is called, so it has to hold on a busy machine. */
export async function startSite(environment: Record<string, string>): Promise<SiteProcess> {
  const PORT = String(await freePort())
  return new SiteProcess({ PORT, ...environment }, unhurriedMain).ready()
}

/** Every PostgreSQL that works in a data folder, whoever started it. */
export function databaseProcesses(dataDir: string): number[] {
  const cluster = join(dataDir, 'postgres/cluster')
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && folderOf(pid) === cluster)
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined // Gone, or somebody else's.
  }
}

/** The newest link that was mailed to an address. */
export function mailedLink(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const mark = email.replace(/[^a-z0-9]+/g, '-')
  return until(() => {
    const file = filesIn(outbox).findLast((name) => name.endsWith('.html') && name.includes(mark))
    if (file === undefined) return undefined
    return /href="([^"]+\?token=[^"]+)"/.exec(readFileSync(join(outbox, file), 'utf8'))?.[1]
  })
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
