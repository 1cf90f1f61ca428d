import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { AccountSettings } from '../features/accounts/account-settings.tsx'
import { PasswordSettings } from '../features/profile/password-settings.tsx'
import { ProfileSettings } from '../features/profile/profile-settings.tsx'
import { emailChangeQuery, sessionsQuery } from '../features/accounts/queries.ts'
import { SessionList } from '../features/accounts/session-list.tsx'
import { accountQuery } from '../features/profile/queries.ts'
import { SettingsFrame } from '../features/profile/settings-frame.tsx'
import { SocialSettings } from '../features/profile/social-settings.tsx'
import { type Section, sectionAt, sections } from '../features/profile/settings-sections.ts'
import { BlockSettings } from '../features/blocks/block-settings.tsx'
import { ImportSettings } from '../features/imports/import-settings.tsx'
import { importsQuery } from '../features/imports/queries.ts'
import { AppearanceSettings } from '../features/frame/appearance-settings.tsx'
import { MailSettings } from '../features/mails/mail-settings.tsx'
import { MessagesFromSettings } from '../features/messages/messages-from-settings.tsx'
import { MuteSettings } from '../features/notifications/mute-settings.tsx'
import { DeletionSettings } from '../features/own-data/deletion-settings.tsx'
import { ExportSettings } from '../features/own-data/export-settings.tsx'
import { exportQuery } from '../features/own-data/queries.ts'
import { mutesQuery } from '../features/notifications/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { PushSettings } from '../features/push/push-settings.tsx'
import { pushQuery } from '../features/push/use-push.ts'
import { passkeysQuery, twoFactorQuery } from '../features/security/queries.ts'
import { SecuritySettings } from '../features/security/security-settings.tsx'
import { useCall } from '../api.ts'
import { FailedQueries } from '../failed-queries.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

/** One route for all sections: every route's name is sent with every page, that of a post included. */
export const Route = createFileRoute('/ayarlar/{-$bolum}')({
  staticData: page(),
  loader: async ({ context: { queryClient, call }, params: { bolum } }) => {
    const section = sectionAt(bolum)
    if (section === null) throw notFound({ routeId: rootRouteId })
    if (section === 'profil' || section === 'sosyal-hesaplar')
      await queryClient.fetchQuery({ ...accountQuery(call), staleTime: 0 })
    if (section === 'hesap')
      await queryClient.prefetchQuery({ ...emailChangeQuery(call), staleTime: 0 })
    if (section === 'guvenlik')
      await Promise.all([
        queryClient.prefetchQuery({ ...twoFactorQuery(call), staleTime: 0 }),
        queryClient.prefetchQuery({ ...passkeysQuery(call), staleTime: 0 }),
      ])
    if (section === 'verilerim') await queryClient.prefetchQuery(exportQuery(call))
    if (section === 'oturumlar') await queryClient.prefetchQuery(sessionsQuery(call))
    if (section === 'ice-aktarma') await queryClient.prefetchQuery(importsQuery(call))
    return { section, title: `${sections[section]} · Ayarlar` }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? 'Ayarlar', robots: 'noindex' }),
  component: Settings,
  errorComponent: FailedSection,
})

const parts: Record<Section, ComponentType[]> = {
  profil: [ProfileSettings],
  'sosyal-hesaplar': [SocialSettings],
  bildirimler: [MailSettings, NotificationSettings],
  kisiler: [MessagesFromSettings, BlockSettings],
  hesap: [AccountSettings, PasswordSettings],
  guvenlik: [SecuritySettings],
  oturumlar: [SessionList],
  gorunum: [AppearanceSettings],
  verilerim: [ExportSettings, DeletionSettings],
  'ice-aktarma': [ImportSettings],
}

/** What comes to browsers and what is muted; a part whose state is not known is not shown. */
function NotificationSettings() {
  const call = useCall()
  const push = useQuery(pushQuery(call))
  const mutes = useQuery(mutesQuery(call))
  return (
    <>
      {!push.isLoadingError && <PushSettings />}
      {!mutes.isLoadingError && <MuteSettings />}
      <FailedQueries queries={[push, mutes]} />
    </>
  )
}

/** The ways to the other sections stay. */
function FailedSection() {
  const { bolum } = Route.useParams()
  return (
    <SettingsFrame current={sectionAt(bolum)!}>
      <FailedPart isInside />
    </SettingsFrame>
  )
}

function Settings() {
  const { section } = Route.useLoaderData()
  return (
    <SettingsFrame current={section}>
      {parts[section].map((Part) => (
        <Part key={Part.name} />
      ))}
    </SettingsFrame>
  )
}
