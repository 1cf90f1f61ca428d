import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { deletionDays, deletionForm } from '../../../core/contracts/own-data.ts'
import { violationsOf } from '../../../core/validation.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { deleteAccount } from '../../calls/own-data.gen.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { setViewer, useViewer } from '../../viewer.ts'

const days = count(deletionDays, 'gün')

export function DeletionSettings() {
  const viewer = useViewer()
  const form = useRef<HTMLFormElement>(null)
  const { error, isAsking, setAsking, onSubmit, remove } = useDeletion(form)
  return (
    <section aria-labelledby="hesabi-sil" className="mt-12">
      <h2 id="hesabi-sil">Hesabı silme</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-muted">
        <li>Profiliniz, yazılarınız, yorumlarınız ve alkışlarınız hemen gizlenir.</li>
        <li>Bütün oturumlarınız kapanır; planladığınız yazılar yayımlanmaz.</li>
        <li>
          {days} içinde oturum açarsanız silme geri alınır ve her şey olduğu gibi geri gelir;
          başkalarına gitmiş bildirimler dışında.
        </li>
        <li>
          {days} sonra size ait her şey geri dönüşsüz silinir. Başkalarının yanıtladığı yorumların
          ve mesajların yerinde, metinleri olmadan, “Silinmiş üye” yazar.
        </li>
      </ul>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="mt-6 flex max-w-form flex-col gap-6"
      >
        {/* Tells password managers whose password it is; without a name it is not sent. */}
        <input hidden readOnly autoComplete="username" value={viewer?.username ?? ''} />
        <PasswordField label="Parolanız" name="password" error={error} />
        <Button type="submit" variant="danger" className="self-start max-sm:self-stretch">
          Hesabımı sil
        </Button>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Hesabınız silinsin mi?"
        text={`Hemen gizlenecek, ${days} sonra geri dönüşsüz silinecek. Verilerinizi saklamak isterseniz önce arşivinizi indirin.`}
        confirmLabel="Hesabımı sil"
        danger
        onConfirm={remove}
      />
    </section>
  )
}

function useDeletion(form: { readonly current: HTMLFormElement | null }) {
  const call = useCall()
  const router = useRouter()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const [error, setError] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const field = (): HTMLInputElement =>
    form.current!.elements.namedItem('password') as HTMLInputElement

  const refuse = (message: string): void => {
    setError(message)
    // After the dialog has given the focus back.
    setTimeout(() => field().focus())
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const checked = deletionForm.safeParse({ password: field().value })
    if (!checked.success) return refuse(violationsOf(checked.error)[0]!.message)
    setError(null)
    setAsking(true)
  }
  const remove = async (): Promise<void> => {
    const result = await call(deleteAccount, { body: { password: field().value } })
    if (!result.ok) return refuse(result.violations[0]?.message ?? result.message)
    const day = formatDate(result.data.deletedAt)
    queries.clear()
    setViewer(null)
    router.history.push('/')
    showNotice({
      kind: 'success',
      text: `Hesabınız kapatıldı; ${day} günü silinecek. O güne kadar oturum açarsanız silme geri alınır.`,
    })
  }
  return { error, isAsking, setAsking, onSubmit, remove }
}
