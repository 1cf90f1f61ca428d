import { createContext, type ReactNode, use, useState } from 'react'
import { lazyPart } from '../../lazy-part.tsx'

/** A sentence, or whom a visitor wants to follow: case endings are fetched with the dialog. */
export type Invitation = string | { follow: string }

export type Asking =
  | { kind: 'login'; invitation: Invitation }
  /** Signed in, but the address is not confirmed yet. */
  | { kind: 'confirm' }

const AskInDialog = lazyPart(() => import('./ask-in-dialog.tsx'))

const AskInContext = createContext<(asking: Asking) => void>(() => undefined)

/** Asks a visitor to log in, or a member to confirm their address. */
export const useAskIn = (): ((asking: Asking) => void) => use(AskInContext)

/** Around every page; the dialog itself is fetched when somebody is asked. */
export function AskInProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  return (
    <AskInContext value={setAsking}>
      {children}
      {asking && <AskInDialog asking={asking} onClose={close} onMissing={close} />}
    </AskInContext>
  )
}
