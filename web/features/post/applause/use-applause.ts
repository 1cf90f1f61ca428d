import { useEffect } from 'react'
import { mostApplause, ownPostApplause } from '../../../../core/posts/applause.ts'
import { applaud as applaudPost, takeApplauseBack } from '../../../calls/applause.gen.ts'
import { type MakeCall, type Result, useCall } from '../../../api.ts'
import {
  endPauses,
  type OptimisticWrite,
  useOptimisticWrite,
  useShown,
} from '../../../optimistic.ts'
import { useNotice } from '../../../ui/notice.tsx'
import { type ShownApplause, viewerFacts } from '../../../viewer-facts.ts'

/** Pressed together, sent together: this long after the last one. */
const pause = 700

export interface ApplauseControls extends ShownApplause {
  applaud: () => void
  takeBack: () => void
}

export function useApplause(slug: string, likes: number, isAuthor: boolean): ApplauseControls {
  const call = useCall()
  const showNotice = useNotice()
  const write = useOptimisticWrite()
  const given = { likes, own: 0 }
  const shown = useShown<ShownApplause>(viewerFacts.applause(slug), given)
  const want = (change: (own: number) => number) =>
    void write(applauseWrite(call, slug, given), ({ own }) => change(own))
  useEndPausesOnLeaving()
  return {
    ...shown,
    applaud: () => {
      if (isAuthor) return showNotice({ text: ownPostApplause })
      want((own) => Math.min(mostApplause, own + 1))
    },
    takeBack: () => want(() => 0),
  }
}

const applauseWrite = (
  call: MakeCall,
  slug: string,
  given: ShownApplause,
): OptimisticWrite<ShownApplause, number> => ({
  queryKey: viewerFacts.applause(slug),
  given,
  wantedIn: ({ own }) => own,
  show: ({ likes, own }, wanted) => ({ likes: likes + wanted - own, own: wanted }),
  send: async (wanted, known) => {
    const params = { slug }
    if (wanted >= known.own)
      return stateOf(await call(applaudPost, { params, body: { count: wanted - known.own } }))
    // Some of one's applause cannot be taken back, only all of it.
    const emptied = await call(takeApplauseBack, { params })
    if (!emptied.ok || wanted === 0) return stateOf(emptied)
    const again = await call(applaudPost, { params, body: { count: wanted } })
    return stateOf(again.ok ? again : emptied)
  },
  rebase: (wanted, sent, { own }) =>
    wanted === 0 ? 0 : Math.min(mostApplause, own + wanted - sent),
  pause,
})

const stateOf = (result: Result<{ likes: number; count: number }>): Result<ShownApplause> =>
  result.ok ? { ...result, data: { likes: result.data.likes, own: result.data.count } } : result

function useEndPausesOnLeaving(): void {
  useEffect(() => {
    addEventListener('pagehide', endPauses)
    return () => {
      removeEventListener('pagehide', endPauses)
      endPauses()
    }
  }, [])
}
