import { malformed } from '../errors.ts'
import { messages } from '../messages.ts'
import { checkText } from './body.ts'

const failure = Symbol('failure')

/** For the router, which has no place for an error: it is kept until the request has one. */
export function parseQueryLater(text: string): Record<string | symbol, unknown> {
  try {
    return parseQuery(text)
  } catch (error) {
    return { [failure]: error }
  }
}

export function throwQueryFailure(query: unknown): void {
  const error = (query as Record<symbol, unknown>)[failure]
  if (error !== undefined) throw error
}

/** One value for each name; a repeated one is refused rather than guessed at. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const border = pair.indexOf('=')
    const name = decode(border < 0 ? pair : pair.slice(0, border))
    if (name in query) throw malformed(messages.repeatedParameter(name))
    query[name] = border < 0 ? '' : decode(pair.slice(border + 1))
  }
  return query
}

export function decode(part: string): string {
  let text: string
  try {
    text = decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    throw malformed(messages.malformedAddress)
  }
  checkText(text)
  return text
}
