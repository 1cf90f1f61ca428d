import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteReading, readingOf } from '../../reading-history.ts'
import type { ReadPost } from './queries.ts'

/** In milliseconds: nobody needs to know of every line that was scrolled. */
const notedAfter = 1000

/** Notes on the device how far the post is read that is open, if it is one that everybody may read. */
export function useReadingPlace(slug: string | undefined): void {
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
  // Until somebody scrolls, where they were last time is where they are.
  const known = readingOf(slug)
  let place = known ?? placeIn(text)
  const note = () => {
    timer = undefined
    noteReading({ slug, at: Date.now(), block: place.block, percent: place.percent })
  }
  const look = () => {
    // After an edit another text stands in its place.
    if (!text.isConnected) return
    place = placeIn(text)
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

function placeIn(text: HTMLElement): { block: number; percent: number } {
  const { top, height } = text.getBoundingClientRect()
  const blocks = [...text.children]
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > topOfReading)
  const seen = Math.min(Math.max((innerHeight - top) / Math.max(height, 1), 0), 1)
  return { block: first < 0 ? blocks.length : first, percent: Math.round(100 * seen) }
}
