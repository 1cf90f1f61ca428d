import { useEffect } from 'react'
import { countView } from '../../calls.gen.ts'
import { useCall } from '../../api.ts'

/** Whoever only passes by has not read. */
const aMoment = 1000

/** Tells once for each opening that the post was seen, and only while it can be seen. */
export function useViewCount(slug: string): void {
  const call = useCall()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(count, aMoment)
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
