import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countView } from '../../calls/posts.gen.ts'
import { useCall } from '../../api.ts'

/** In milliseconds: leaving sooner does not count as a view. */
const viewedAfter = 1000

/** Counts one view for each opening, and only while the tab is visible. */
export function useViewCount(slug: string): void {
  const call = useCall()
  const { history } = useRouter()
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
      // Of where the reader came from only the host leaves the browser; who came by a link on the site has no other.
      const from = history.canGoBack() ? 'site' : document.referrer.split('/')[2]
      // A read that could not be counted is no concern of the reader's.
      void call(countView, { params: { slug }, query: { from } })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return stop
  }, [call, slug, history])
}
