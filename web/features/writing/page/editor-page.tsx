import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, memo, Suspense, useMemo, useState } from 'react'
import type { CurrentUser } from '../../../../core/contracts/users.ts'
import { useCall } from '../../../api.ts'
import { refreshViewer } from '../../../viewer.ts'
import type { DeviceCopy } from '../saving/device-copies.ts'
import { EditorBar } from './editor-bar.tsx'
import { editorActions } from './editor-actions.ts'
import { LeaveQuestion } from '../../accounts/leave-question.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { loadEditor } from './load-editor.ts'
import { handOver } from '../saving/opening.ts'
import { Panels, type PanelName } from './panels.tsx'
import type { Saver } from '../saving/saver.ts'
import type { ServerCopy } from '../saving/server-copy.ts'
import { SentBack } from './sent-back.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { TroubleStrip } from './trouble-strip.tsx'
import { UnfinishedOffer } from './unfinished-offer.tsx'
import { useSaver } from '../saving/use-saver.ts'
import { useSnapshot } from '../saving/use-snapshot.ts'

const PostEditor = lazy(async () => ({ default: (await loadEditor()).PostEditor }))

interface EditorPageProps {
  viewer: CurrentUser
  opened: ServerCopy | null
  chosen: DeviceCopy | null
  onCreated: (id: string) => void
  onGoOnWith: (copy: DeviceCopy) => void
}

export function EditorPage({ viewer, opened, chosen, onCreated, onGoOnWith }: EditorPageProps) {
  const settle = useNewAddress(viewer, onCreated)
  const saver = useSaver({ member: viewer.id, opened, chosen, onCreated: settle })
  const isNew = opened === null && chosen === null
  if (saver === null) return <EditorSkeleton isNew={isNew} />
  return (
    <>
      {isNew && <UnfinishedOffer viewer={viewer} saver={saver} onGoOnWith={onGoOnWith} />}
      <OpenEditor viewer={viewer} saver={saver} isNew={isNew} />
    </>
  )
}

/** The text has become a post: its page is this one, and nothing on it is loaded again. */
function useNewAddress(viewer: CurrentUser, onCreated: (id: string) => void) {
  const router = useRouter()
  const queries = useQueryClient()
  return (copy: ServerCopy): void => {
    const id = String(copy.anchor.postId)
    handOver(queries, viewer.id, copy)
    onCreated(id)
    void router.navigate({
      to: '/new/$id',
      params: { id },
      state: { keepsFocus: true },
      ...{ replace: true, ignoreBlocker: true, resetScroll: false },
    })
    void refreshViewer()
  }
}

interface OpenEditorProps {
  viewer: CurrentUser
  saver: Saver
  isNew: boolean
}

function OpenEditor({ viewer, saver, isNew }: OpenEditorProps) {
  const snapshot = useSnapshot(saver)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [seen, setSeen] = useState<ServerCopy | null>(null)
  // Two versions want to be looked at, whatever else is open.
  if (snapshot.newer !== seen) {
    setSeen(snapshot.newer)
    if (snapshot.newer !== null) setPanel('conflict')
  }
  return (
    <>
      <h1 className="sr-only">
        {snapshot.record.anchor.postId === null ? 'Yeni yazı' : 'Yazıyı düzenle'}
      </h1>
      <EditorBar snapshot={snapshot} onOpen={setPanel} />
      <TroubleStrip saver={saver} snapshot={snapshot} onCompare={() => setPanel('conflict')} />
      <SentBack postId={snapshot.record.anchor.postId} status={snapshot.record.anchor.status} />
      <Suspense fallback={<EditorSkeleton isNew={isNew} />}>
        <TextEditor key={snapshot.replaced} saver={saver} />
      </Suspense>
      <Panels {...{ viewer, saver, snapshot }} open={panel} onOpenChange={setPanel} />
      <LeaveQuestion
        isUnsaved={saver.isUnsaved}
        text="Son değişiklikler henüz sunucuya ulaşmadı. Çıkarsanız bu aygıtta kalır ve yazıyı yeniden açtığınızda karşınıza gelir."
      />
      <SignInAgain viewer={viewer} saver={saver} snapshot={snapshot} />
    </>
  )
}

/** What is typed changes much around it and nothing here. */
const TextEditor = memo(function TextEditor({ saver }: { saver: Saver }) {
  const call = useCall()
  const actions = useMemo(() => editorActions(call), [call])
  const [initial] = useState(saver.text)
  return <PostEditor initial={initial} onChange={saver.editorChanged} actions={actions} />
})
