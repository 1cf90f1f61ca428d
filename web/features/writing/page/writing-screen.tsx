import { useState } from 'react'
import type { CurrentUser } from '../../../../core/contracts/users.ts'
import { useViewer } from '../../../viewer.ts'
import { ConfirmationNeeded, PhoneWarning, SomebodyElses } from './no-editor.tsx'
import { EditorPage } from './editor-page.tsx'
import type { DeviceCopy } from '../saving/device-copies.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'
import type { OpenedText } from '../saving/opening.ts'
import { useIsPhone } from '../../../use-is-phone.ts'

interface WritingScreenProps {
  /** The number of the post in the address; none on the page of a new text. */
  id: string | undefined
  opened: OpenedText | null
}

export function WritingScreen({ id, opened }: WritingScreenProps) {
  const viewer = useViewer()
  return (
    <>
      <PhoneWarning className="hidden phone:block" />
      <div className="phone:hidden">
        {viewer?.isWaiting !== 0 && <ConfirmationNeeded className="hidden viewer-waiting:block" />}
        <div className="viewer-waiting:hidden max-sm:pt-15">
          <Sheet viewer={viewer?.isWaiting === 0 ? viewer : null} id={id} opened={opened} />
        </div>
      </div>
    </>
  )
}

/** Who writes is known only in the browser, and so is whether this is a place to write. */
function Sheet({ viewer, id, opened }: WritingScreenProps & { viewer: CurrentUser | null }) {
  const isPhone = useIsPhone()
  const [isLaidOut, setLaidOut] = useState(false)
  const { page, becomes, goOnWith } = usePage(id)
  // A window that is made narrow keeps its text.
  if (viewer !== null && isPhone === false && !isLaidOut) setLaidOut(true)
  if (viewer === null || !isLaidOut) return <EditorSkeleton isNew={id === undefined} />
  if (opened !== null && opened.author !== viewer.id) return <SomebodyElses />
  return (
    <EditorPage
      key={page.number}
      viewer={viewer}
      opened={opened?.copy ?? null}
      chosen={page.chosen}
      onCreated={becomes}
      onGoOnWith={goOnWith}
    />
  )
}

interface PageState {
  /** Another number is another page. */
  number: number
  id: string | undefined
  /** The post that the text on this page has just become. */
  created: string | undefined
  chosen: DeviceCopy | null
}

/** One page for one text: it stays when the text becomes a post, and is cleared for any other. */
function usePage(id: string | undefined) {
  const [page, setPage] = useState<PageState>({
    ...{ number: 0, id },
    created: undefined,
    chosen: null,
  })
  if (id !== page.id) {
    const isSameText = id !== undefined && id === page.created
    setPage({ ...page, id, created: undefined, ...(!isSameText && another(page, null)) })
  }
  return {
    page,
    becomes: (created: string) => setPage((now) => ({ ...now, created })),
    goOnWith: (chosen: DeviceCopy) => setPage((now) => ({ ...now, ...another(now, chosen) })),
  }
}

const another = ({ number }: PageState, chosen: DeviceCopy | null) => ({
  number: number + 1,
  chosen,
})
