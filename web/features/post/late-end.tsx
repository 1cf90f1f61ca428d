import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import type { EndOfPostProps } from './end-of-post.tsx'

/** Anywhere above the window, or at most this far below it. */
const near = '1000000px 0px 1500px'

let comeNear: () => void = () => undefined
const isNear = new Promise<void>((resolve) => {
  comeNear = resolve
})

const load = () => import('./end-of-post.tsx')
const secondsBetweenTries = 20

/** What cannot be fetched stays as it came, to be read; it is tried again. */
async function loadPatiently(): ReturnType<typeof load> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, secondsBetweenTries * 1000)
    })
    return loadPatiently()
  }
}

/** The server renders it at once; a browser fetches its code when the reader comes near. */
const EndOfPost = import.meta.env.SSR
  ? (await load()).default
  : lazy(async () => {
      await isNear
      return loadPatiently()
    })

/**
 * What follows the text is there as HTML from the beginning and is hydrated when the reader comes
 * near. Memoized, because React throws the HTML away when new properties arrive before that.
 */
export const LateEnd = memo(function LateEnd(props: EndOfPostProps) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The comment one came for is looked for at once.
    if (location.hash.startsWith('#yorum')) comeNear()
    return whenNear(start.current!, comeNear)
  }, [])
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
