import { Focus, Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { count } from '../../core/turkish/numbers.ts'
import { formatReadingTime } from '../../core/turkish/reading-time.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import type { EditorHost } from './editor-host.ts'
import { keys } from './shortcuts.ts'
import { useStore } from './store.ts'
import { focusKeys } from './use-page-keys.ts'
import { wordCounter } from './word-count.ts'

interface Props {
  host: EditorHost
  isFocused: boolean
  onFocusMode: (on: boolean) => void
}

/** How long the text has become, and the two switches that are always at hand. */
export function StatusBar({ host, isFocused, onFocusMode }: Props) {
  const label = isFocused ? 'Odak kipinden çık' : 'Odak kipi'
  return (
    <div className="editor-status">
      {!isFocused && <WordCount host={host} />}
      {!isFocused && (
        <Tooltip text={`Klavye kısayolları (${keys('Mod', '/')})`}>
          <IconButton
            icon={Keyboard}
            size="sm"
            label="Klavye kısayolları"
            onClick={() => host.panel.set({ kind: 'help' })}
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

function WordCount({ host }: { host: EditorHost }) {
  const [counter] = useState(() => wordCounter(host.editor))
  useEffect(() => counter.connect(), [counter])
  const { words, seconds } = useStore(counter)
  return (
    <p className="mr-1 text-small text-faint">
      {count(words, 'sözcük')} · {formatReadingTime(seconds)} okuma
    </p>
  )
}
