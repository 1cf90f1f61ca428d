import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { fieldLabels } from '../posts/comparing/field-labels.ts'
import { Words } from '../posts/comparing/difference.tsx'
import { wordDifference } from '../posts/comparing/word-difference.ts'
import { ChangedLine } from './changed-line.tsx'
import { areLabelsEqual, labelPieces } from './label-pieces.ts'

type Labels = NonNullable<NonNullable<WholeApproval['before']>['labels']>

interface LabelsProps {
  before: Labels
  now: Labels
}

export const isSameLabels = ({ before, now }: LabelsProps): boolean =>
  before.cover === now.cover &&
  before.canonical === now.canonical &&
  areLabelsEqual(before.categories, now.categories) &&
  areLabelsEqual(before.tags, now.tags)

/** Shows only those labels that changed. */
export function ChangedLabels({ before, now }: LabelsProps) {
  const address = wordDifference(before.canonical ?? '', now.canonical ?? '')
  return (
    <>
      <ChangedNames kind="categories" {...{ before, now }} />
      <ChangedNames kind="tags" {...{ before, now }} />
      {before.cover !== now.cover && (
        <ChangedLine label={fieldLabels.cover}>
          {(side) => <Cover src={(side === 'mine' ? before : now).cover} />}
        </ChangedLine>
      )}
      {before.canonical !== now.canonical && (
        <ChangedLine label={fieldLabels.canonical}>
          {(side) => <Words pieces={address[side]} />}
        </ChangedLine>
      )}
    </>
  )
}

function ChangedNames({ kind, before, now }: LabelsProps & { kind: 'categories' | 'tags' }) {
  if (areLabelsEqual(before[kind], now[kind])) return null
  const pieces = {
    mine: labelPieces(before[kind], now[kind]),
    theirs: labelPieces(now[kind], before[kind]),
  }
  const isMarked = [...pieces.mine, ...pieces.theirs].some(({ isChanged }) => isChanged)
  return (
    <ChangedLine label={fieldLabels[kind]} notes={isMarked ? [] : ['Yalnızca sırası değişti']}>
      {(side) => <Words pieces={pieces[side]} />}
    </ChangedLine>
  )
}

function Cover({ src }: { src: string | null }) {
  if (src === null) return <p className="text-faint italic">Kapak yok</p>
  return <img src={src} alt="Kapak" className="aspect-video max-h-40 rounded-sm object-cover" />
}
