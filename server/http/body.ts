import { ExpectedError, malformed } from '../errors.ts'
import { bodyLimits } from '../../core/limits.ts'
import { isSoundText } from '../../core/text/sound-text.ts'
import { messages } from '../messages.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** Turns the bytes of a request into JSON that nothing behind it has to be afraid of. */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const text = decode(bytes)
  checkSize(bytes)
  const value = parse(text)
  checkTexts(value)
  return value
}

const [quote, comma, backslash] = Buffer.from('",\\')
const [openList, closeList, openObject, closeObject] = Buffer.from('[]{}')

/** Counts values and depth in the bytes: building a million objects would cost more than refusing them. */
function checkSize(bytes: Buffer): void {
  let values = 1
  let depth = 0
  let isInText = false
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at]
    if (sign === quote) isInText = !isInText
    else if (isInText) at += sign === backslash ? 1 : 0
    else if (sign === comma) values++
    else if (sign === openList || sign === openObject) {
      values++
      depth++
    } else if (sign === closeList || sign === closeObject) depth--
    if (depth > bodyLimits.depth) throw malformed(messages.tooDeep)
    if (values > bodyLimits.values) throw new ExpectedError(413, messages.tooLarge)
  }
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

/** The depth is known to be small by now. */
function checkTexts(value: unknown): void {
  if (typeof value === 'string') return checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) return value.forEach(checkTexts)
  for (const [key, field] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw malformed(messages.forbiddenKey(key))
    checkText(key)
    checkTexts(field)
  }
}

export function checkText(text: string): void {
  if (!isSoundText(text)) throw malformed(messages.malformedText)
}

const accepted = /^application\/(?:ld\+)?json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

export function checkContentType(contentType: string | undefined): void {
  if (contentType === undefined || !accepted.test(contentType))
    throw new ExpectedError(415, messages.unsupportedType)
}
