import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteReading, type Reading, readingOf } from '../../reading-history.ts'
import type { ReadPost } from './queries.ts'

/** In milliseconds: nobody needs to know of every line that was scrolled. */
const notedAfter = 1000

type ReadingPosition = Pick<Reading, 'block' | 'percent'>

/** Notes on the device how far the post is read that is open, if it is one that everybody may read. */
export function useReadingPosition(slug: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (slug === undefined) return undefined
    const text = document.querySelector<HTMLElement>('article .document')
    const post = queries.getQueryData<ReadPost | null>(['post', slug])
    // What only its author sees is no reading.
    if (text === null || (post && post.standing !== null)) return undefined
    return follow(text, slug)
  }, [queries, slug])
}

function follow(text: HTMLElement, slug: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Until somebody reads past it, where they were last time is where they are.
  let held = readingOf(slug)
  // A text that has become shorter has no such position.
  if (held && held.block > text.children.length) held = undefined
  let position: ReadingPosition = held ?? positionIn(text)
  const note = () => {
    timer = undefined
    noteReading({ slug, at: Date.now(), block: position.block, percent: position.percent })
  }
  const look = () => {
    // After an edit the page shows another element.
    if (!text.isConnected) return
    const seen = positionIn(text)
    // Scrolling back to the title does not lose the position.
    if (seen.block < (held?.block ?? 0) || (seen.block === 0 && position.block > 0)) return
    held = undefined
    position = seen
    timer ??= setTimeout(note, notedAfter)
  }
  /** Whatever is still waiting: the page may not come back. */
  const end = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    note()
  }
  if (scrollY > 0) look()
  note()
  addEventListener('scroll', look, { passive: true })
  addEventListener('pagehide', end)
  return () => {
    removeEventListener('scroll', look)
    removeEventListener('pagehide', end)
    end()
  }
}

/** Below the header, so that a block behind it does not count as being read. */
const topOfReading = 80

function positionIn(text: HTMLElement): ReadingPosition {
  const { top, height } = text.getBoundingClientRect()
  const blocks = [...text.children]
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > topOfReading)
  const seen = Math.min(Math.max((innerHeight - top) / Math.max(height, 1), 0), 1)
  return { block: first < 0 ? blocks.length : first, percent: Math.round(100 * seen) }
}
