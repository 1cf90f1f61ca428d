import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { markAllNotifications, markNotification } from '../../calls/notifications.gen.ts'
import { isMissing, type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { refreshViewer } from '../../viewer.ts'
import { whileMarking } from './marking-here.ts'
import { notificationsKey } from './notifications-key.ts'
import type { ShownNotification } from './queries.ts'

type Lists = InfiniteData<{ items: ShownNotification[] }>

/** A list that was open meanwhile may show what has been deleted or taken back since. */
const gone = 'Bu bildirimin konusu artık yayında değil.'

/** Shown at once, taken back when it fails; the count in the header follows. */
export function useMarking() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()

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
    if (!result.ok) {
      showNotice(isMissing(result) ? { text: gone } : { kind: 'error', text: result.message })
      void queries.invalidateQueries({ queryKey: notificationsKey })
    }
    if (result.ok || isMissing(result)) await refreshViewer()
  }

  return {
    /** Says whether what it is about is still there. */
    mark: async (id: number): Promise<boolean> => {
      show(true, (each) => each === id)
      const params = { id: String(id) }
      const marking = call(markNotification, { params, body: { isSeen: true } })
      void whileMarking(async () => settle(await marking))
      return !isMissing(await marking)
    },
    markAll: async (): Promise<void> => {
      show(true, () => true)
      await whileMarking(async () =>
        settle(await call(markAllNotifications, { body: { isSeen: true } })),
      )
    },
  }
}
