import { ExpectedError, malformed } from '../errors.ts'
import { bodyLimits } from '../../core/limits.ts'
import { messages } from '../messages.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Turns the bytes of a request into JSON that nothing behind it has to be afraid of. */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const value = parse(decode(bytes))
  checkTree(value)
  return value
}

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformed(messages.malformedText)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(messages.malformedJson)
  }
}

/** Level by level instead of recursively: the depth of a hostile body must not be our stack's. */
function checkTree(root: unknown): void {
  let level: unknown[] = [root]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > bodyLimits.depth) throw malformed(messages.tooDeep)
    values += level.length
    if (values > bodyLimits.values) throw new ExpectedError(413, messages.tooLarge)
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') checkText(value)
      else if (Array.isArray(value)) for (const item of value) next.push(item)
      else if (typeof value === 'object' && value !== null) pushFields(value, next)
    }
    level = next
  }
}

function pushFields(value: object, next: unknown[]): void {
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw malformed(messages.forbiddenKey(key))
    checkText(key)
    next.push((value as Record<string, unknown>)[key])
  }
}

/** PostgreSQL stores no NUL, and half a surrogate pair would be stored as something else. */
export const isSoundText = (text: string): boolean =>
  !text.includes('\u0000') && text.isWellFormed()

export function checkText(text: string): void {
  if (!isSoundText(text)) throw malformed(messages.malformedText)
}

const accepted = /^application\/(?:ld\+)?json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

export function checkContentType(contentType: string | undefined): void {
  if (contentType === undefined || !accepted.test(contentType))
    throw new ExpectedError(415, messages.unsupportedType)
}
