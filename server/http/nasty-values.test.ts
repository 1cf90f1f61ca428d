import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../core/endpoint.ts'
import { messages } from '../messages.ts'
import { endpoints } from '../../tests/support/endpoints.ts'
import { type FilledSite, filledSite } from '../../tests/support/filled-site.ts'
import { type Contract, contractOf } from './documentation/components.ts'
import { exampleBody } from './documentation/examples.ts'
import { parameters } from './documentation/openapi-operation.ts'

/** No value in any place of any call is ever our failure. */
const contract: Contract = contractOf(endpoints)

let filled: FilledSite
beforeAll(async () => {
  filled = await filledSite()
})

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999',
  'NaN',
  'null',
  "'; DROP TABLE posts; --",
  '%',
  '_',
  '\\x',
  '\u0000',
  '\ud800',
  '\u202e',
  'İ\u0307'.repeat(50),
  '😀'.repeat(99),
  'x'.repeat(299),
  'x'.repeat(5000),
  '../..',
  '9999-12-31T23:59:59-23:59',
  '0000-00-00T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '{"a":1}',
  '__proto__',
]

const cursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Keys as a list would write them, but for values that no row can have. */
const parts = [
  0,
  -1,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e300,
  '2026-01-01 00:00:00+00',
  '2026-02-30 00:00:00+00',
  '2026-01-01 25:61:61+99',
  '0000-01-01 00:00:00+00',
  '9999-12-31 23:59:59.999999+00',
  'infinity',
  '',
  '\u0000',
  null,
  [],
]
const cursors = [
  ...parts.flatMap((part) => [
    cursor([part]),
    cursor([part, 1]),
    cursor([1, part]),
    cursor([part, part]),
    cursor(['2026-01-01 00:00:00+00', part]),
    cursor([1, '2026-01-01 00:00:00+00', part]),
    cursor([part, '2026-01-01 00:00:00+00', 1]),
    cursor([1, part, 1]),
  ]),
  ...['', '!', 'e30', cursor({}), cursor([]), cursor('x'), cursor(Array(20).fill(1))],
]

const values = [
  ...texts,
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  2 ** 31,
  2 ** 53,
  [],
  [null],
  [[]],
  Array(500).fill('a'),
  {},
  { a: { b: [] } },
]

const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'

async function expectNoFailure(
  { method, name }: Endpoint,
  url: string,
  payload?: unknown,
): Promise<void> {
  const { status, text } = await filled.site.call({
    method,
    url,
    as: filled.author,
    ...(payload !== undefined && {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    }),
  })
  const what = `${name} ${url} ${JSON.stringify(payload)?.slice(0, 200)}: ${text.slice(0, 200)}`
  expect(status, what).toBeLessThan(500)
  // The last net before a failure; a value should have been refused by its call.
  expect(text, what).not.toContain(messages.malformedRequest)
}

/** The address of a call that would succeed, with these parameters instead of its own. */
function withParameters(endpoint: Endpoint, changes: Record<string, string>): string {
  const [path, query = ''] = filled.addressOf(endpoint).split('?') as [string, string?]
  const kept = query
    .split('&')
    .filter((pair) => pair && !Object.hasOwn(changes, pair.split('=')[0]!))
  const given = Object.entries(changes).map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
  return `${path}?${[...kept, ...given].join('&')}`
}

/** Ends the session with which everything is asked, or asks other sites. */
const left = new Set(['logout', 'endOtherSessions', 'getUrlMeta', 'createEmbed'])
const asked = endpoints.filter(({ name, upload }) => !left.has(name) && !upload)

const named = (some: Endpoint[]) =>
  some.map((each) => [`${each.method} ${each.path}`, each] as const)

describe('a nasty value', () => {
  it.each(named(asked.filter(({ path }) => path.includes('{'))))(
    'in the path of %s',
    async (_, endpoint) => {
      const body = exampleBody(contract, endpoint)
      for (const text of texts.filter((each) => each !== '' && each !== '../..')) {
        const path = endpoint.path.replace(/\{\w+\}/g, () => encoded(text))
        await expectNoFailure(endpoint, `/api${path}`, body)
      }
    },
  )

  const withQuery = asked.filter((each) => parameters(each).some((one) => one.in === 'query'))
  it.each(named(withQuery))('in the query of %s', async (_, endpoint) => {
    const names = parameters(endpoint).flatMap((each) => (each.in === 'query' ? each.name : []))
    for (const name of names)
      for (const text of texts)
        await expectNoFailure(endpoint, withParameters(endpoint, { [name]: text }))
  })

  const lists = withQuery.filter((each) => parameters(each).some(({ name }) => name === 'cursor'))
  it.each(named(lists))('in the cursor of %s', async (_, endpoint) => {
    const orders = parameters(endpoint).filter(({ name }) => name.startsWith('order['))
    for (const order of [{}, ...orders.map(({ name }) => ({ [name]: 'desc' }))])
      for (const key of cursors)
        await expectNoFailure(endpoint, withParameters(endpoint, { ...order, cursor: key }))
  })

  it.each(named(asked.filter(({ body }) => body !== undefined)))(
    'in the body of %s',
    async (_, endpoint) => {
      const good = exampleBody(contract, endpoint) as Record<string, unknown>
      const schema = contract.resolve(contract.reference(endpoint.body!))
      const fields = Object.keys(schema.properties ?? good)
      const url = filled.addressOf(endpoint)
      for (const field of fields)
        for (const value of values)
          await expectNoFailure(endpoint, url, { ...good, [field]: value })
      for (const value of values) await expectNoFailure(endpoint, url, value)
    },
  )
})
