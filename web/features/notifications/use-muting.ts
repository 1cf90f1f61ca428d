import { useQueryClient } from '@tanstack/react-query'
import type { MutableType } from '../../../core/contracts/mutable-types.ts'
import { muteNotifications, unmuteNotifications } from '../../calls/notification-mutes.gen.ts'
import { isMissing, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { mutesKey } from './queries.ts'

/** For new ones: notifications that are there already stay. */
export function useMuting() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()

  /** Says whether it is lifted; one that was lifted in another tab is. */
  const unmute = async (id: number): Promise<boolean> => {
    const result = await call(unmuteNotifications, { params: { id: String(id) } })
    const isLifted = result.ok || isMissing(result)
    if (isLifted) showNotice({ kind: 'success', text: 'Bildirimler yeniden açıldı.' })
    else showNotice({ kind: 'error', text: result.message })
    await queries.invalidateQueries({ queryKey: mutesKey })
    return isLifted
  }

  const mute = async (about: { post: string } | { type: MutableType }): Promise<void> => {
    const result = await call(muteNotifications, { body: about })
    if (!result.ok) return showNotice({ kind: 'error', text: result.message })
    const { id } = result.data
    showNotice({
      text:
        'post' in about ? 'Bu yazının bildirimleri kapatıldı.' : 'Bu tür bildirimler kapatıldı.',
      action: { label: 'Geri al', onClick: () => void unmute(id) },
    })
    await queries.invalidateQueries({ queryKey: mutesKey })
  }
  return { mute, unmute }
}
