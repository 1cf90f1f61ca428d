import {
  type AsyncRouteComponent,
  createFileRoute,
  lazyRouteComponent,
  notFound,
  rootRouteId,
} from '@tanstack/react-router'
import { actsQuery } from '../features/audit-log/queries.ts'
import { auditLogSearch } from '../features/audit-log/search.ts'
import { queueAt } from '../features/cases/case-names.ts'
import { caseQuery } from '../features/cases/queries.ts'
import { dashboardQuery } from '../features/dashboard/queries.ts'
import { membersAddress } from '../features/members/address.ts'
import { memberQuery, membersQuery } from '../features/members/queries.ts'
import { ModerationFrame } from '../features/moderation/moderation-frame.tsx'
import { queuesQuery } from '../features/moderation/queries.ts'
import {
  type Section,
  type SectionProps,
  sectionAt,
  sections,
} from '../features/moderation/sections.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

/** One route for all sections, as for the settings. Nobody but editors learns that there is such a page. */
export const Route = createFileRoute('/yonetim/{-$bolum}/{-$id}')({
  staticData: page({ signIn: false, isPersonal: true, footer: false }),
  // As it stands in the address: each section reads what is its own, so that no page but this one knows how.
  loaderDeps: ({ search }) => ({ search: search as Record<string, string> }),
  loader: async ({ context: { queryClient, call }, params: { bolum, id }, deps: { search } }) => {
    const queues = await queryClient.fetchQuery({ ...queuesQuery(call), staleTime: 0 })
    const section = queues && sectionAt(bolum, queues.role)
    if (section === null) throw notFound({ routeId: rootRouteId })
    // The server renders at once and waits for no part.
    await parts[section].preload?.()
    const fresh = { staleTime: 0 }
    if (section === 'genel') await queryClient.fetchQuery({ ...dashboardQuery(call), ...fresh })
    if (section === 'kayit') {
      const acts = actsQuery(call, auditLogSearch(search))
      await queryClient.fetchInfiniteQuery({ ...acts, ...fresh })
    }
    if (section === 'bildirimler' && id !== undefined && queueAt(id) === undefined) {
      const found = await queryClient.fetchQuery({ ...caseQuery(call, id), ...fresh })
      if (found === null) throw notFound({ routeId: rootRouteId })
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
  errorComponent: FailedSection,
})

/** Each comes with its own file when it is looked at. */
const parts = {
  genel: lazyRouteComponent(
    () => import('../features/dashboard/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
  onay: lazyRouteComponent(
    () => import('../features/approval/approval-screen.tsx'),
    'ApprovalScreen',
  ),
  bildirimler: lazyRouteComponent(
    () => import('../features/cases/cases-section.tsx'),
    'CasesSection',
  ),
  uyeler: lazyRouteComponent(
    () => import('../features/members/members-section.tsx'),
    'MembersSection',
  ),
  baslangic: lazyRouteComponent(
    () => import('../features/site-settings/first-steps-section.tsx'),
    'FirstStepsSection',
  ),
  kategoriler: lazyRouteComponent(
    () => import('../features/managed-categories/categories-section.tsx'),
    'CategoriesSection',
  ),
  etiketler: lazyRouteComponent(
    () => import('../features/managed-tags/tags-section.tsx'),
    'TagsSection',
  ),
  site: lazyRouteComponent(
    () => import('../features/site-settings/site-section.tsx'),
    'SiteSection',
  ),
  davetler: lazyRouteComponent(
    () => import('../features/site-settings/invitations-section.tsx'),
    'InvitationsSection',
  ),
  sozcukler: lazyRouteComponent(
    () => import('../features/holds/word-list-screen.tsx'),
    'WordListScreen',
  ),
  engeller: lazyRouteComponent(
    () => import('../features/holds/sign-up-blocks-screen.tsx'),
    'SignUpBlocksScreen',
  ),
  kayit: lazyRouteComponent(
    () => import('../features/audit-log/audit-log-screen.tsx'),
    'AuditLogScreen',
  ),
} satisfies Record<Section, AsyncRouteComponent<SectionProps>>

/** The sections around one that did not come stay: they may well work. */
function FailedSection() {
  const { queryClient, call } = Route.useRouteContext()
  const { bolum } = Route.useParams()
  const queues = queryClient.getQueryData(queuesQuery(call).queryKey)
  const section = queues && sectionAt(bolum, queues.role)
  if (!section) return <FailedPart />
  return (
    <ModerationFrame current={section}>
      <FailedPart isInside />
    </ModerationFrame>
  )
}

function Moderation() {
  const { section, id, search } = Route.useLoaderData()
  const Part: AsyncRouteComponent<SectionProps> = parts[section]
  return (
    <ModerationFrame current={section}>
      <Part key={`${section} ${id}`} {...{ id, search }} />
    </ModerationFrame>
  )
}
