import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { EndOfPostProps } from './end-of-post.tsx'
import type * as EndPart from './end-part.ts'
import type { Meanwhile } from './go-on.ts'

type Part = typeof EndPart

let known: Part | undefined

async function fetchEnd(): Promise<Part> {
  known ??= await import('./end-part.ts')
  return known
}

// The server has it from the beginning.
if (import.meta.env.SSR) await fetchEnd()

/** How far below the window it may still be; the end of a short text is there at once. */
const distance = '1500px'

/**
 * What follows the text is there as HTML from the beginning, and comes alive when the reader comes
 * near: many never do, and what one can do there is not what a text should wait for. Until then
 * the page leaves that HTML alone, as React does with whatever it is told to be inner HTML.
 */
export function LateEnd(props: EndOfPostProps) {
  const { part, place } = useLateEnd()
  if (!part)
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div key="alive">
      <part.EndOfPost {...props} />
    </div>
  )
}

function useLateEnd() {
  const router = useRouter()
  const [part, setPart] = useState(known)
  const place = useRef<HTMLDivElement>(null)
  const meanwhile = useRef<Meanwhile>(null)
  useEffect(() => {
    const html = place.current
    if (html === null) return undefined
    const current: Meanwhile = { html, focused: null, pressed: null }
    meanwhile.current = current
    html.addEventListener('click', (event) => {
      const target = event.target as Element
      current.pressed = target.closest('button')
      followLink(event, target.closest('a'), (path) => router.history.push(path))
    })
    const comeAlive = (fetched: Part) => {
      current.focused = document.activeElement
      setPart(fetched)
    }
    // What cannot be fetched stays as it came, to be read.
    const fetchNow = () => void fetchEnd().then(comeAlive, () => undefined)
    // From another page nothing came as HTML, and the comment one came for may not be among it.
    const isAwaited = html.childElementCount === 0 || location.hash.startsWith('#yorum')
    return isAwaited ? fetchNow() : whenNear(html, fetchNow)
  }, [router])
  useEffect(() => {
    if (part && meanwhile.current) part.goOn(meanwhile.current)
  }, [part])
  return { part, place }
}

function whenNear(place: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => changes.some(({ isIntersecting }) => isIntersecting) && act(),
    { rootMargin: distance },
  )
  observer.observe(place)
  return () => observer.disconnect()
}

/** Links lead on without loading everything anew, as they will when they are alive. */
function followLink(
  event: MouseEvent,
  link: HTMLAnchorElement | null,
  go: (path: string) => void,
): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  if (!link || !isPlain || link.origin !== location.origin || link.hash) return
  event.preventDefault()
  go(link.pathname + link.search)
}
