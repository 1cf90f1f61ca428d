import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { plainText } from '../../../../core/document/text.ts'
import { postStatus } from '../../../../core/posts/post-status.ts'
import type { CurrentUser } from '../../../../core/contracts/users.ts'
import { millisecondsOfDay } from '../../../../core/turkish/dates.ts'
import { listUserPosts } from '../../../calls/posts.gen.ts'
import { type MakeCall, useCall } from '../../../api.ts'
import { RelativeTime } from '../../../relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { type DeviceCopy, leftBehind } from '../saving/device-copies.ts'
import type { Saver } from '../saving/saver.ts'
import { useSnapshot } from '../saving/use-snapshot.ts'
import { shownTitle, type WrittenText } from '../saving/written-text.ts'

interface Unfinished {
  id: string
  title: string
  changedAt: number
  /** What is only on this device; null for a draft on the server. */
  copy: DeviceCopy | null
  postId: number | null
}

interface UnfinishedOfferProps {
  viewer: CurrentUser
  saver: Saver
  onGoOnWith: (copy: DeviceCopy) => void
}

/** Over an empty sheet: what was begun and not finished. Whoever writes is not disturbed. */
export function UnfinishedOffer({ viewer, saver, onGoOnWith }: UnfinishedOfferProps) {
  const { save } = useSnapshot(saver)
  const [isRefused, setRefused] = useState(false)
  const found = useUnfinished(viewer)
  if (isRefused || save.changes > 0 || found.length === 0) return null
  const refuse = (): void => {
    setRefused(true)
    // The button goes; whoever pressed it wants to write.
    document.querySelector<HTMLElement>('.editor-title')?.focus()
  }
  return (
    <section aria-labelledby="yarim-kalan" className="border-b bg-accent-wash text-accent-ink">
      <div className="page-width flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-4">
        <div className="min-w-0 flex-1">
          <h2 id="yarim-kalan" className="font-sans text-step-0 font-semibold tracking-normal">
            Yarım kalan yazınız var
          </h2>
          <ul className="mt-1 flex flex-col">
            {found.map((each) => (
              <UnfinishedRow key={each.id} unfinished={each} onGoOnWith={onGoOnWith} />
            ))}
          </ul>
        </div>
        <Button variant="outline" size="sm" onClick={refuse}>
          Yeni yazıya başla
        </Button>
      </div>
    </section>
  )
}

interface RowProps {
  unfinished: Unfinished
  onGoOnWith: (copy: DeviceCopy) => void
}

function UnfinishedRow({ unfinished, onGoOnWith }: RowProps) {
  const { title, changedAt, copy, postId } = unfinished
  const router = useRouter()
  const goOn = (): void => {
    if (postId === null) return onGoOnWith(copy!)
    void router.navigate({ to: '/new/$id', params: { id: String(postId) } })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 truncate font-serif text-step-1 text-ink">{title}</span>
      <span className="text-small">
        <RelativeTime date={new Date(changedAt).toISOString()} />
        {copy !== null && ', bu aygıtta'}
      </span>
      <button
        type="button"
        onClick={goOn}
        className="min-h-9 font-semibold underline underline-offset-4"
        aria-label={`Devam et: ${title}`}
      >
        Devam et
      </button>
    </li>
  )
}

const most = 3
const recent = 7 * millisecondsOfDay

function useUnfinished(viewer: CurrentUser): Unfinished[] {
  const call = useCall()
  const { id, username } = viewer
  const [found, setFound] = useState<Unfinished[]>([])
  useEffect(() => {
    let isLeft = false
    void look(call, id, username).then((all) => (isLeft ? undefined : setFound(all)))
    return () => void (isLeft = true)
  }, [call, id, username])
  return found
}

/** What is only on the device comes first: nobody has it anywhere else. */
async function look(call: MakeCall, member: number, username: string): Promise<Unfinished[]> {
  const [copies, drafts] = await Promise.all([leftBehind(member), draftsOf(call, username)])
  const here = copies.map(ofCopy)
  const there = drafts.filter((draft) => !here.some((each) => isSame(each, draft)))
  return [...here, ...there].slice(0, most)
}

/** A copy that died on its way may have arrived all the same: then it is a draft of that name. */
const isSame = (here: Unfinished, there: Unfinished): boolean =>
  here.postId === null ? here.title === there.title : here.postId === there.postId

const ofCopy = (copy: DeviceCopy): Unfinished => ({
  id: copy.key,
  title: nameOf(copy.text),
  changedAt: copy.changedAt,
  copy,
  postId: copy.anchor.postId,
})

async function draftsOf(call: MakeCall, username: string): Promise<Unfinished[]> {
  const query = { status: String(postStatus.draft) }
  const { data } = await call(listUserPosts, { params: { username }, query })
  return (data?.['hydra:member'] ?? [])
    .map(({ id, title, updatedAt }) => ({
      id: String(id),
      title: shownTitle(title) || unnamed,
      changedAt: Date.parse(updatedAt),
      copy: null,
      postId: id,
    }))
    .filter(({ changedAt }) => changedAt > Date.now() - recent)
    .sort((one, other) => other.changedAt - one.changedAt)
}

const unnamed = 'Başlıksız taslak'

/** Its title, or how it begins. */
function nameOf({ title, entries }: WrittenText): string {
  const beginning = plainText(entries).trim().slice(0, 60)
  return title.trim() || beginning || unnamed
}
