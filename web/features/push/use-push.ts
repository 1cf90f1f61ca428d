import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type MakeCall, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import {
  type PushState,
  pushState,
  turnOff,
  turnOn,
  whenPermissionChanges,
} from './browser-push.ts'

export const pushQuery = (call: MakeCall) =>
  queryOptions({ queryKey: ['push'], queryFn: () => pushState(call) })

const words: Record<PushState, string | null> = {
  on: 'Anlık bildirimler bu tarayıcıda açıldı.',
  off: 'Anlık bildirimler bu tarayıcıda kapatıldı.',
  denied: null,
  unsupported: null,
}

/** The switch of this browser: shown at once, taken back with a word where it did not work. */
export function usePush() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const query = useQuery(pushQuery(call))
  const { refetch } = query
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => whenPermissionChanges(() => void refetch()), [refetch])

  const change = async (isOn: boolean): Promise<void> => {
    if (wanted !== null) return
    setWanted(isOn)
    setProblem(null)
    try {
      const state = await (isOn ? turnOn : turnOff)(call)
      queries.setQueryData(pushQuery(call).queryKey, state)
      const text = isOn && state === 'off' ? 'İzin verilmedi; bildirimler kapalı.' : words[state]
      if (text !== null) showNotice({ text, about: 'push' })
    } catch (error) {
      setProblem((error as Error).message)
      await refetch()
    }
    setWanted(null)
  }
  return { query, isOn: wanted ?? query.data === 'on', problem, change }
}
