import * as z from 'zod/mini'
import type { Violation } from '../../../../core/errors.ts'
import {
  canonical,
  categories,
  cover,
  excerpt,
  postMessages,
  tags,
  title,
} from '../../../../core/contracts/post-forms.ts'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { violationsOf } from '../../../../core/validation.ts'
import type { Wish } from '../saving/server-copy.ts'
import type { WrittenText } from '../saving/written-text.ts'

/** The same rules and sentences as the API's. */
const form = z.object({ title, excerpt, categories, tags, cover, canonical })

export type Intent = 'publish' | 'schedule' | 'submit' | 'update' | 'withdraw'

export const formFields = [
  'title',
  'excerpt',
  'categories',
  'tags',
  'cover',
  'canonical',
  'date',
  'time',
] as const
export type FormField = (typeof formFields)[number]
export type FormErrors = Partial<Record<FormField, string>>

/** What keeps a text from what is wanted of it, before anybody is asked. */
export function mistakesIn(text: WrittenText, intent: Intent): Violation[] {
  if (intent === 'withdraw') return []
  const parsed = form.safeParse(text)
  const violations = parsed.success ? [] : violationsOf(parsed.error)
  if (text.categories.length > 0) return violations
  return [...violations, { propertyPath: 'categories', message: postMessages.noCategory }]
}

/** Which field of the form a violation belongs to; null when it concerns none of them. */
export function fieldOf({ propertyPath }: Violation): FormField | null {
  const name = propertyPath.replace(/[.[].*$/s, '')
  const field = name === 'publishTime' ? 'time' : name
  return formFields.find((each) => each === field) ?? null
}

/** The first violation of each field at its field; the others are told apart from the form. */
export function sortViolations(violations: Violation[]): { errors: FormErrors; rest: string[] } {
  const errors: FormErrors = {}
  const rest: string[] = []
  for (const violation of violations) {
    const field = fieldOf(violation)
    if (field === null) rest.push(violation.message)
    else errors[field] ??= violation.message
  }
  return { errors, rest: [...new Set(rest)] }
}

export function wishFor(intent: Intent, publishTime: string | undefined): Wish {
  const { active, planned, waiting, draft } = postStatus
  switch (intent) {
    case 'publish':
      return { status: active }
    case 'schedule':
      return { status: planned, publishTime }
    case 'submit':
      return { status: waiting }
    case 'withdraw':
      return { status: draft }
    default:
      return {}
  }
}

/** What is offered for a post of this status, the wish most likely first. */
export function intentsFor(status: number, needsApproval: boolean): Intent[] {
  const { active, planned, waiting, draft, passive } = postStatus
  if (status === active) return ['update']
  if (status === waiting) return ['withdraw']
  if (status === planned) return ['schedule', 'publish', 'withdraw']
  if (status !== draft && status !== passive) return []
  return needsApproval ? ['submit'] : ['publish', 'schedule']
}
