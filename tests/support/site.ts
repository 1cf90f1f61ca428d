import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, inject } from 'vitest'
import { assemble, type AssemblyOptions } from '../../server/assembly.ts'
import type { Invalidations } from '../../server/cache/invalidations.ts'
import { type Config, readConfig } from '../../server/config.ts'
import type { DatabaseAddress } from '../../server/database/address.ts'
import type { Database } from '../../server/database/connection.ts'
import type { Storage } from '../../server/files/storage.ts'
import type { Route } from '../../server/http/call.ts'
import { outboxOf } from '../../server/mail/mailer.ts'
import { builtRenderer } from '../../server/render.ts'
import { inDatabase } from './address.ts'
import { atEnd } from './at-end.ts'
import { besideTheCalls } from './beside.ts'
import { ask } from './empty-database.ts'
import { memberMaker, type Member } from './members.ts'
import { quickFolder } from './quick-folder.ts'
import { unhurried } from './unhurried.ts'

export interface TestSite {
  app: FastifyInstance
  database: Database
  storage: Storage
  archives: Storage
  /** Every call there is. */
  routes: Route[]
  invalidations: Invalidations
  /** Waits until all that other processes committed before has been received. */
  receivePending(): Promise<void>
  /** Does once what the clock does again and again; in tests it does nothing by itself. */
  runChores(): Promise<void>
  address: DatabaseAddress
  config: Config
  /** Signs a new member up and, unless told otherwise, confirms their e-mail. */
  member(changes?: { username?: string; isConfirmed?: boolean }): Promise<Member>
  call: (options: InjectOptions & { as?: Member }) => Promise<Answer>
  /** Waits for a mail to an address with these words in its subject, as in an address, and gives its HTML. */
  mailTo(email: string, about?: string): Promise<string>
}

export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever came back
  body: any
  headers: Record<string, string | string[] | number | undefined>
  text: string
  cookies: { name: string; value: string; maxAge?: number }[]
}

interface SiteOptions extends Pick<AssemblyOptions, 'isCached' | 'remote' | 'timing'> {
  pages?: boolean
  config?: Partial<Config>
  /** Leads the way to the database somewhere else, such as through a door that can be shut. */
  reach?: (address: DatabaseAddress) => Promise<DatabaseAddress>
}

/** A whole site of its own for a test file: real server, real database, real jobs, real mails. */
export async function testSite(options: SiteOptions = {}): Promise<TestSite> {
  const { address, drop } = await cloneTemplate()
  atEnd(drop)
  return siteOn(options.reach ? await options.reach(address) : address, options)
}

/** A process on a database that may have others. */
export async function siteOn(
  address: DatabaseAddress,
  options: SiteOptions = {},
): Promise<TestSite> {
  const dataDir = quickFolder('hokka-site-')
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, SITE_URL: 'http://hokka.test' }),
    limitFactor: 1000,
    ...unhurried,
    ...options.config,
  }
  const stops: AssemblyOptions['stops'] = []
  const { app, parts, routes, chores, listener } = await assemble(config, address, {
    ...options,
    onError: () => undefined,
    stops,
    ...(options.pages && { renderer: () => builtRenderer() }),
  })
  noteServed(routes)
  atEnd(async () => {
    for (const stop of stops.toReversed()) await stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { invalidations, storage, archives } = parts
  const beside = besideTheCalls(parts.database, invalidations)
  const call = callerOf(app)
  return {
    app,
    database: beside,
    storage,
    archives,
    routes,
    invalidations,
    receivePending: () => listener.receivePending(),
    runChores: async () => {
      for (const { run } of chores) await run()
    },
    address,
    config,
    call,
    member: memberMaker(call, beside),
    mailTo: (email, about = 'onaylayin') => waitForMail(outboxOf(config), email, about),
  }
}

/**
 * Notes the calls that answer well in a test of a feature; `served-calls.ts` misses the others. Tests
 * elsewhere walk through all calls there are, which says nothing about what a call is for.
 */
function noteServed(routes: Route[]): void {
  if (!expect.getState().testPath?.includes('/server/features/')) return
  for (const route of routes) {
    const { handler, endpoint } = route
    route.handler = async (call) => {
      const answer = await handler(call)
      writeFileSync(join(inject('servedCalls'), endpoint.name), '')
      return answer
    }
  }
}

export async function cloneTemplate(): Promise<{
  address: DatabaseAddress
  drop: () => Promise<void>
}> {
  const server = inject('database')
  const name = `hokka_test_${randomBytes(6).toString('hex')}`
  const asOwner = async (sql: string): Promise<void> =>
    void (await ask(inDatabase(server, 'postgres').owner, sql))
  await asOwner(`CREATE DATABASE ${name} TEMPLATE ${server.templateName}`)
  return {
    address: inDatabase(server, name),
    // Not by force, which only a superuser may: it waits for connections that are just closing.
    drop: () => asOwner(`DROP DATABASE ${name}`),
  }
}

function callerOf(app: FastifyInstance): TestSite['call'] {
  return async ({ as, ...options }) => {
    const headers = { ...(as && { authorization: `Bearer ${as.token}` }), ...options.headers }
    const response = await app.inject({ ...options, headers })
    const isJson = /json/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      headers: response.headers,
      text: response.body,
      cookies: response.cookies,
    }
  }
}

async function waitForMail(outbox: string, email: string, about: string): Promise<string> {
  const mark = email.replace(/[^a-z0-9]+/g, '-')
  const isWanted = (file: string): boolean =>
    file.endsWith('.html') && file.includes(mark) && file.includes(about)
  return until(() => {
    const files = filesIn(outbox).filter(isWanted)
    const newest = files.sort().at(-1)
    if (newest === undefined) return undefined
    const html = readFileSync(join(outbox, newest), 'utf8')
    for (const file of files) rmSync(join(outbox, file))
    return html
  })
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Asks again until there is an answer; the test's own time limit ends it. */
export async function until<Result>(
  ask: () => Result | undefined | Promise<Result | undefined>,
): Promise<Result> {
  for (;;) {
    const result = await ask()
    if (result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
