import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { FailedQueries } from '../../failed-queries.tsx'
import { PasskeySettings } from './passkey-settings.tsx'
import { passkeysQuery, twoFactorQuery } from './queries.ts'
import { TwoFactorSettings } from './two-factor-settings.tsx'

/** Both ways in besides the password; a part whose state is not known is not shown. */
export function SecuritySettings() {
  const call = useCall()
  const twoFactor = useQuery(twoFactorQuery(call))
  const passkeys = useQuery(passkeysQuery(call))
  return (
    <>
      {!twoFactor.isLoadingError && <TwoFactorSettings />}
      {!passkeys.isLoadingError && <PasskeySettings />}
      <FailedQueries queries={[twoFactor, passkeys]} />
    </>
  )
}
