import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { Invitation } from '../../../core/contracts/invitations.ts'
import { site } from '../../../core/site.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { useCall } from '../../api.ts'
import { createInvitation, deleteInvitation } from '../../calls/invitations.gen.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { focusFirst } from '../accounts/use-form.ts'
import { invitationsQuery } from './queries.ts'

export function InvitationsSection() {
  const query = useInfiniteQuery(invitationsQuery(useCall()))
  const invitations = query.data?.pages.flatMap((page) => page.invitations)
  return (
    <section aria-labelledby="davetler">
      <h2 id="davetler">Davetler</h2>
      <p className="mt-2 max-w-measure text-muted">
        {site.signUp === 'invited'
          ? 'Siteye yalnızca bu bağlantılarla kayıt olunur. Bağlantıyı kime verirseniz o kullanabilir.'
          : 'Davetler, site “Davetle” kayda açıkken işe yarar; kayıt kuralını Site bölümünden değiştirebilirsiniz.'}
      </p>
      <InvitationForm />
      {query.isPending && <SkeletonText lines={4} className="mt-8" />}
      {query.isLoadingError && (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {invitations?.length === 0 && <EmptyState text="Henüz davet yok." />}
      {invitations && invitations.length > 0 && (
        <ul className="mt-10 divide-y border-y">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-6"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Daha fazla göster
        </Button>
      )}
    </section>
  )
}

function InvitationForm() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const [values, setValues] = useState({ note: '', mostUses: '1', days: '14' })
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isBusy, setBusy] = useState(false)
  const create = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true)
    const { note, mostUses, days } = values
    const body = { note, mostUses: Number(mostUses), days: days === '' ? null : Number(days) }
    const result = await call(createInvitation, { body })
    await queries.invalidateQueries({ queryKey: invitationsQuery(call).queryKey })
    setBusy(false)
    setErrors({})
    if (result.ok) {
      setValues({ ...values, note: '' })
      showNotice({ kind: 'success', text: 'Davet oluşturuldu.', about: 'invitation' })
    } else if (result.violations.length > 0) {
      setErrors(
        Object.fromEntries(result.violations.map((each) => [each.propertyPath, each.message])),
      )
      focusFirst(form, result.violations)
    } else showNotice({ kind: 'error', text: result.message, about: 'invitation' })
  }
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues({ ...values, [name]: target.value }),
  })
  return (
    <form
      noValidate
      aria-label="Yeni davet"
      className="mt-6 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]"
      onSubmit={(event) => {
        event.preventDefault()
        void create(event.currentTarget)
      }}
    >
      <Field label="Not" hint="Yalnızca yöneticiler görür." {...field('note')} />
      <Field label="Kaç kişi" type="number" min={1} {...field('mostUses')} />
      <Field label="Kaç gün" type="number" min={1} hint="Boşsa süresiz." {...field('days')} />
      <Button
        type="submit"
        busy={isBusy}
        className="justify-self-start max-sm:justify-self-stretch"
      >
        Davet oluştur
      </Button>
    </form>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const { id, url, note, uses, mostUses, expiresAt, isOpen, by } = invitation
  const takeBack = async (): Promise<void> => {
    const result = await call(deleteInvitation, { params: { id: String(id) } })
    await queries.invalidateQueries({ queryKey: invitationsQuery(call).queryKey })
    if (!result.ok) showNotice({ kind: 'error', text: result.message, about: 'invitation' })
  }
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    showNotice(
      isCopied
        ? { kind: 'success', text: 'Bağlantı kopyalandı.', about: 'copy' }
        : { kind: 'error', text: 'Bağlantı kopyalanamadı; elle seçip kopyalayın.', about: 'copy' },
    )
  }
  const facts = [
    `${uses}/${mostUses} kullanım`,
    expiresAt === null ? 'süresiz' : `${formatDate(new Date(expiresAt))} gününe kadar`,
    by && `@${by}`,
    !isOpen && 'kapandı',
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{note || url}</p>
        {note && <p className="text-small wrap-anywhere text-muted">{url}</p>}
        <p className="text-small text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isOpen && (
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy size={16} strokeWidth={1.75} aria-hidden /> Kopyala
        </Button>
      )}
      <ConfirmDialog
        trigger={
          <Button variant="quiet" size="sm">
            Geri al
          </Button>
        }
        title="Davet geri alınsın mı?"
        text="Bağlantı artık işe yaramaz; onunla kayıt olmuş üyeler kalır."
        confirmLabel="Geri al"
        danger
        onConfirm={takeBack}
      />
    </li>
  )
}
