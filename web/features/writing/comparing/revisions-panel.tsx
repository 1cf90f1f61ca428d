import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../../../core/turkish/dates.ts'
import { count } from '../../../../core/turkish/numbers.ts'
import {
  isCommitted,
  type Revision,
  type WholeRevision,
} from '../../../../core/contracts/writing.ts'
import { useCall } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import { compareTexts } from './compare-texts.ts'
import { ComparisonView } from './comparison.tsx'
import type { PanelProps } from '../page/panels.tsx'
import { RestoreButton } from './restore-button.tsx'
import { revisionQuery, revisionsQuery } from './revision-queries.ts'
import type { Saver } from '../saving/saver.ts'
import { shownTitle, withRevision } from '../saving/written-text.ts'

/** What the text was, beside what it is. */
export default function RevisionsPanel({ saver, snapshot, onClose }: PanelProps) {
  const { anchor } = snapshot.record
  const [chosen, setChosen] = useState<number | null>(null)
  const whole = useRevision(anchor.postId!, chosen)
  return (
    <WideDialog
      open
      onOpenChange={onClose}
      title="Eski sürümler"
      text="Bir sürüm seçin; bugünkü metinle karşılaştırın, isterseniz ona dönün."
      foot={
        whole.data && (
          <RestoreButton
            {...{ saver }}
            revision={whole.data}
            postId={anchor.postId!}
            isPublic={isCommitted(anchor.status)}
            onRestored={onClose}
          />
        )
      }
    >
      <div className="grid min-h-96 gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
        <RevisionList postId={anchor.postId!} chosen={chosen} onChoose={setChosen} />
        <div className="min-w-0">
          {chosen === null && <p className="text-muted">Karşılaştırmak için bir sürüm seçin.</p>}
          {whole.isLoading && <SkeletonText lines={6} />}
          {whole.isError && (
            <ErrorState text={whole.error.message} onRetry={() => void whole.refetch()} />
          )}
          {whole.data && <RevisionDifference saver={saver} revision={whole.data} />}
        </div>
      </div>
    </WideDialog>
  )
}

function useRevision(postId: number, number: number | null) {
  const call = useCall()
  return useQuery({ ...revisionQuery(call, postId, number ?? 0), enabled: number !== null })
}

function RevisionDifference({ saver, revision }: { saver: Saver; revision: WholeRevision }) {
  const now = saver.text()
  return (
    <ComparisonView
      comparison={compareTexts(withRevision(now, revision), now)}
      sides={{ mine: formatDateTime(revision.updatedAt), theirs: 'Bugünkü metin' }}
      categoryName={(slug) => slug}
    />
  )
}

interface RevisionListProps {
  postId: number
  chosen: number | null
  onChoose: (number: number) => void
}

function RevisionList({ postId, chosen, onChoose }: RevisionListProps) {
  const call = useCall()
  const list = useInfiniteQuery(revisionsQuery(call, postId))
  const revisions = list.data?.pages.flatMap((page) => page['hydra:member']) ?? []
  if (list.isPending) return <SkeletonText lines={6} />
  if (list.isError)
    return <ErrorState text={list.error.message} onRetry={() => void list.refetch()} />
  return (
    <nav aria-label="Sürümler">
      <ol className="flex flex-col gap-1">
        {revisions.map((revision) => (
          <li key={revision.id}>
            <RevisionRow
              revision={revision}
              isChosen={revision.id === chosen}
              onChoose={() => onChoose(revision.id)}
            />
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Daha eskiler
        </Button>
      )}
    </nav>
  )
}

interface RevisionRowProps {
  revision: Revision
  isChosen: boolean
  onChoose: () => void
}

function RevisionRow({ revision, isChosen, onChoose }: RevisionRowProps) {
  const { updatedAt, title, wordCount } = revision
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={classes(
        'flex w-full flex-col rounded-md px-3 py-2 text-left hover:bg-wash',
        isChosen && 'bg-accent-wash hover:bg-accent-wash',
      )}
    >
      <span className="font-semibold">{formatDateTime(updatedAt)}</span>
      <span className="truncate text-small text-muted">
        {count(wordCount, 'sözcük')} · {shownTitle(title) || 'Başlıksız'}
      </span>
    </button>
  )
}
