import { Combobox } from '@base-ui/react/combobox'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import { controlClass, FieldFrame, useFieldIds, wiring } from './field.tsx'
import { popupClass, popupItemClass } from './popup.ts'

export interface ChipsFieldProps {
  label: string
  hint?: ReactNode
  error?: string | null
  placeholder?: string
  values: readonly string[]
  /** What is being typed. */
  query: string
  onQueryChange: (query: string) => void
  /** What could be meant. */
  suggestions: readonly string[]
  /** Whoever refuses one leaves the query as it is. */
  onAdd: (value: string) => void
  onRemove: (value: string) => void
  className?: string
}

/**
 * Several short words: chosen from a list or typed, each ended by Enter or a comma. Arrow keys
 * walk through the list, and from the beginning of the field to the words.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, error, className, values, query, onQueryChange, onAdd, onRemove } = props
  const ids = useFieldIds()
  const frame = useRef<HTMLDivElement>(null)
  const options = optionsFor(props)
  const change = (next: string[]): void => {
    for (const value of values) if (!next.includes(value)) onRemove(value)
    for (const value of next) if (!values.includes(value)) onAdd(value)
  }
  return (
    <FieldFrame {...{ ids, label, hint, error, className }}>
      <Combobox.Root
        multiple
        autoHighlight
        items={options}
        filter={null}
        value={[...values]}
        onValueChange={change}
        inputValue={query}
        onInputValueChange={(text, { reason }) => reason === 'input-change' && onQueryChange(text)}
      >
        <Combobox.Chips
          ref={frame}
          aria-label={values.length > 0 ? `Seçilenler: ${label}` : undefined}
          data-invalid={error ? true : undefined}
          className={frameClass}
        >
          {values.map((value) => (
            <ChipWord key={value} value={value} />
          ))}
          <Combobox.Input
            {...wiring(ids, hint, error)}
            placeholder={values.length > 0 ? undefined : props.placeholder}
            onKeyDown={endWord(query, onAdd)}
            onBlur={() => query.trim() !== '' && onAdd(query)}
            className="h-8 min-w-24 flex-1 bg-transparent outline-none touch:h-9"
          />
        </Combobox.Chips>
        <Combobox.Portal>
          <Combobox.Positioner anchor={frame} sideOffset={4} className="z-50 outline-none">
            <Combobox.Popup
              className={classes(
                popupClass,
                'w-(--anchor-width)',
                options.length === 0 && 'hidden',
              )}
            >
              <Combobox.List>
                {(option: string) => (
                  <Combobox.Item key={option} value={option} className={popupItemClass}>
                    {option === query.trim() && <Plus size={16} aria-hidden />}
                    {option}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldFrame>
  )
}

function ChipWord({ value }: { value: string }) {
  return (
    <Combobox.Chip
      aria-label={value}
      aria-description="Kaldırmak için silme tuşuna basın"
      className="flex h-8 items-center gap-1 rounded-full bg-line pr-1 pl-3 outline-none data-highlighted:bg-ink data-highlighted:text-paper focus-within:bg-ink focus-within:text-paper touch:h-9"
    >
      {value}
      <Combobox.ChipRemove
        aria-label={`Kaldır: ${value}`}
        className="inline-flex size-6 items-center justify-center rounded-full opacity-70 hover:opacity-100"
      >
        <X size={14} aria-hidden />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

/** What is typed can be taken as it is, unless the list has it already. */
function optionsFor({ query, suggestions, values }: ChipsFieldProps): string[] {
  const typed = query.trim()
  const others = suggestions.filter((each) => !values.includes(each))
  return typed === '' || others.includes(typed) ? others : [typed, ...others]
}

const endWord =
  (query: string, onAdd: (value: string) => void) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || query.trim() === '' || event.key !== ',') return
    event.preventDefault()
    onAdd(query)
  }

const frameClass = classes(
  controlClass,
  'flex min-h-12 flex-wrap items-center gap-1.5 px-2 py-1.5 has-[input:focus-visible]:border-accent',
  'has-[input:focus-visible]:outline-1 has-[input:focus-visible]:outline-accent data-invalid:border-danger',
)
