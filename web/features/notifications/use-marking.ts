import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { markAllNotifications, markNotification } from '../../calls.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { refreshViewer } from '../../viewer.ts'
import { notificationsKey, type ShownNotification } from './queries.ts'

type Lists = InfiniteData<{ items: ShownNotification[] }>

/** Shown at once, taken back when it fails; the count in the header follows. */
export function useMarking() {
  const call = useCall()
  const queries = useQueryClient()
  const notify = useNotice()

  const show = (isSeen: boolean, isMeant: (id: number) => boolean): void => {
    const marked = (item: ShownNotification): ShownNotification =>
      isMeant(item.id) ? { ...item, isSeen } : item
    queries.setQueriesData<Lists>({ queryKey: notificationsKey }, (lists) => {
      if (lists === undefined) return lists
      const pages = lists.pages.map((page) => ({ ...page, items: page.items.map(marked) }))
      return { ...lists, pages }
    })
  }
  const settle = async (result: Result<unknown>): Promise<void> => {
    if (result.ok) return refreshViewer()
    notify({ kind: 'error', text: result.message })
    await queries.invalidateQueries({ queryKey: notificationsKey })
  }

  return {
    mark: async (id: number, isSeen: boolean): Promise<void> => {
      show(isSeen, (each) => each === id)
      await settle(await call(markNotification, { params: { id: String(id) }, body: { isSeen } }))
    },
    markAll: async (): Promise<void> => {
      show(true, () => true)
      await settle(await call(markAllNotifications, { body: { isSeen: true } }))
    },
  }
}
