import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { actsQuery } from '../features/audit-log/queries.ts'
import { auditLogSearch } from '../features/audit-log/search.ts'
import { dashboardQuery } from '../features/dashboard/queries.ts'
import { ModerationFrame } from '../features/moderation/moderation-frame.tsx'
import { queuesQuery } from '../features/moderation/queries.ts'
import { type Section, sectionAt, sections } from '../features/moderation/sections.ts'
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
    const fresh = { staleTime: 0 }
    if (section === 'genel') await queryClient.fetchQuery({ ...dashboardQuery(call), ...fresh })
    if (section === 'kayit') {
      const acts = actsQuery(call, auditLogSearch(search))
      await queryClient.fetchInfiniteQuery({ ...acts, ...fresh })
    }
    return { section, search, id: id ?? null, title: `${sections[section].name} · Yönetim` }
  },
  head: ({ loaderData }) => pageHead({ title: loaderData?.title ?? 'Yönetim', robots: 'noindex' }),
  component: Moderation,
  errorComponent: FailedPart,
})

export interface SectionProps {
  /** The one of its things that is looked at, by the last part of the address. */
  id: string | null
  /** What follows `?` in the address, unread. */
  search: Record<string, string>
}

const parts: Record<Section, ComponentType<SectionProps>> = {
  genel: lazy(async () => ({
    default: (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  })),
  kayit: lazy(async () => ({
    default: (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen,
  })),
  onay: lazy(async () => ({
    default: (await import('../features/approval/approval-screen.tsx')).ApprovalScreen,
  })),
  sozcukler: lazy(async () => ({
    default: (await import('../features/holds/word-list-screen.tsx')).WordListScreen,
  })),
  engeller: lazy(async () => ({
    default: (await import('../features/holds/sign-up-blocks-screen.tsx')).SignUpBlocksScreen,
  })),
}

function Moderation() {
  const { section, id, search } = Route.useLoaderData()
  const Part = parts[section]
  return (
    <ModerationFrame current={section}>
      <Part key={id} id={id} search={search} />
    </ModerationFrame>
  )
}
