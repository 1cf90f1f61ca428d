import { count } from '../../../../core/turkish/numbers.ts'
import { blockName } from '../../posts/comparing/block-names.ts'
import { blockText } from '../../posts/comparing/block-text.ts'
import { changeNotes } from '../../posts/comparing/change-notes.ts'
import { type Choice, foldedRows, type Row } from '../../posts/comparing/compare-entries.ts'
import { Block, DifferenceHead, Side, Words } from '../../posts/comparing/difference.tsx'
import { fieldLabels } from '../../posts/comparing/field-labels.ts'
import { wordDifference } from '../../posts/comparing/word-difference.ts'
import { type Comparison, fieldId, type FieldName, type FieldRow } from './compare-texts.ts'
import { ChoiceButtons, type SideNames } from './comparison-choice.tsx'
import type { Choices } from './merge.ts'
import type { WrittenText } from '../saving/written-text.ts'

interface ComparisonViewProps {
  comparison: Comparison
  sides: SideNames
  /** By slug; other labels explain themselves. */
  categoryName: (reference: string) => string
  /** Without it one can only look. */
  onChoose?: (id: string, choice: Choice) => void
  choices?: Choices
}

/** Two versions beside each other, with what differs marked; what is alike is folded away. */
export function ComparisonView(props: ComparisonViewProps) {
  const { comparison, sides } = props
  const { fields, rows } = comparison
  const isEqual = fields.length === 0 && rows.every(({ isSame, isMoved }) => isSame && !isMoved)
  const parts = isEqual ? [] : foldedRows(rows)
  return (
    <div>
      <div
        aria-hidden
        className="sticky -top-6 z-10 -mt-6 grid grid-cols-2 gap-6 border-b bg-surface pt-5 pb-2 font-semibold"
      >
        <span>{sides.mine}</span>
        <span>{sides.theirs}</span>
      </div>
      {isEqual && <p className="py-8 text-center text-muted">İki sürüm arasında fark yok.</p>}
      {fields.map((field) => (
        <FieldDifference key={field.name} {...props} field={field} />
      ))}
      {parts.map((part) =>
        'same' in part ? (
          <p key={part.id} className="border-b py-3 text-center text-small text-muted">
            {count(part.same, 'blok')} aynı
          </p>
        ) : (
          <BlockDifference key={part.id} {...props} row={part} />
        ),
      )}
    </div>
  )
}

function FieldDifference(props: ComparisonViewProps & { field: FieldRow }) {
  const { comparison, sides, choices, onChoose, field } = props
  const { name, suggestion } = field
  const id = fieldId(name)
  const label = fieldLabels[name]
  const shown = (text: WrittenText) => fieldText(text, name, props.categoryName)
  const words = wordDifference(shown(comparison.mine), shown(comparison.theirs))
  const choice = choices?.[id] ?? suggestion
  return (
    <section aria-label={label} className="border-b py-4">
      <DifferenceHead label={label} isClash={onChoose !== undefined && field.isClash}>
        {onChoose && (
          <ChoiceButtons
            {...{ id, label, sides, choice }}
            options={['mine', 'theirs']}
            onChoose={onChoose}
          />
        )}
      </DifferenceHead>
      <div className="mt-2 grid grid-cols-2 gap-6">
        {(['mine', 'theirs'] as const).map((side) => (
          <Side key={side} name={sides[side]} isTaken={!onChoose || choice === side}>
            {name === 'cover' && comparison[side].cover !== null ? (
              <img
                src={comparison[side].cover}
                alt=""
                className="aspect-video max-h-32 rounded-sm object-cover"
              />
            ) : (
              <Words pieces={words[side]} />
            )}
          </Side>
        ))}
      </div>
    </section>
  )
}

function fieldText(
  text: WrittenText,
  name: FieldName,
  categoryName: (reference: string) => string,
): string {
  if (name === 'categories') return text.categories.map(categoryName).join(', ')
  return name === 'tags' ? text.tags.join(', ') : (text[name] ?? '')
}

function BlockDifference(props: ComparisonViewProps & { row: Row }) {
  const { sides, choices, onChoose, row } = props
  const { id, mine, theirs, suggestion } = row
  const label = blockName((mine ?? theirs)!.type)
  const choice = choices?.[id] ?? suggestion
  const isPair = mine !== null && theirs !== null
  const words = wordDifference(mine ? blockText(mine) : '', theirs ? blockText(theirs) : '')
  return (
    <section aria-label={label} className="border-b py-4">
      <DifferenceHead
        label={label}
        isClash={onChoose !== undefined && row.isClash}
        notes={changeNotes(row)}
      >
        {onChoose && !row.isSame && (
          <ChoiceButtons
            {...{ id, label, sides, choice }}
            options={isPair ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']}
            onChoose={onChoose}
          />
        )}
      </DifferenceHead>
      <div className="mt-2 grid grid-cols-2 gap-6">
        {(['mine', 'theirs'] as const).map((side) => (
          <Side
            key={side}
            name={sides[side]}
            isTaken={!onChoose || choice === side || choice === 'both'}
          >
            <Block entry={row[side]} pieces={words[side]} />
          </Side>
        ))}
      </div>
    </section>
  )
}
