import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { isInComments } from '../../../core/paths.ts'
import { useNotice } from '../../ui/notice.tsx'
import type { EndOfPostProps } from './end-of-post.tsx'

/** Above the window at any distance (a reader may open the page at its end), below it by at most 1500 px. */
const rootMargin = '1000000px 0px 1500px'

let setNear: () => void = () => undefined
const isNear = new Promise<void>((resolve) => {
  setNear = resolve
})

const load = () => import('./end-of-post.tsx')

/** The lazy loader below belongs to the module, so the open page sets what it does about a failure. */
let onFailure: () => void = () => undefined

/** The server renders it at once; a browser fetches its code when the reader comes near. */
const EndOfPost = import.meta.env.SSR
  ? (await load()).default
  : lazy(async () => {
      await isNear
      try {
        return await load()
      } catch {
        // What came as HTML stays and can be read; browsers do not fetch a failed module again.
        onFailure()
        return new Promise<never>(() => undefined)
      }
    })

/**
 * What follows the text is there as HTML from the beginning and is hydrated when the reader comes
 * near. Memoized, because React throws the HTML away when new properties arrive before that.
 */
export const LateEnd = memo(function LateEnd(props: EndOfPostProps) {
  const start = useRef<HTMLDivElement>(null)
  const showNotice = useNotice()
  useEffect(() => {
    onFailure = () =>
      showNotice({
        kind: 'error',
        text: 'Yorumlar yüklenemedi.',
        action: { label: 'Sayfayı yenile', onClick: () => location.reload() },
      })
    // A link to a comment needs the comments at once.
    if (isInComments(location.hash)) setNear()
    return whenNear(start.current!, setNear)
  }, [showNotice])
  return (
    <>
      <div ref={start} />
      <Suspense fallback={<LoadNow />}>
        <EndOfPost {...props} />
      </Suspense>
    </>
  )
})

/** Shown only after a navigation within the site, where the server sent no HTML to read meanwhile. */
function LoadNow() {
  useEffect(setNear, [])
  return null
}

function whenNear(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => changes.some(({ isIntersecting }) => isIntersecting) && act(),
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
