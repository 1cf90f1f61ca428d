import { fullName } from '../../../core/text/full-name.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall } from '../../api.ts'
import { FailedQueries } from '../../failed-queries.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useViewer } from '../../viewer.ts'
import { AuthorLink } from '../posts/links.tsx'
import type { Author } from '../posts/post-summary.ts'
import { takeDecisionBack, type DecisionKind, decisionsQuery } from './queries.ts'

const wordings = {
  block: {
    title: 'Engellenenler',
    empty: 'Kimseyi engellemediniz.',
    undo: 'Engeli kaldır',
    done: (name: string) => `${name} artık engelli değil.`,
  },
  mute: {
    title: 'Sessize alınanlar',
    empty: 'Kimseyi sessize almadınız.',
    undo: 'Sesini aç',
    done: (name: string) => `${name} artık sessizde değil.`,
  },
} as const

/** Blocked and muted members, each with a button to undo it. */
export function BlockSettings() {
  const [blocks, mutes] = [useDecisions('block'), useDecisions('mute')]
  return (
    <section aria-labelledby="engellenenler" className="mt-12">
      <h2 id="engellenenler">Engellenenler ve sessize alınanlar</h2>
      <p className="mt-1 text-muted">
        Engellediklerinizle aranızda takip, yorum ve mesaj olmaz. Sessize aldıklarınızın yaptıkları
        size bildirilmez; bundan haberleri olmaz.
      </p>
      {!blocks.isLoadingError && <Decisions kind="block" people={blocks} />}
      {!mutes.isLoadingError && <Decisions kind="mute" people={mutes} />}
      <FailedQueries queries={[blocks, mutes]} />
    </section>
  )
}

/** Who has not confirmed yet can have blocked or muted nobody. */
function useDecisions(kind: DecisionKind) {
  const isConfirmed = useViewer()?.isWaiting === 0
  return useQuery({ ...decisionsQuery(useCall(), kind), enabled: isConfirmed })
}

interface DecisionsProps {
  kind: DecisionKind
  people: ReturnType<typeof useDecisions>
}

function Decisions({ kind, people }: DecisionsProps) {
  const viewer = useViewer()
  const isUnknown = viewer === undefined || people.isLoading
  return (
    <>
      <h3 id={kind} className="mt-8 text-step-1">
        {wordings[kind].title}
      </h3>
      {isUnknown && <SkeletonText lines={2} className="mt-4" />}
      {!isUnknown && <People kind={kind} people={people.data ?? []} />}
    </>
  )
}

function People({ kind, people }: { kind: DecisionKind; people: Author[] }) {
  const list = useRef<HTMLDivElement>(null)
  const end = useEnding(kind)
  // The row goes and takes its button along; whoever pressed it stays here.
  const endRow = async (person: Author): Promise<void> => {
    if (await end(person)) list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="mt-2">
      {people.length === 0 && <p className="text-muted">{wordings[kind].empty}</p>}
      <ul aria-labelledby={kind} className="divide-y border-y empty:hidden">
        {people.map((person) => (
          <li key={person.username} className="flex items-center gap-4 py-3">
            <Avatar name={fullName(person)} picture={person.picture} />
            <div className="min-w-0 flex-1">
              <AuthorLink
                username={person.username}
                className="font-semibold wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
              >
                {fullName(person)}
              </AuthorLink>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`${wordings[kind].undo}: ${fullName(person)}`}
              onClick={() => void endRow(person)}
            >
              {wordings[kind].undo}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The list is read again either way, so that it shows what is true. */
function useEnding(kind: DecisionKind) {
  const call = useCall()
  const showNotice = useNotice()
  const queries = useQueryClient()
  return async (person: Author): Promise<boolean> => {
    const result = await takeDecisionBack(call, kind, person.username)
    showNotice(
      result.ok
        ? { kind: 'success', text: wordings[kind].done(fullName(person)) }
        : { kind: 'error', text: result.message },
    )
    await queries.invalidateQueries({ queryKey: decisionsQuery(call, kind).queryKey })
    return result.ok
  }
}
