import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { violationsOf } from '../../../core/validation.ts'
import type { Violation } from '../../../core/errors.ts'
import type { Failure, Result } from '../../api.ts'

interface FormOptions<Schema extends z.ZodMiniType, Answer> {
  /** The same rules and sentences as the API's. */
  schema: Schema
  send: (values: z.input<Schema>) => Promise<Result<Answer>>
  onSuccess: (answer: Answer) => void
}

export interface FormState {
  isBusy: boolean
  /** By the name of the field. */
  errors: Record<string, string | undefined>
  /** What concerns no single field. */
  failure: Failure | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Fields stay the browser's own, so what was typed before the page came alive counts too.
 */
export function useForm<Schema extends z.ZodMiniType, Answer>({
  schema,
  send,
  onSuccess,
}: FormOptions<Schema, Answer>): FormState {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormState['errors']>({})
  const [failure, setFailure] = useState<Failure | null>(null)

  const show = (form: HTMLFormElement, violations: Violation[]): void => {
    const known = violations.filter(({ propertyPath }) => form.elements.namedItem(propertyPath))
    setErrors(Object.fromEntries(known.map((each) => [each.propertyPath, each.message])))
    focusFirst(form, known)
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    setFailure(null)
    setErrors({})
    const values = Object.fromEntries(new FormData(form))
    const checked = schema.safeParse(values)
    if (!checked.success) return show(form, violationsOf(checked.error))
    setBusy(true)
    const result = await send(values as z.input<Schema>)
    setBusy(false)
    if (result.ok) return onSuccess(result.data)
    show(form, result.violations)
    if (!result.violations.some(({ propertyPath }) => form.elements.namedItem(propertyPath)))
      setFailure(result)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) void submit(event.currentTarget)
  }
  return { isBusy, errors, failure, onSubmit }
}

/** The first field that something is wrong with. */
export function focusFirst(form: HTMLFormElement, violations: Violation[]): void {
  const names = new Set(violations.map((violation) => violation.propertyPath))
  const first = [...form.elements].find((element) => names.has(element.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
