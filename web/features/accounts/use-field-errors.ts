import { useState } from 'react'
import type { Violation } from '../../../core/errors.ts'
import { focusFirst, type FormState } from './use-form.ts'

type ShowErrors = (form: HTMLFormElement, violations: Violation[]) => void

/**
 * What is wrong with the fields of a form, by their names; whoever is shown it is led to the first one.
 * For forms that do more than `useForm`, and apart from it so that the login page does not load it.
 */
export function useFieldErrors(): [FormState['errors'], ShowErrors] {
  const [errors, setErrors] = useState<FormState['errors']>({})
  const show: ShowErrors = (form, violations) => {
    setErrors(Object.fromEntries(violations.map((each) => [each.propertyPath, each.message])))
    focusFirst(form, violations)
  }
  return [errors, show]
}
