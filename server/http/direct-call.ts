import { ExpectedError } from '../errors.ts'
import type { MakeCall, Result } from '../../web/api.ts'
import { type RawInput, type Reading, type Route, runCall, type SessionControl } from './call.ts'
import { asExpected } from './errors.ts'

/** What is read for everybody, or while a page is rendered, cannot touch a session. */
export const readingOnly: SessionControl = {
  device: '',
  address: '',
  userAgent: '',
  start: () => {
    throw new Error('a reading cannot start a session')
  },
  end: () => undefined,
}

/**
 * How a page that is rendered on the server calls the API: through the same checks as over HTTP,
 * without HTTP in between, which costs more than most answers.
 */
export function directCalls(
  routes: Route[],
  reading: Reading,
  onFailure: (error: unknown) => void,
): MakeCall {
  const readings = routes.filter(({ endpoint }) => endpoint.method === 'GET')
  const byPath = new Map(readings.map((route) => [route.endpoint.path, route]))
  return async (endpoint, ...input) => {
    const route = byPath.get(endpoint.path)
    try {
      if (route === undefined || endpoint.method !== 'GET')
        throw new Error(`${endpoint.method} ${endpoint.path} cannot be called here`)
      const data = await runCall(route, plain(input[0]), reading, readingOnly)
      return { ok: true, status: endpoint.status, data } as never
    } catch (error) {
      if (!(error instanceof ExpectedError)) onFailure(error)
      // What a failure means to a page is the pages' own affair.
      return refusal(asExpected(error)) as never
    }
  }
}

/** Over HTTP a query is text; a direct call must mean the same. */
function plain(input: { params?: object; query?: object } | undefined): RawInput {
  return { params: asText(input?.params), query: asText(input?.query) }
}

function asText(values: object | undefined): Record<string, string> | undefined {
  if (values === undefined) return undefined
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

function refusal(error: ExpectedError): Result<never> {
  return {
    ok: false,
    status: error.status,
    message: error.message,
    violations: [],
    retryAfterSeconds: null,
  }
}
