import { type FormEvent, useState } from 'react'
import { bookmarkLimits, bookmarkMessages } from '../../../core/contracts/bookmarks.ts'
import type { Result } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'

interface NoteProps {
  text: string
  isWriting: boolean
  onClose: () => void
  send: (note: string) => Promise<Result<unknown>>
}

/** What the member noted beside a post, and the place to write it. */
export function Note({ text, isWriting, onClose, send }: NoteProps) {
  if (isWriting) return <NoteForm text={text} onClose={onClose} send={send} />
  return text === '' ? null : <NoteText text={text} />
}

export function NoteText({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="mt-3 border-l-2 border-accent pl-4 font-serif text-step-1 whitespace-pre-line wrap-anywhere"
    >
      {text}
    </p>
  )
}

function NoteForm({ text, onClose, send }: Omit<NoteProps, 'isWriting'>) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (note: string): Promise<void> => {
    if (note.length > bookmarkLimits.note) return setError(bookmarkMessages.noteTooLong)
    setBusy(true)
    const result = await send(note)
    setBusy(false)
    if (result.ok) onClose()
    else setError(result.violations[0]?.message ?? result.message)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const note = new FormData(event.currentTarget).get('note')
    if (!isBusy && typeof note === 'string') void submit(note.trim())
  }
  return (
    <form noValidate onSubmit={onSubmit} className="mt-3">
      <TextArea
        ref={(area) => area?.focus()}
        label="Notunuz"
        name="note"
        defaultValue={text}
        rows={2}
        hint={`En çok ${bookmarkLimits.note} karakter. Liste herkese açıksa notu da herkes görür.`}
        error={error}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <div className="mt-3 flex gap-3">
        <Button type="submit" size="sm" busy={isBusy}>
          Kaydet
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Vazgeç
        </Button>
      </div>
    </form>
  )
}
