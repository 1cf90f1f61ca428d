import type { FormHTMLAttributes, ReactNode } from 'react'
import type { Failure } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import type { FormState } from './use-form.ts'

/**
 * `method="post"` although a script sends it: should somebody press the button before the page
 * is alive, no password ends up in an address.
 */
export function Form({
  state,
  children,
  ...rest
}: { state: FormState; children: ReactNode } & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit'
>) {
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-6"
      {...rest}
      onSubmit={state.onSubmit}
    >
      {state.failure && <FormFailure failure={state.failure} />}
      {children}
    </form>
  )
}

export const focus = (element: HTMLElement | null): void => element?.focus()

export function FormFailure({ failure }: { failure: Failure }) {
  return (
    <p
      key={failure.message}
      ref={focus}
      role="alert"
      tabIndex={-1}
      className="rounded-md bg-danger-wash px-4 py-3 text-danger"
    >
      {failure.message}
    </p>
  )
}

export function SubmitButton({ state, children }: { state: FormState; children: ReactNode }) {
  return (
    <Button type="submit" size="lg" busy={state.isBusy} className="w-full">
      {children}
    </Button>
  )
}

export const textLinkClass = 'font-semibold text-accent hover:underline'
