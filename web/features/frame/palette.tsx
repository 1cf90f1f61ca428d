import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { searchLimits } from '../../../core/contracts/search-limits.ts'
import { useViewer } from '../../viewer.ts'
import {
  comboboxAttributes,
  followActive,
  nextActive,
  type Option,
  optionCount,
  type OptionGroup,
  OptionList,
  useActiveInSight,
} from '../search/options.tsx'
import { useSuggestions, wholeSearch } from '../search/use-suggestions.tsx'
import { type Destination, destinationsFor, destinationsMatching } from './destinations.ts'

interface PaletteProps {
  onClose: () => void
  /** What was typed before there was this box for it. */
  takeEarly: () => string
}

/** Searches everything and knows the site's own destinations; whatever is chosen is gone to. */
export default function Palette({ onClose, takeEarly }: PaletteProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const groups = useGroups(typed)
  const count = optionCount(groups)
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const next = nextActive(event.key, active, count)
    if (next !== null) setActive(next < 0 ? (active === 0 ? count - 1 : 0) : next)
    else if (event.key !== 'Enter' || !followActive(id, active)) return
    event.preventDefault()
  }
  useActiveInSight(id, active)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-backdrop transition-opacity data-starting-style:opacity-0" />
        <Dialog.Popup initialFocus={box} finalFocus={false} className={popupClass}>
          <Dialog.Title className="sr-only">Hızlı geçiş</Dialog.Title>
          <div className="relative flex items-center border-b">
            <Search
              size={18}
              strokeWidth={1.75}
              aria-hidden
              className="absolute left-5 text-muted"
            />
            <input
              ref={box}
              {...comboboxAttributes(id, active, count > 0)}
              aria-label="Yer, yazı ya da kişi"
              placeholder="Bir yere gidin, bir şey arayın"
              autoComplete="off"
              maxLength={searchLimits.questionLength}
              value={typed}
              onFocus={() => {
                const early = takeEarly()
                setTyped((text) => text + early)
              }}
              onChange={(event) => {
                setTyped(event.target.value)
                setActive(0)
              }}
              onKeyDown={press}
              className="h-14 w-full bg-transparent pr-5 pl-13 text-step-1 outline-none"
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
            <OptionList
              {...{ id, groups, active }}
              label="Seçenekler"
              onActive={setActive}
              onFollow={onClose}
            />
          </div>
          <p role="status" className="sr-only">
            {count} seçenek
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Destinations first: they are what the palette is opened for most. */
function useGroups(typed: string): OptionGroup[] {
  const destinations = destinationsMatching(destinationsFor(useViewer() ?? null), typed).map(
    destinationOption,
  )
  const suggested = useSuggestions(typed)
  const q = typed.trim()
  const groups = [
    { title: 'Yerler', options: destinations },
    ...suggested,
    { title: 'Arama', options: q === '' ? [] : [wholeSearch(q)] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const destinationOption = ({ to, search, label, icon: Icon }: Destination): Option => ({
  key: label,
  ...{ to, label, search },
  picture: <Icon size={16} strokeWidth={1.75} />,
})

/** Near the top, so that what is typed stays where it is however long the list is. */
const popupClass =
  'fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(32rem,calc(100dvh-1.5rem))] max-w-xl flex-col ' +
  'rounded-lg border border-line bg-surface shadow-popup outline-none transition-[opacity,translate] ' +
  'duration-150 ease-settle data-starting-style:-translate-y-2 data-starting-style:opacity-0 sm:top-[12dvh]'
