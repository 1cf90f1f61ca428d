import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentPasswordForm } from '../../../core/contracts/account-forms.ts'
import { passwordAndCodeForm } from '../../../core/contracts/two-factor-forms.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { renewRecoveryCodes, startTwoFactor, turnTwoFactorOff } from '../../calls/two-factor.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { CodeField } from '../accounts/code-field.tsx'
import { PasswordDialog } from '../accounts/password-dialog.tsx'
import { twoFactorQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type NewSecret, TwoFactorSetUp } from './two-factor-set-up.tsx'

/** A code from an app, besides the password. */
export function TwoFactorSettings() {
  const query = twoFactorQuery(useCall())
  const queries = useQueryClient()
  const state = useQuery(query)
  const [secret, setSecret] = useState<NewSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => void queries.invalidateQueries({ queryKey: query.queryKey })
  const showCodes = (shown: string[]): void => {
    setSecret(null)
    setCodes(shown)
    refresh()
  }
  return (
    <section aria-labelledby="iki-adim">
      <h2 id="iki-adim">İki adımlı doğrulama</h2>
      <p className="mt-1 text-muted">
        Girişte parolanızdan sonra, telefonunuzdaki bir doğrulama uygulamasının gösterdiği kod da
        sorulur. Parolanızı öğrenen biri tek başına giremez.
      </p>
      {state.isPending && <SkeletonText lines={2} className="mt-6" />}
      {secret && (
        <TwoFactorSetUp secret={secret} onDone={showCodes} onCancel={() => setSecret(null)} />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {state.data?.isOn && !codes && (
        <TurnedOn codesLeft={state.data.recoveryCodeCount} onCodes={showCodes} onOff={refresh} />
      )}
      {state.data?.isOn === false && !secret && <TurnOn onSecret={setSecret} />}
    </section>
  )
}

function TurnOn({ onSecret }: { onSecret: (secret: NewSecret) => void }) {
  const call = useCall()
  return (
    <div className={rowClass}>
      <p>Kapalı</p>
      <PasswordDialog
        trigger={
          <Button size="sm" className="min-w-16">
            Aç
          </Button>
        }
        title="İki adımlı doğrulamayı açın"
        text="Siz olduğunuzdan emin olmak için parolanızı yeniden soruyoruz."
        confirmLabel="Devam et"
        schema={currentPasswordForm}
        send={(body) => call(startTwoFactor, { body })}
        onDone={onSecret}
      />
    </div>
  )
}

interface TurnedOnProps {
  codesLeft: number
  onCodes: (codes: string[]) => void
  onOff: () => void
}

function TurnedOn({ codesLeft, onCodes, onOff }: TurnedOnProps) {
  const call = useCall()
  const showNotice = useNotice()
  const code = {
    schema: passwordAndCodeForm,
    renderFields: (errors: Record<string, string | undefined>) => (
      <CodeField
        hint="Uygulamanın gösterdiği kod ya da bir kurtarma kodu."
        // A recovery code has letters.
        inputMode="text"
        error={errors.code}
      />
    ),
  }
  return (
    <div className={rowClass}>
      <div>
        <p className="text-success">Açık</p>
        <p className="text-small text-muted">{`${count(codesLeft, 'kurtarma kodu')} kaldı`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <PasswordDialog
          {...code}
          trigger={
            <Button variant="outline" size="sm">
              Yeni kurtarma kodları
            </Button>
          }
          title="Yeni kurtarma kodları"
          text="Önceki kodlarınız geçersiz olur."
          confirmLabel="Yeni kodlar oluştur"
          send={(body) => call(renewRecoveryCodes, { body })}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        />
        <PasswordDialog
          {...code}
          trigger={
            <Button variant="outline" size="sm">
              Kapat
            </Button>
          }
          title="İki adımlı doğrulamayı kapatın"
          text="Girişte artık yalnızca parolanız sorulur; kurtarma kodlarınız silinir."
          confirmLabel="Kapat"
          danger
          send={(body) => call(turnTwoFactorOff, { body })}
          onDone={() => {
            showNotice({ kind: 'success', text: 'İki adımlı doğrulama kapatıldı.' })
            onOff()
          }}
        />
      </div>
    </div>
  )
}

const rowClass = 'mt-4 flex flex-wrap items-center justify-between gap-4 border-y py-4'
