import { Focus, Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { count } from '../../core/turkish/numbers.ts'
import { formatReadingTime } from '../../core/turkish/reading-time.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import type { Desk } from './desk.ts'
import { keys } from './shortcuts.ts'
import { useStore } from './store.ts'
import { focusKeys } from './use-page-keys.ts'
import { wordCounter } from './word-count.ts'

interface Props {
  desk: Desk
  isFocused: boolean
  onFocusMode: (on: boolean) => void
}

/** How long the text has become, and the two switches that are always at hand. */
export function StatusBar({ desk, isFocused, onFocusMode }: Props) {
  const label = isFocused ? 'Odak kipinden çık' : 'Odak kipi'
  return (
    <div className="editor-status">
      {!isFocused && <WordCount desk={desk} />}
      {!isFocused && (
        <Tooltip text={`Klavye kısayolları (${keys('Mod', '/')})`}>
          <IconButton
            icon={Keyboard}
            size="sm"
            label="Klavye kısayolları"
            onClick={() => desk.panel.set({ kind: 'help' })}
          />
        </Tooltip>
      )}
      <Tooltip text={`${label} (${focusKeys()})`}>
        <IconButton
          icon={Focus}
          size="sm"
          label="Odak kipi"
          aria-pressed={isFocused}
          onClick={() => onFocusMode(!isFocused)}
        />
      </Tooltip>
    </div>
  )
}

function WordCount({ desk }: { desk: Desk }) {
  const [counter] = useState(() => wordCounter(desk.editor))
  useEffect(() => counter.connect(), [counter])
  const { words, seconds } = useStore(counter)
  return (
    <p className="mr-1 text-small text-faint">
      {count(words, 'sözcük')} · {formatReadingTime(seconds)} okuma
    </p>
  )
}
