import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Notification } from '../../../core/contracts/notifications.ts'
import { listenTo, startLive, whenItemArrives } from '../../live.ts'
import { useNotice } from '../../ui/notice.tsx'
import { useViewer } from '../../viewer.ts'
import { notificationsKey } from '../notifications/notifications-key.ts'
import { useLivePost } from '../post/live-post.ts'

let isStarted = false

/** What the stream brings to every page. Its code comes when the page rests. */
export function LivePage() {
  const slug = useReadSlug()
  useTopics(slug)
  useLivePost(slug)
  useArrivals()
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

/** Told in passing where one looks; the list, wherever it is open, is loaded anew. */
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
  const [news, setNews] = useState(0)
  const hasUnread = (useViewer()?.unreadNotificationCount ?? 0) > 0
  const shown = hasUnread ? news : 0
  const path = useRouterState({ select: (state) => state.resolvedLocation?.href })
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setNews(0)
    }
    const ending = whenItemArrives((item) => {
      const isNews = item['@type'] === 'Notification' && document.visibilityState === 'hidden'
      if (isNews) setNews((known) => known + 1)
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      ending()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = shown > 0 ? `(${shown}) ${plain}` : plain
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    icon?.setAttribute('href', shown > 0 ? icons.news : icons.usual)
    // A new page brings a title of its own.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown, path])
}
