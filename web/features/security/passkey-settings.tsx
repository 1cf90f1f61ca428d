import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { currentPasswordForm } from '../../../core/contracts/account-forms.ts'
import { newPasskeyForm, passkeyLimits } from '../../../core/contracts/passkey-forms.ts'
import type { Passkey } from '../../../core/contracts/passkeys.ts'
import { removePasskey } from '../../calls/passkeys.gen.ts'
import { failed, useCall } from '../../api.ts'
import { connectionNotice } from '../../lazy-part.tsx'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { PasswordDialog } from '../accounts/password-dialog.tsx'
import { passkeysQuery } from './queries.ts'
import { RenamePasskey } from './rename-passkey.tsx'

/** Keys on the member's own devices, which replace name, password and code. */
export function PasskeySettings() {
  const passkeys = useQuery(passkeysQuery(useCall()))
  const list = useRef<HTMLDivElement>(null)
  return (
    <section aria-labelledby="gecis-anahtarlari" className="mt-12">
      <h2 id="gecis-anahtarlari">Geçiş anahtarları</h2>
      <p className="mt-1 text-muted">
        Parola yazmadan, aygıtınızın kilidini açtığınız gibi girersiniz: parmak iziyle, yüzünüzle ya
        da aygıtın şifresiyle.
      </p>
      {passkeys.isPending && <SkeletonText lines={2} className="mt-6" />}
      {passkeys.data && (
        <div ref={list} tabIndex={-1} className="mt-4 outline-none">
          {passkeys.data.length === 0 && (
            <p className="border-y py-4 text-muted">Henüz geçiş anahtarınız yok.</p>
          )}
          <ul aria-labelledby="gecis-anahtarlari" className="divide-y border-y empty:hidden">
            {passkeys.data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} list={list} />
            ))}
          </ul>
          {passkeys.data.length < passkeyLimits.passkeys && <AddPasskey />}
        </div>
      )}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  list: RefObject<HTMLDivElement | null>
}

function PasskeyRow({ passkey, list }: PasskeyRowProps) {
  const call = useCall()
  const after = useAfter()
  const { id, name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <KeyRound size={20} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">
          Eklendi: <RelativeTime date={createdAt} />
          {' · '}
          {lastUsedAt === null ? (
            'Henüz kullanılmadı'
          ) : (
            <>
              Son kullanım: <RelativeTime date={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RenamePasskey passkey={passkey} onDone={() => after('Geçiş anahtarının adı değişti.')} />
        <PasswordDialog
          trigger={
            <Button variant="outline" size="sm" aria-label={`Kaldır: ${name}`}>
              Kaldır
            </Button>
          }
          title="Geçiş anahtarını kaldırın"
          text={`“${name}” ile artık giriş yapılamaz. Anahtarı aygıtınızdan da silebilirsiniz.`}
          confirmLabel="Kaldır"
          danger
          schema={currentPasswordForm}
          send={(body) => call(removePasskey, { params: { id: String(id) }, body })}
          onDone={() => {
            after('Geçiş anahtarı kaldırıldı.')
            // The row goes and takes its button along; whoever pressed it stays in the list.
            list.current?.focus()
          }}
        />
      </div>
    </li>
  )
}

function AddPasskey() {
  const call = useCall()
  const after = useAfter()
  return (
    <PasswordDialog
      trigger={
        <Button variant="outline" className="mt-5">
          Geçiş anahtarı ekle
        </Button>
      }
      title="Geçiş anahtarı ekleyin"
      text="Tarayıcınız bu aygıtta ya da telefonunuzda bir anahtar oluşturur. Hangisi olduğunu sonra bilmek için ona bir ad verin."
      confirmLabel="Devam et"
      schema={newPasskeyForm}
      renderFields={(errors) => (
        <Field
          label="Anahtarın adı"
          name="name"
          autoComplete="off"
          placeholder="Örneğin: telefonum"
          error={errors.name}
        />
      )}
      send={async (values) => {
        const part = await import('./new-passkey.ts').catch(() => null)
        return part?.makePasskey(call, values) ?? failed(0, connectionNotice.text)
      }}
      onDone={() => after('Geçiş anahtarı eklendi.')}
    />
  )
}

function useAfter(): (text: string) => void {
  const query = passkeysQuery(useCall())
  const queries = useQueryClient()
  const showNotice = useNotice()
  return (text) => {
    showNotice({ kind: 'success', text, about: 'passkeys' })
    void queries.invalidateQueries({ queryKey: query.queryKey })
  }
}
