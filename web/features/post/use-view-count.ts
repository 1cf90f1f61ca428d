import { useEffect } from 'react'
import { countView } from '../../calls/posts.gen.ts'
import { useCall } from '../../api.ts'

/** In milliseconds: leaving sooner does not count as a view. */
const viewedAfter = 1000

/** Counts one view for each opening, and only while the tab is visible. */
export function useViewCount(slug: string): void {
  const call = useCall()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(count, viewedAfter)
    }
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
    const count = () => {
      stop()
      // A read that could not be counted is no concern of the reader's.
      void call(countView, { params: { slug } })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return stop
  }, [call, slug])
}
