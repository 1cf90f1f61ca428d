import { useEffect } from 'react'
import { mostApplause, ownPostApplause } from '../../../../core/posts/applause.ts'
import { applaud as applaudPost, takeApplauseBack } from '../../../calls.gen.ts'
import { type MakeCall, useCall } from '../../../api.ts'
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
  const notify = useNotice()
  const write = useOptimisticWrite()
  const given = { likes, own: 0 }
  const shown = useShown<ShownApplause>(viewerFacts.applause(slug), given)
  const want = (change: (own: number) => number) =>
    void write(applauseWrite(call, slug, given), ({ own }) => change(own))
  useEndPausesOnLeaving()
  return {
    ...shown,
    applaud: () => {
      if (isAuthor) return notify({ text: ownPostApplause })
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
    // Some of one's claps cannot be taken back, only all of them.
    const result =
      wanted < known.own
        ? await call(takeApplauseBack, { params })
        : await call(applaudPost, { params, body: { count: wanted - known.own } })
    return result.ok
      ? { ...result, data: { likes: result.data.likes, own: result.data.count } }
      : result
  },
  rebase: (wanted, sent, { own }) =>
    wanted === 0 ? 0 : Math.min(mostApplause, own + wanted - sent),
  pause,
})

function useEndPausesOnLeaving(): void {
  useEffect(() => {
    addEventListener('pagehide', endPauses)
    return () => {
      removeEventListener('pagehide', endPauses)
      endPauses()
    }
  }, [])
}
