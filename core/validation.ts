import * as z from 'zod/mini'
import type { Violation } from './errors.ts'
import { validation } from './validation-messages.ts'

type Issue = z.core.$ZodRawIssue

/** The validator's own sentences, in Turkish; a schema's own message always wins. */
function turkishMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? validation.required
        : validation.type(String(issue.expected))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return validation.format
    case 'invalid_value':
      return validation.choice((issue.values as unknown[]).map(String).join(', '))
    default:
      return validation.invalid
  }
}

function tooSmall(origin: unknown, minimum: number): string {
  if (origin === 'string') return validation.tooShort(minimum)
  return origin === 'array' ? validation.tooFew(minimum) : validation.tooSmall(minimum)
}

function tooBig(origin: unknown, maximum: number): string {
  if (origin === 'string') return validation.tooLong(maximum)
  return origin === 'array' ? validation.tooManyItems(maximum) : validation.tooBig(maximum)
}

z.config({ customError: turkishMessage })

/** `entries[2].data.key`, as API Platform writes it. */
function propertyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

/** Nobody mends more of them at once. */
const mostViolations = 100

/** One violation a field: the first one is the one a person mends first. */
export function violationsOf(error: z.core.$ZodError): Violation[] {
  const violations = new Map<string, Violation>()
  for (const issue of error.issues) {
    if (violations.size === mostViolations) break
    const path = propertyPath(issue.path)
    if (!violations.has(path)) violations.set(path, { propertyPath: path, message: issue.message })
  }
  return [...violations.values()]
}
