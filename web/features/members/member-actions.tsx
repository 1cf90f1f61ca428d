import { useRef, useState } from 'react'
import type { WholeMember } from '../../../core/contracts/members.ts'
import type { Role } from '../../../core/contracts/users.ts'
import type { Violation } from '../../../core/errors.ts'
import {
  mayChangeRole,
  mayDeleteMember,
  maySignOutMember,
  maySuspend,
} from '../../../core/roles.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useViewer } from '../../viewer.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { useActs } from './use-acts.ts'

type Asked = 'suspend' | 'restore' | 'role' | 'signOut' | 'remove' | 'keep'

/** What the viewer may do about a member, each asked about before. */
export function MemberActions({ member }: { member: WholeMember }) {
  const viewer = useViewer()
  const row = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const acts = useActs(member, () => row.current?.focus({ preventScroll: true }))
  if (!viewer) return null
  const actor = { id: viewer.id, role: viewer.roles.at(-1) as Role }
  const isDeleted = member.eraseAt !== null
  const isSuspended = member.suspension !== null
  const decides = maySuspend(actor, member) && !isDeleted
  const button = (name: Asked, label: string, isShown: boolean, danger = false) =>
    isShown && (
      <Button variant={danger ? 'danger' : 'outline'} size="sm" onClick={() => setAsked(name)}>
        {label}
      </Button>
    )
  return (
    <div ref={row} tabIndex={-1} className="mt-6 flex flex-wrap gap-2 noscript:hidden">
      {button('restore', 'Askıyı kaldır', isSuspended && decides)}
      {button('suspend', isSuspended ? 'Askıyı değiştir' : 'Askıya al', decides, !isSuspended)}
      {button('role', 'Rolünü değiştir', mayChangeRole(actor, member) && !isDeleted)}
      {button('signOut', 'Oturumlarını kapat', maySignOutMember(actor, member) && !isDeleted)}
      {button('remove', 'Hesabını sil', mayDeleteMember(actor, member) && !isDeleted)}
      {button('keep', 'Silmeyi geri al', mayDeleteMember(actor, member) && isDeleted)}
      {actor.id === member.id && (
        <p className="text-muted">Bu sizsiniz. Hakkınızda başkaları karar verir.</p>
      )}
      {actor.id !== member.id && !maySuspend(actor, member) && (
        <p className="text-muted">
          Editörler ve yöneticiler hakkında yalnızca yöneticiler karar verir.
        </p>
      )}
      <TermsDialog {...{ member, acts, asked }} close={() => setAsked(null)} />
      <Questions {...{ member, acts, asked }} close={() => setAsked(null)} />
    </div>
  )
}

interface AskedProps {
  member: WholeMember
  acts: ReturnType<typeof useActs>
  asked: Asked | null
  close: () => void
}

/** Where more is asked than whether it is meant. */
function TermsDialog({ member, acts, asked, close }: AskedProps) {
  const closeWhenDone = async (asking: Promise<Violation[]>): Promise<Violation[]> => {
    const violations = await asking
    if (violations.length === 0) close()
    return violations
  }
  if (asked === 'suspend')
    return (
      <SuspendDialog
        whom={fullName(member)}
        present={member.suspension}
        onClose={close}
        onSuspend={(terms) => closeWhenDone(acts.suspend(terms))}
      />
    )
  if (asked === 'remove')
    return (
      <RemoveDialog
        whom={fullName(member)}
        onClose={close}
        onRemove={(why) => closeWhenDone(acts.remove(why))}
      />
    )
  if (asked !== 'role') return null
  return (
    <RoleDialog
      member={member}
      onClose={close}
      onChoose={async (role) => {
        close()
        await acts.changeRole(role)
      }}
    />
  )
}

function Questions({ member, acts, asked, close }: AskedProps) {
  const dialog = (name: Asked) => ({
    open: asked === name,
    onOpenChange: (open: boolean) => !open && close(),
  })
  return (
    <>
      <ConfirmDialog
        {...dialog('restore')}
        title="Askı kaldırılsın mı?"
        text={`${fullName(member)} yeniden yazabilecek; gizlenen yazıları görünecek.`}
        confirmLabel="Askıyı kaldır"
        onConfirm={acts.restore}
      />
      <ConfirmDialog
        {...dialog('signOut')}
        title="Oturumlar kapatılsın mı?"
        text={`${fullName(member)} her aygıtta yeniden giriş yapmak zorunda kalacak.`}
        confirmLabel="Oturumları kapat"
        onConfirm={acts.signOut}
      />
      <ConfirmDialog
        {...dialog('keep')}
        title="Hesap yeniden açılsın mı?"
        text={`${fullName(member)} ve yazdıkları olduğu gibi geri gelecek.`}
        confirmLabel="Silmeyi geri al"
        onConfirm={acts.keep}
      />
    </>
  )
}
