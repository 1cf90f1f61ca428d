import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { isInComments } from '../../../core/paths.ts'
import { useNotice } from '../../ui/notice.tsx'
import type { EndOfPostProps } from './end-of-post.tsx'

/** Anywhere above the window, or at most this far below it. */
const near = '1000000px 0px 1500px'

let comeNear: () => void = () => undefined
const isNear = new Promise<void>((resolve) => {
  comeNear = resolve
})

const load = () => import('./end-of-post.tsx')

/** Set by the page that stands: the loader below belongs to none. */
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
    // The comment one came for is looked for at once.
    if (isInComments(location.hash)) comeNear()
    return whenNear(start.current!, comeNear)
  }, [showNotice])
  return (
    <>
      <div ref={start} />
      <Suspense fallback={<Awaited />}>
        <EndOfPost {...props} />
      </Suspense>
    </>
  )
})

/** Stands only where no HTML came with the page: the reader came from another one. */
function Awaited() {
  useEffect(comeNear, [])
  return null
}

function whenNear(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => changes.some(({ isIntersecting }) => isIntersecting) && act(),
    { rootMargin: near },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
