import { useMemo } from 'react'
import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import type { Entry } from '../../../core/document/types.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { blockName } from '../posts/comparing/block-names.ts'
import { blockText } from '../posts/comparing/block-text.ts'
import { changeNotes } from '../posts/comparing/change-notes.ts'
import { compareEntries, foldedRows, type Row } from '../posts/comparing/compare-entries.ts'
import { Block, DifferenceHead, Side, Words } from '../posts/comparing/difference.tsx'
import { wordDifference } from '../posts/comparing/word-difference.ts'

const sides = { mine: 'Son görülen', theirs: 'Şimdiki' }

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
  const isEqual = isTextEqual && before.title === post.title && before.excerpt === excerpt
  return (
    <div className="text-step-0">
      <NotCompared post={post} />
      <div aria-hidden className="grid grid-cols-2 gap-6 border-b pb-2 font-semibold">
        <span>{sides.mine}</span>
        <span>{sides.theirs}</span>
      </div>
      {isEqual && <p className="py-8 text-center text-muted">Başlık, özet ve metin değişmemiş.</p>}
      <Line label="Başlık" mine={before.title} theirs={post.title} />
      <Line label="Özet" mine={before.excerpt} theirs={excerpt} />
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

/** Of these only the present ones are known: whoever decides here sees them all the same. */
function NotCompared({ post: { cover, categories, tags } }: Pick<ChangesProps, 'post'>) {
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
          Kapak, kategoriler ve etiketler karşılaştırılmaz; bunlar şimdiki hâlleri.
        </span>
      </p>
    </div>
  )
}

/** Nothing where both are the same. */
function Line({ label, mine, theirs }: { label: string; mine: string; theirs: string }) {
  if (mine === theirs) return null
  const words = wordDifference(mine, theirs)
  return (
    <div className="border-b py-4">
      <DifferenceHead label={label} isClash={false}>
        {null}
      </DifferenceHead>
      <div className="mt-2 grid grid-cols-2 gap-6">
        {(['mine', 'theirs'] as const).map((side) => (
          <Side key={side} name={sides[side]} isTaken={side === 'theirs'}>
            <Words pieces={words[side]} />
          </Side>
        ))}
      </div>
    </div>
  )
}

function ChangedBlock({ row }: { row: Row }) {
  const { mine, theirs } = row
  const label = blockName((theirs ?? mine)!.type)
  const words = wordDifference(mine ? blockText(mine) : '', theirs ? blockText(theirs) : '')
  return (
    <div className="border-b py-4">
      <DifferenceHead label={label} isClash={false} notes={changeNotes(row)}>
        {null}
      </DifferenceHead>
      <div className="mt-2 grid grid-cols-2 gap-6">
        {(['mine', 'theirs'] as const).map((side) => (
          <Side key={side} name={sides[side]} isTaken={side === 'theirs'}>
            <Block entry={row[side]} pieces={words[side]} />
          </Side>
        ))}
      </div>
    </div>
  )
}
