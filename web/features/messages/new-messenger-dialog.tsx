import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { messageLimits } from '../../../core/contracts/message-limits.ts'
import type { Messenger } from '../../../core/contracts/messages.ts'
import { mentionLimits } from '../../../core/contracts/mentions.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { findMentions } from '../../calls/mentions.gen.ts'
import { createMessenger, updateMessenger } from '../../calls/message-writing.gen.ts'
import { useCall } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { type Person, personOf } from './queries.ts'

interface NewMessengerProps {
  me: string
  onClose: () => void
}

/** One person or several, found by name; several may give their conversation a name. */
export default function NewMessengerDialog({ me, onClose }: NewMessengerProps) {
  const [chosen, setChosen] = useState<Person[]>([])
  const [name, setName] = useState('')
  const { begin, isBusy, error } = useBeginning(onClose)
  const toggle = (person: Person): void =>
    setChosen((known) =>
      known.some(({ username }) => username === person.username)
        ? known.filter(({ username }) => username !== person.username)
        : [...known, person].slice(0, messageLimits.members - 1),
    )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Yeni konuşma">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length > 0) void begin(chosen, name)
        }}
      >
        <Chosen people={chosen} onRemove={toggle} />
        <People {...{ me, chosen }} onToggle={toggle} />
        {chosen.length > 1 && (
          <Field
            className="mt-4"
            label="Konuşmanın adı"
            hint="İsteğe bağlı; herkes görür."
            maxLength={messageLimits.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {error !== null && (
          <p role="alert" className="mt-3 text-small text-danger">
            {error}
          </p>
        )}
        <DialogButtons
          onCancel={onClose}
          className="mt-6"
          busy={isBusy}
          disabled={chosen.length === 0}
        >
          Konuşmayı başlat
        </DialogButtons>
      </form>
    </Dialog>
  )
}

const alreadyThere = 'Bu kişilerle zaten bir konuşmanız var; adı olduğu gibi kaldı.'

/** One that is there already belongs to all of its members: beginning it again renames nothing. */
const isUsed = ({ name, lastMessage, reads }: Messenger): boolean =>
  name !== null || lastMessage !== null || reads.length > 0

function useBeginning(onDone: () => void) {
  const call = useCall()
  const showNotice = useNotice()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const begin = async (people: Person[], name: string): Promise<void> => {
    setBusy(true)
    setError(null)
    const users = people.map(({ username }) => username)
    const opened = await call(createMessenger, { body: { users } })
    const params = { id: opened.ok ? String(opened.data.id) : '' }
    const isNaming = opened.ok && users.length > 1 && name.trim() !== ''
    const isKnown = opened.ok && isUsed(opened.data)
    const named =
      isNaming && !isKnown ? await call(updateMessenger, { params, body: { name } }) : opened
    setBusy(false)
    if (!named.ok) return setError(named.message)
    if (isNaming && isKnown) showNotice({ text: alreadyThere })
    onDone()
    await navigate({ to: '/mesajlar/$id', params })
  }
  return { begin, isBusy, error }
}

interface ChosenProps {
  people: Person[]
  onRemove: (person: Person) => void
}

function Chosen({ people, onRemove }: ChosenProps) {
  return (
    <ul aria-label="Seçilenler" className="mb-3 flex flex-wrap gap-2 empty:hidden">
      {people.map((person) => (
        <li key={person.username}>
          <button
            type="button"
            aria-label={`Kaldır: ${fullName(person)}`}
            onClick={() => onRemove(person)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-line pr-2 pl-3 touch:min-h-11"
          >
            {fullName(person)}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface PeopleProps {
  me: string
  chosen: Person[]
  onToggle: (person: Person) => void
}

/** With nothing typed, those whom one follows. */
function People({ me, chosen, onToggle }: PeopleProps) {
  const call = useCall()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim().slice(0, mentionLimits.queryLength))
  const { data: people = [], isFetched } = useQuery({
    queryKey: ['people', q],
    queryFn: async () =>
      (await call(findMentions, { query: { q } })).data['hydra:member'].map(personOf),
    placeholderData: keepPreviousData,
  })
  const others = people.filter(({ username }) => username !== me)
  const isChosen = (person: Person): boolean =>
    chosen.some(({ username }) => username === person.username)
  return (
    <>
      <Field
        label="Kişi arayın"
        type="search"
        autoComplete="off"
        placeholder="Ad ya da kullanıcı adı"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul aria-label="Bulunan kişiler" className="mt-2 max-h-64 overflow-y-auto">
        {others.map((person) => (
          <li key={person.username}>
            <button
              type="button"
              aria-pressed={isChosen(person)}
              onClick={() => onToggle(person)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 text-left -outline-offset-2 hover:bg-wash"
            >
              <Avatar name={fullName(person)} picture={person.picture} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{fullName(person)}</span>
                <span className="block truncate text-small text-muted">@{person.username}</span>
              </span>
              {isChosen(person) && <Check size={18} aria-hidden className="text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      {isFetched && others.length === 0 && (
        <p className="px-2 py-3 text-muted">
          {q === '' ? 'Bulmak için bir ad yazın.' : 'Bu adla kimse bulunamadı.'}
        </p>
      )}
    </>
  )
}
