import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Notification } from '../../../core/contracts/notifications.ts'
import { listenTo, startLive, whenItemArrives } from '../../live.ts'
import { useNotice } from '../../ui/notice.tsx'
import { useViewer } from '../../viewer.ts'
import { useMessageNotices } from '../messages/use-message-notices.ts'
import { notificationsKey } from '../notifications/notifications-key.ts'
import { useSeenElsewhere } from '../notifications/use-seen-elsewhere.ts'
import { useLivePost } from '../post/live-post.ts'
import { useReadingDepth } from '../post/reading-depth.ts'
import { useReadingPosition } from '../post/use-reading-position.ts'

let isStarted = false

/** What the stream brings to every page. Its code comes when the page rests. */
export function LivePage() {
  const slug = useReadSlug()
  useTopics(slug)
  useLivePost(slug)
  useReadingDepth(slug)
  useReadingPosition(slug)
  useArrivals()
  useSeenElsewhere()
  useMessageNotices()
  useNews()
  return null
}

/** Of the post that is read on this page, if one is. */
function useReadSlug(): string | undefined {
  const slug = useParams({ strict: false, select: (params) => params.slug })
  const isPost = useRouterState({
    select: (state) => state.resolvedLocation?.pathname.startsWith('/yazi/') === true,
  })
  return isPost ? slug : undefined
}

function useTopics(slug: string | undefined): void {
  const viewerId = useViewer()?.id
  useEffect(() => {
    const topics = viewerId === undefined ? [] : [`/users/${viewerId}`]
    if (slug !== undefined) topics.push(`/posts/${slug}`)
    listenTo(topics)
    if (!isStarted) startLive()
    isStarted = true
  }, [viewerId, slug])
}

/** Shown as a notice; the list, wherever it is open, is loaded anew. */
function useArrivals(): void {
  const queries = useQueryClient()
  const showNotice = useNotice()
  const navigate = useNavigate()
  useEffect(
    () =>
      whenItemArrives((item) => {
        if (item['@type'] !== 'Notification') return
        const { text, target } = item as Notification
        void queries.invalidateQueries({ queryKey: notificationsKey })
        if (document.visibilityState !== 'visible' || location.pathname === '/bildirimler') return
        const [to = '', hash] = target.url.split('#')
        showNotice({
          text,
          about: 'notification',
          action: { label: 'Göster', onClick: () => void navigate({ to, hash }) },
        })
      }),
    [queries, showNotice, navigate],
  )
}

const icons = { usual: '/favicon.svg', news: '/favicon-new.svg' }

/** Title and icon of a tab that nobody looks at say how much has come, until it is seen anywhere. */
function useNews(): void {
  const news = useUnreadSinceLooking()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.href })
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = news > 0 ? `(${news}) ${plain}` : plain
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    icon?.setAttribute('href', news > 0 ? icons.news : icons.usual)
    // A new page brings a title of its own.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [news, path])
}

/** Never more than is unread: what is read elsewhere, deleted or withdrawn no longer counts. */
function useUnreadSinceLooking(): number {
  const viewer = useViewer()
  const unread = (viewer?.unreadNotificationCount ?? 0) + (viewer?.unreadMessageCount ?? 0)
  const isLooking = useIsLooking()
  const [known, setKnown] = useState(unread)
  if (unread < known || (isLooking && unread !== known)) setKnown(unread)
  return Math.max(0, unread - known)
}

const useIsLooking = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
  )
