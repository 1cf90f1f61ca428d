import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Message } from '../../../core/contracts/messages.ts'
import { deletedTexts } from '../../../core/text/deleted-member.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { useCall } from '../../api.ts'
import { checkFollow } from '../../calls/following.gen.ts'
import { getMessenger } from '../../calls/messages.gen.ts'
import { whenItemArrives } from '../../live.ts'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer } from '../../viewer.ts'

/** Says who wrote and never what: others may look at the screen. Requests, and what and who is muted, call nobody. */
export function useMessageNotices(): void {
  const call = useCall()
  const showNotice = useNotice()
  const navigate = useNavigate()
  useEffect(() => {
    const notify = async ({ id: messageId, user, messenger, text }: Message): Promise<void> => {
      if (text === deletedTexts.takenDownMessage) return
      const id = messenger.split('/').at(-1)!
      const to = `/mesajlar/${id}`
      const isOwn = user.username === currentViewer()?.username
      if (isOwn || document.visibilityState !== 'visible' || location.pathname === to) return
      const [conversation, bond] = await Promise.all([
        call(getMessenger, { params: { id } }),
        call(checkFollow, { params: { username: user.username } }),
      ])
      if (!conversation.ok || (bond.ok && bond.data.isMuted)) return
      const { isAccepted, isMuted, unreadCount, lastMessage } = conversation.data
      // An older one comes again when an editor puts its words back.
      const isNew = lastMessage?.id === messageId
      if (!isAccepted || isMuted || unreadCount === 0 || !isNew) return
      showNotice({
        text: `${fullName(user)} size yazdı.`,
        about: 'message',
        action: { label: 'Göster', onClick: () => void navigate({ to }) },
      })
    }
    return whenItemArrives((item) => {
      if (item['@type'] === 'Message') void notify(item as Message)
    })
  }, [call, showNotice, navigate])
}
