import { createFileRoute } from '@tanstack/react-router'
import { DecisionList } from '../features/decisions/decision-list.tsx'
import { DecisionScreen } from '../features/decisions/decision-screen.tsx'
import { decisionQuery, decisionsQuery } from '../features/decisions/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

/** What editors decided about the member, open to suspended members too. */
export const Route = createFileRoute('/kararlar/{-$id}')({
  staticData: page({ whenSuspended: true }),
  loader: async ({ context: { queryClient, call }, params: { id } }) => {
    if (id === undefined) await queryClient.fetchQuery({ ...decisionsQuery(call), staleTime: 0 })
    else await queryClient.fetchQuery({ ...decisionQuery(call, id), staleTime: 0 })
  },
  head: () => pageHead({ title: 'Kararlar', robots: 'noindex' }),
  component: Decisions,
  errorComponent: FailedPart,
})

function Decisions() {
  const { id } = Route.useParams()
  return id === undefined ? <DecisionList /> : <DecisionScreen id={id} />
}
