import { useMemo } from 'react'
import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import type { Entry } from '../../../core/document/types.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { blockName } from '../posts/comparing/block-names.ts'
import { blockText } from '../posts/comparing/block-text.ts'
import { changeNotes } from '../posts/comparing/change-notes.ts'
import { compareEntries, foldedRows, type Row } from '../posts/comparing/compare-entries.ts'
import { Block, Words } from '../posts/comparing/difference.tsx'
import { fieldLabels } from '../posts/comparing/field-labels.ts'
import { wordDifference } from '../posts/comparing/word-difference.ts'
import { ChangedLabels, isSameLabels } from './changed-labels.tsx'
import { ChangedLine, sides } from './changed-line.tsx'

interface ChangesProps {
  before: NonNullable<WholeApproval['before']>
  post: WholeApproval['post']
  /** As its author wrote it. */
  excerpt: string
}

/** What was seen last and what is handed in now, beside each other; what is alike is folded away. */
export function Changes({ before, post, excerpt }: ChangesProps) {
  const rows = useMemo(
    () => foldedRows(compareEntries(before.entries as Entry[], post.entries as Entry[])),
    [before, post],
  )
  const isTextEqual = rows.every((row) => 'same' in row)
  const isSameHead = before.title === post.title && before.excerpt === excerpt
  const labels = before.labels && { before: before.labels, now: post }
  const isEqual = isTextEqual && isSameHead && (labels === null || isSameLabels(labels))
  return (
    <div className="text-step-0">
      {labels === null && <UnknownLabels post={post} />}
      <div aria-hidden className="grid grid-cols-2 gap-6 border-b pb-2 font-semibold">
        <span>{sides.mine}</span>
        <span>{sides.theirs}</span>
      </div>
      {isEqual && <p className="py-8 text-center text-muted">{nothingChanged(labels !== null)}</p>}
      <Line label={fieldLabels.title} mine={before.title} theirs={post.title} />
      <Line label={fieldLabels.excerpt} mine={before.excerpt} theirs={excerpt} />
      {labels !== null && <ChangedLabels {...labels} />}
      {!isEqual &&
        rows.map((row) =>
          'same' in row ? (
            <p key={row.id} className="border-b py-3 text-center text-small text-muted">
              {count(row.same, 'blok')} aynı
            </p>
          ) : (
            <ChangedBlock key={row.id} row={row} />
          ),
        )}
    </div>
  )
}

const nothingChanged = (isAllKnown: boolean): string =>
  isAllKnown ? 'Hiçbir şey değişmemiş.' : 'Başlık, özet ve metin değişmemiş.'

/** A text that was kept without them: whoever decides here sees the present ones all the same. */
function UnknownLabels({ post: { cover, categories, tags } }: Pick<ChangesProps, 'post'>) {
  const names = (things: { name: string }[]) => things.map(({ name }) => name).join(', ') || 'yok'
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 rounded-md bg-wash px-4 py-3 text-small">
      {cover !== null && (
        <img src={cover} alt="Kapak" className="h-16 w-28 rounded-sm object-cover" />
      )}
      <p className="min-w-0 flex-1 wrap-anywhere">
        Kategoriler: {names(categories)} · Etiketler: {names(tags)}
        {cover === null && ' · Kapak: yok'}
        <span className="block text-muted">
          Önceki kapak, kategoriler ve etiketler bilinmiyor; bunlar şimdiki hâlleri.
        </span>
      </p>
    </div>
  )
}

/** Nothing where both are the same. */
function Line({ label, mine, theirs }: { label: string; mine: string; theirs: string }) {
  if (mine === theirs) return null
  const words = wordDifference(mine, theirs)
  return <ChangedLine label={label}>{(side) => <Words pieces={words[side]} />}</ChangedLine>
}

function ChangedBlock({ row }: { row: Row }) {
  const { mine, theirs } = row
  const label = blockName((theirs ?? mine)!.type)
  const words = wordDifference(mine ? blockText(mine) : '', theirs ? blockText(theirs) : '')
  return (
    <ChangedLine label={label} notes={changeNotes(row)}>
      {(side) => <Block entry={row[side]} pieces={words[side]} />}
    </ChangedLine>
  )
}
