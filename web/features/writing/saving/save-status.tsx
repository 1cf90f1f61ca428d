import { useEffect, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import type { SaveState } from './save-state.ts'
import { type SaveTone, saveWords } from './save-words.ts'

const dots: Record<SaveTone, string> = {
  none: 'hidden',
  busy: 'bg-edge animate-breathe',
  device: 'bg-edge',
  server: 'bg-success',
  trouble: 'bg-danger',
}

/** Says at every moment where the words are. */
export function SaveStatus({ save }: { save: SaveState }) {
  const { tone, text } = saveWords(save)
  return (
    <p className="flex min-w-0 items-center gap-2 text-small text-muted">
      <span aria-hidden className={classes('size-2 shrink-0 rounded-full', dots[tone])} />
      <span className="truncate" title={text}>
        {text}
      </span>
      <Announcement tone={tone} text={text} />
    </p>
  )
}

/** Read out only when something goes wrong and when it is well again, not at every saving. */
function Announcement({ tone, text }: { tone: SaveTone; text: string }) {
  const [said, setSaid] = useState('')
  const wasTrouble = said !== '' && tone === 'server'
  const next = tone === 'trouble' || wasTrouble ? text : said
  useEffect(() => {
    if (next === said) return undefined
    const timer = setTimeout(() => setSaid(next), 300)
    return () => clearTimeout(timer)
  }, [next, said])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}
