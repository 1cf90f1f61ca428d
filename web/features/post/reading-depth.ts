import { useEffect } from 'react'
import { type ReadingDepth, readingDepths } from '../../../core/contracts/reading.ts'
import { useCall } from '../../api.ts'
import { countDepth } from '../../calls/reading.gen.ts'

/** In milliseconds: whoever leaves a tab for longer may never come back to it. */
const awayAfter = 60_000

/**
 * Says once how far a reader came: at the end of the text, or when the page is left. Nothing is seen of it, and it
 * comes with the code that every page fetches when it rests.
 */
export function useReadingDepth(slug: string | undefined): void {
  const call = useCall()
  useEffect(() => {
    if (slug === undefined) return undefined
    // What could not be counted is no concern of the reader's.
    return followReader((depth) => void call(countDepth, { params: { slug }, body: { depth } }))
  }, [call, slug])
}

/** Gives what to do when another page of the site takes the place of this one. */
function followReader(say: (depth: ReadingDepth) => void): () => void {
  let deepest: ReadingDepth = 0
  let frame = 0
  let away: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    frame = 0
    deepest = Math.max(deepest, depthInView()) as ReadingDepth
    if (deepest === 100) end()
  }
  const later = () => (frame ||= requestAnimationFrame(look))
  const turn = () => {
    clearTimeout(away)
    if (document.visibilityState === 'hidden') away = setTimeout(end, awayAfter)
  }
  const listening = new AbortController()
  const end = () => {
    if (listening.signal.aborted) return
    listening.abort()
    cancelAnimationFrame(frame)
    clearTimeout(away)
    say(deepest)
  }
  const leave = () => {
    look()
    end()
  }
  const { signal } = listening
  addEventListener('scroll', later, { passive: true, signal })
  addEventListener('pagehide', leave, { signal })
  document.addEventListener('visibilitychange', turn, { signal })
  later()
  return end
}

/** How much of the text stands above the lower edge of the window, in the steps that are counted. */
function depthInView(): ReadingDepth {
  const text = document.querySelector('article .document')
  if (!text) return 0
  const { top, height } = text.getBoundingClientRect()
  // A pixel may be lost to rounding.
  const share = (innerHeight - top + 1) / Math.max(height, 1)
  return readingDepths.findLast((depth) => depth <= share * 100) ?? 0
}
