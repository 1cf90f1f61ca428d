import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type SignUpBlock, signUpBlockForm } from '../../../core/contracts/holds.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { violationsOf } from '../../../core/validation.ts'
import { addSignUpBlock, removeSignUpBlock } from '../../calls/holds.gen.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useFieldErrors } from '../accounts/use-field-errors.ts'
import { blockKindNames } from '../moderation/names.ts'
import { signUpBlocksQuery } from './queries.ts'

/** From where and with whose mail nobody can sign up. */
export function SignUpBlocksScreen() {
  const { data, error, refetch } = useQuery(signUpBlocksQuery(useCall()))
  return (
    <section aria-labelledby="kayit-engelleri" aria-busy={data === undefined && error === null}>
      <h2 id="kayit-engelleri">Kayıt engelleri</h2>
      <p className="mt-1 text-muted">
        Buradaki e-posta alan adlarıyla ve ağ adreslerinden kayıt olunamaz; var olan üyeleri
        etkilemez.
      </p>
      <BlockForm />
      {data === undefined && error === null && <SkeletonText lines={4} className="mt-6" />}
      {data === undefined && error !== null && (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Blocks {...data} />}
    </section>
  )
}

function BlockForm() {
  const [value, setValue] = useState('')
  const [note, setNote] = useState('')
  const [errors, show] = useFieldErrors()
  const [isBusy, setBusy] = useState(false)
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()

  const add = async (form: HTMLFormElement): Promise<void> => {
    const checked = signUpBlockForm.safeParse({ value, note })
    if (!checked.success) return show(form, violationsOf(checked.error))
    setBusy(true)
    const result = await call(addSignUpBlock, { body: { value, note } })
    setBusy(false)
    show(form, result.ok ? [] : result.violations)
    if (!result.ok)
      return result.violations.length > 0
        ? undefined
        : showNotice({ kind: 'error', text: result.message })
    setValue('')
    setNote('')
    showNotice({ kind: 'success', text: 'Engel eklendi.' })
    await queries.invalidateQueries({ queryKey: signUpBlocksQuery(call).queryKey })
  }
  return (
    <form
      noValidate
      className="mt-6 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault()
        void add(event.currentTarget)
      }}
    >
      <Field
        label="Alan adı ya da adres"
        name="value"
        hint="ornek.com, 192.0.2.7 ya da 192.0.2.0/24"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        error={errors.value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Field
        label="Not (isteğe bağlı)"
        name="note"
        value={note}
        error={errors.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          Engelle
        </Button>
      </div>
    </form>
  )
}

function Blocks({ blocks, total }: { blocks: SignUpBlock[]; total: number }) {
  const list = useRef<HTMLDivElement>(null)
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const remove = async ({ id, value }: SignUpBlock): Promise<void> => {
    const result = await call(removeSignUpBlock, { params: { id: String(id) } })
    showNotice(
      result.ok
        ? { kind: 'success', text: `${value} artık engelli değil.` }
        : { kind: 'error', text: result.message },
    )
    await queries.invalidateQueries({ queryKey: signUpBlocksQuery(call).queryKey })
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={list} tabIndex={-1} className="mt-8 outline-none">
      {total === 0 && <p className="text-muted">Henüz bir engel yok.</p>}
      <ul className="divide-y border-y empty:hidden">
        {blocks.map((block) => (
          <li key={block.id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{block.value}</p>
              <p className="flex flex-wrap gap-x-4 text-small text-muted">
                <span>{blockKindNames[block.kind]}</span>
                <RelativeTime date={block.createdAt} />
                {block.note !== '' && <span className="wrap-anywhere">{block.note}</span>}
              </p>
            </div>
            <ConfirmDialog
              trigger={
                <Button variant="outline" size="sm" aria-label={`Engeli kaldır: ${block.value}`}>
                  Engeli kaldır
                </Button>
              }
              title="Engel kaldırılsın mı?"
              text={`${block.value} ${block.kind === 'domain' ? 'uzantılı e-postalarla' : 'adresinden'} yeniden kayıt olunabilecek.`}
              confirmLabel="Engeli kaldır"
              onConfirm={() => remove(block)}
            />
          </li>
        ))}
      </ul>
      {total > blocks.length && (
        <p className="mt-2 text-small text-muted">
          {count(total - blocks.length, 'engel')} daha var.
        </p>
      )}
    </div>
  )
}
