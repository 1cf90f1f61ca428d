import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { messageLimits } from '../../../core/contracts/message-limits.ts'
import { messageText } from '../../../core/contracts/message-writing.ts'
import { plainLength } from '../../../core/text/plain-text.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { noteTyping } from '../../calls/message-writing.gen.ts'
import { useCall } from '../../api.ts'
import { useDraft } from '../../message-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'

interface ReplyBoxProps {
  id: string
  /** Under which what is being written is kept. */
  draftName: string
  placeholder: string
  onSend: (text: string) => void
}

/** Enter sends, Shift+Enter breaks the line. */
export function ReplyBox({ id, draftName, placeholder, onSend }: ReplyBoxProps) {
  const [text, setText] = useDraft(draftName)
  const [error, setError] = useState<string | null>(null)
  const sendTyping = useTyping(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  const send = (): void => {
    field.current?.focus()
    if (text.trim() === '') return
    const checked = messageText.safeParse(text)
    if (!checked.success) return setError(checked.error.issues[0]!.message)
    setText('')
    setError(null)
    onSend(checked.data)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const left = messageLimits.text - plainLength(text)
  return (
    <form
      className="border-t px-5 py-3 noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-3">
        <textarea
          ref={field}
          aria-label="Mesajınız"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          placeholder={placeholder}
          value={text}
          rows={1}
          enterKeyHint="send"
          onChange={(event) => {
            setText(event.target.value)
            setError(null)
            sendTyping()
          }}
          onKeyDown={onKeyDown}
          className={`${controlClass} block max-h-40 min-h-11 resize-none rounded-3xl! px-4 py-2.5 field-sizing-content`}
        />
        <Button type="submit" aria-label="Gönder" className="max-sm:px-3.5">
          <SendHorizontal size={18} strokeWidth={1.75} aria-hidden className="sm:hidden" />
          <span className="max-sm:hidden">Gönder</span>
        </Button>
      </div>
      {error !== null && (
        <p id={errorId} role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
      {left < 500 && (
        <p className="mt-1 text-small text-faint">{formatNumber(left)} karakter kaldı</p>
      )}
    </form>
  )
}

/** Sent at most twice in the time for which it holds. */
function useTyping(id: string): () => void {
  const call = useCall()
  const sentAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - sentAt.current < messageLimits.typingRepeatSeconds * 1000) return
    sentAt.current = now
    void call(noteTyping, { params: { id } })
  }
}
