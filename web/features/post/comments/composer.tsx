import { type KeyboardEvent, useId, useState } from 'react'
import { commentText } from '../../../../core/contracts/comment-writing.ts'
import { commentLimits } from '../../../../core/contracts/comment-limits.ts'
import { plainLength } from '../../../../core/text/plain-text.ts'
import { formatNumber } from '../../../../core/turkish/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { useAct } from '../../accounts/use-act.ts'

interface ComposerProps {
  /** Under which name what is being written survives a reload of this tab. */
  draftName: string
  label: string
  placeholder?: string
  initial?: string
  submitLabel: string
  /** To a comment, instead of to the post. */
  isAnswer?: boolean
  /** Opened by pressing a button for it. */
  focused?: boolean
  onSubmit: (text: string) => Promise<boolean>
  onCancel?: () => void
}

const commenting = { invitation: 'Yorum yapmak için giriş yapın.', offer: 'Yorumu gönder' }
const answering = { invitation: 'Yanıt yazmak için giriş yapın.', offer: 'Yanıtı gönder' }

/** The press was for this; a dialog that was opened before it came keeps the focus. */
const focusUnlessElsewhere = (field: HTMLTextAreaElement | null): void => {
  if (!document.activeElement?.closest('[role=dialog]')) field?.focus()
}

/** Nothing that was written here is lost: not by a reload, not by logging in, not by a refusal. */
export default function Composer(props: ComposerProps) {
  const { draftName, label, placeholder, initial = '', submitLabel, focused, onCancel } = props
  const { isAnswer = false } = props
  const [text, setText] = useDraft(draftName, initial)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const errorId = useId()

  const submit = async (): Promise<void> => {
    if (isBusy) return
    const checked = commentText.safeParse(text)
    if (!checked.success) return setError(checked.error.issues[0]!.message)
    setError(null)
    setBusy(true)
    const isTaken = await props.onSubmit(checked.data)
    setBusy(false)
    if (isTaken) setText('')
  }
  const act = useAct(
    { name: draftName, ...(isAnswer ? answering : commenting) },
    () => void submit(),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) act()
    if (event.key === 'Escape' && text === initial) onCancel?.()
  }
  const left = commentLimits.text - plainLength(text)
  return (
    <div>
      <textarea
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        placeholder={placeholder}
        value={text}
        // What would be typed while it is sent would go with it.
        readOnly={isBusy}
        rows={text === '' && !onCancel ? 2 : 4}
        ref={focused ? focusUnlessElsewhere : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="block min-h-22 w-full rounded-md border border-edge bg-surface px-4 py-3 font-serif text-step-1 field-sizing-content"
      />
      {error !== null && (
        <p id={errorId} role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-small text-faint">
          {left < 500 ? (
            `${formatNumber(left)} karakter kaldı`
          ) : (
            <span className="touch:hidden">Ctrl+Enter ile gönderin</span>
          )}
        </p>
        {onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Vazgeç
          </Button>
        )}
        <Button size="sm" busy={isBusy} disabled={text.trim() === ''} onClick={() => act()}>
          {submitLabel}
        </Button>
      </div>
    </div>
  )
}

/** Within this tab: a shared computer keeps nothing of it. */
function useDraft(name: string, initial: string): [string, (text: string) => void] {
  const key = `hokka-yorum-${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial)
  const keep = (next: string) => {
    setText(next)
    if (next === initial || next === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, next)
  }
  return [text, keep]
}
