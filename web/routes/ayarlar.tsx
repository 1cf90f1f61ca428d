import { createFileRoute } from '@tanstack/react-router'
import { sessionsQuery } from '../features/accounts/queries.ts'
import { SettingsScreen } from '../features/accounts/settings-screen.tsx'
import { BlockSettings } from '../features/blocks/block-settings.tsx'
import { MailSettings } from '../features/mails/mail-settings.tsx'
import { MessagesFromSettings } from '../features/messages/messages-from-settings.tsx'
import { MuteSettings } from '../features/notifications/mute-settings.tsx'
import { PushSettings } from '../features/push/push-settings.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/ayarlar')({
  staticData: page(),
  loader: ({ context: { queryClient, call } }) => queryClient.prefetchQuery(sessionsQuery(call)),
  head: () =>
    pageHead({
      title: 'Ayarlar',
      robots: 'noindex',
    }),
  component: Settings,
})

function Settings() {
  return (
    <SettingsScreen>
      <MailSettings />
      <PushSettings />
      <MessagesFromSettings />
      <BlockSettings />
      <MuteSettings />
    </SettingsScreen>
  )
}
