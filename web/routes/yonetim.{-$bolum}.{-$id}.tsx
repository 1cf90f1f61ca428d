import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { useState } from 'react'
import { actsQuery } from '../features/audit-log/queries.ts'
import { auditLogSearch } from '../features/audit-log/search.ts'
import { dashboardQuery } from '../features/dashboard/queries.ts'
import { membersAddress } from '../features/members/address.ts'
import { memberQuery, membersQuery } from '../features/members/queries.ts'
import { ModerationFrame } from '../features/moderation/moderation-frame.tsx'
import { queuesQuery } from '../features/moderation/queries.ts'
import { sectionPart, type SectionProps } from '../features/moderation/section-part.ts'
import { type Section, sectionAt, sections } from '../features/moderation/sections.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

/** One route for all sections, as for the settings. Nobody but editors learns that there is such a page. */
export const Route = createFileRoute('/yonetim/{-$bolum}/{-$id}')({
  staticData: page({
    signIn: false,
    isPersonal: true,
    footer: false,
    query: ['ara', 'rol', 'durum', 'isaret', 'sayfa', 'kim', 'islem'],
  }),
  // As it stands in the address: each section reads what is its own, so that no page but this one knows how.
  loaderDeps: ({ search }) => ({ search: search as Record<string, string> }),
  loader: async ({ context: { queryClient, call }, params: { bolum, id }, deps: { search } }) => {
    const queues = await queryClient.fetchQuery({ ...queuesQuery(call), staleTime: 0 })
    const section = queues && sectionAt(bolum, queues.role)
    if (section === null) throw notFound({ routeId: rootRouteId })
    await parts[section].load()
    const fresh = { staleTime: 0 }
    if (section === 'genel') await queryClient.fetchQuery({ ...dashboardQuery(call), ...fresh })
    if (section === 'kayit') {
      const acts = actsQuery(call, auditLogSearch(search))
      await queryClient.fetchInfiniteQuery({ ...acts, ...fresh })
    }
    if (section === 'uyeler')
      await (id === undefined
        ? queryClient.fetchInfiniteQuery({
            ...membersQuery(call, membersAddress(search)),
            ...fresh,
          })
        : queryClient.fetchQuery({ ...memberQuery(call, id), ...fresh }))
    return { section, search, id: id ?? null, title: `${sections[section].name} · Yönetim` }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? 'Yönetim', robots: 'noindex' }),
  component: Moderation,
  errorComponent: FailedPart,
})

const parts = {
  genel: sectionPart(
    async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  ),
  onay: sectionPart(
    async () => (await import('../features/approval/approval-screen.tsx')).ApprovalScreen,
  ),
  bildirimler: sectionPart(
    async () => (await import('../features/cases/cases-section.tsx')).CasesSection,
  ),
  sozcukler: sectionPart(
    async () => (await import('../features/holds/word-list-screen.tsx')).WordListScreen,
  ),
  engeller: sectionPart(
    async () => (await import('../features/holds/sign-up-blocks-screen.tsx')).SignUpBlocksScreen,
  ),
  uyeler: sectionPart(
    async () => (await import('../features/members/members-section.tsx')).MembersSection,
  ),
  kayit: sectionPart(
    async () => (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen,
  ),
} satisfies Record<Section, unknown>

function Moderation() {
  const { section, id, search } = Route.useLoaderData()
  return (
    <ModerationFrame current={section}>
      <Part key={`${section} ${id}`} {...{ section, id, search }} />
    </ModerationFrame>
  )
}

/** Chosen once: what was waited for and what came are two components to React, and state would be lost between them. */
function Part({ section, ...props }: SectionProps & { section: Section }) {
  const [Shown] = useState(() => parts[section].current())
  return <Shown {...props} />
}
