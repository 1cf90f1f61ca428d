import type { CodeEntry, Entry } from '../../../core/document/types.ts'
import { lowerAscii } from '../../../core/turkish/fold.ts'
import { colouringQueue } from './colouring-queue.ts'
import type { CodeToColour } from './highlight.worker.ts'

/** In characters: beyond these, colours are not worth the time they take. */
const longestBlock = 20_000
const mostOfPost = 60_000

/** Times in milliseconds. */
const usual = {
  blockDeadline: 500,
  mostWaiting: 200,
  /** How long a post waits for its colours, other posts' blocks included. */
  patience: 1000,
}

export interface HighlightedCode {
  /** For `entriesHtml`; undefined leaves a text plain. */
  highlight: (text: string, language: string) => string | undefined
  /** False when there was no time for all of it: later there may be. */
  isFinal: boolean
}

export type Highlighter = (entries: readonly Entry[]) => Promise<HighlightedCode>

/** Colours the code of a post before it is rendered, as far as that can be done in time. */
export function highlighter(limits = usual): Highlighter {
  const queue = colouringQueue(limits)
  return async (entries) => {
    const blocks = worthColouring(entries)
    const html = new Map<string, string>()
    const highlight = (text: string, language: string) => html.get(nameOf(codeOf(text, language)))
    let until: number | undefined
    for (const code of blocks) {
      let outcome = queue.remembered(code)
      if (outcome === undefined) {
        if (until === undefined) await queue.begun()
        until ??= performance.now() + limits.patience
        outcome = await before(until, queue.colour(code, until))
      }
      // One slow block is enough: a post of nothing else would hold up all the others.
      if (outcome === undefined || outcome === 'tooSlow') return { highlight, isFinal: false }
      if (outcome.html !== null) html.set(nameOf(code), outcome.html)
    }
    return { highlight, isFinal: true }
  }
}

/** One for all posts: there is one thread, and what it has coloured is remembered. */
export const highlightCode = highlighter()

const codeOf = (text: string, language: string): CodeToColour => ({
  text,
  language: lowerAscii(language),
})

const nameOf = ({ text, language }: CodeToColour): string => `${language}\0${text}`

function worthColouring(entries: readonly Entry[]): CodeToColour[] {
  let left = mostOfPost
  return entries
    .filter(isCode)
    .map(({ data }) => codeOf(data.text, data.language))
    .filter(({ text, language }) => {
      if (text === '' || language === '' || text.length > longestBlock) return false
      left -= text.length
      return left >= 0
    })
}

/** A block of another version may lack what we expect. */
const isCode = (entry: Entry): entry is CodeEntry =>
  entry.type === 'code' &&
  typeof entry.data.text === 'string' &&
  typeof entry.data.language === 'string'

/** Undefined when the time passes first. */
async function before<Result>(until: number, work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, until - performance.now()), undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
