import { useCallback, useEffect, useRef, useState } from 'react'
import { ownPostApplause } from '../../../../core/posts/applause.ts'
import { applaud, takeApplauseBack } from '../../../calls.gen.ts'
import { useCall } from '../../../api.ts'
import { useNotice } from '../../../ui/notice.tsx'
import { type Claps, clapsOf, confirm, isFull, press, send, undo } from './claps.ts'

/** Pressed together, sent together: this long after the last one. */
const pause = 700

interface ClapsOfPost {
  slug: string
  likes: number
  /** What is known of the member's own claps; null until it is. */
  own: number | null
  isAuthor: boolean
}

export interface ClapControls {
  claps: Claps
  clap: () => void
  takeBack: () => void
}

export function useClaps({ slug, likes, own, isAuthor }: ClapsOfPost): ClapControls {
  const call = useCall()
  const notify = useNotice()
  const [claps, setClaps] = useState(clapsOf(likes, own ?? 0))
  const latest = useRef(claps)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const change = useCallback((next: Claps) => {
    latest.current = next
    setClaps(next)
  }, [])

  useEffect(() => {
    if (own !== null && latest.current.unsent + latest.current.sending === 0)
      change(clapsOf(likes, own))
  }, [own, likes, change])

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    // One at a time: what is pressed meanwhile goes out when this one is back.
    if (latest.current.sending > 0) return
    while (latest.current.unsent > 0) {
      change(send(latest.current))
      const body = { count: latest.current.sending }
      const result = await call(applaud, { params: { slug }, body })
      if (result.ok) change(confirm(latest.current, result.data))
      else {
        change(undo(latest.current))
        notify({ text: result.message, kind: 'error' })
      }
    }
  }, [call, change, notify, slug])

  useFlushOnLeaving(flush)

  const clap = () => {
    if (isAuthor) return notify({ text: ownPostApplause })
    if (isFull(latest.current)) return
    change(press(latest.current))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pause)
  }

  const takeBack = async (): Promise<void> => {
    clearTimeout(timer.current)
    const before = latest.current
    change(clapsOf(before.likes - before.own, 0))
    const result = await call(takeApplauseBack, { params: { slug } })
    if (result.ok) return change(clapsOf(result.data.likes, result.data.count))
    change(clapsOf(before.likes, before.own))
    notify({ text: result.message, kind: 'error' })
  }

  return { claps, clap, takeBack: () => void takeBack() }
}

function useFlushOnLeaving(flush: () => Promise<void>): void {
  useEffect(() => {
    const leave = () => void flush()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])
}
