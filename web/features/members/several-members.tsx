import { useQueryClient } from '@tanstack/react-query'
import { Ban, LogOut, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Member } from '../../../core/contracts/members.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { restoreUser, signOutUser, suspendUser } from '../../calls/members.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useTogether } from '../own-lists/act-on-each.ts'
import type { Selection } from '../own-lists/selection.tsx'
import { SelectionBar } from '../own-lists/selection-bar.tsx'
import { membersKey } from './queries.ts'
import { SuspendDialog } from './suspend-dialog.tsx'
import { membersNoun } from './words.ts'

interface SeveralMembersProps {
  members: Member[]
  selection: Selection
}

type Asked = 'suspend' | 'restore' | 'signOut'

const words = {
  suspend: { done: 'askıya alındı', failed: 'askıya alınamadı' },
  restore: { done: 'artık askıda değil', failed: 'geri getirilemedi' },
  signOut: { done: 'için oturumlar kapatıldı', failed: 'için oturumlar kapatılamadı' },
} as const

/** What is done with all members that are chosen, each asked about before. */
export function SeveralMembers({ members, selection }: SeveralMembersProps) {
  const call = useCall()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { progress, run } = useTogether(membersNoun)
  const close = () => setAsked(null)
  // Whoever is suspended already keeps the time and the reason they read.
  const free = members.filter(({ suspension }) => suspension === null)
  const act = (name: Asked, send: (username: string) => Promise<Result<unknown>>): void =>
    void run({
      items: name === 'suspend' ? free : members,
      send: ({ username }) => send(username),
      words: words[name],
      after: async () => {
        await queries.invalidateQueries({ queryKey: membersKey })
        selection.leave()
      },
    })
  const amount = count(members.length, membersNoun.one)
  return (
    <>
      <SelectionBar selection={selection} progress={progress} noun={membersNoun}>
        <Button variant="outline" size="sm" onClick={() => setAsked('signOut')}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Oturumlarını kapat
        </Button>
        {free.length === 0 ? (
          <Button variant="outline" size="sm" onClick={() => setAsked('restore')}>
            <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
            Askıyı kaldır
          </Button>
        ) : (
          <Button variant="danger" size="sm" onClick={() => setAsked('suspend')}>
            <Ban size={16} strokeWidth={1.75} aria-hidden />
            Askıya al
          </Button>
        )}
      </SelectionBar>
      {asked === 'suspend' && (
        <SuspendDialog
          whom={count(free.length, membersNoun.one)}
          onClose={close}
          onSuspend={async (body) => {
            close()
            act('suspend', (username) => call(suspendUser, { params: { username }, body }))
            return []
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'restore'}
        onOpenChange={(open) => !open && close()}
        title="Askı kaldırılsın mı?"
        text={`${amount} yeniden yazabilecek; gizlenen yazıları görünecek.`}
        confirmLabel="Askıyı kaldır"
        onConfirm={() => act('restore', (username) => call(restoreUser, { params: { username } }))}
      />
      <ConfirmDialog
        open={asked === 'signOut'}
        onOpenChange={(open) => !open && close()}
        title="Oturumlar kapatılsın mı?"
        text={`${amount} her aygıtta yeniden giriş yapmak zorunda kalacak.`}
        confirmLabel="Oturumları kapat"
        onConfirm={() => act('signOut', (username) => call(signOutUser, { params: { username } }))}
      />
    </>
  )
}
