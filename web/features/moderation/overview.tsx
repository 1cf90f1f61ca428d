import { useSuspenseQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { queuesQuery } from './queries.ts'

/** What waits for an editor. */
export function Overview() {
  const { data: queues } = useSuspenseQuery(queuesQuery(useCall()))
  return (
    <section aria-labelledby="overview-title">
      <h2 id="overview-title">Bekleyenler</h2>
      <dl className="mt-6 grid grid-cols-3 gap-6">
        <Waiting name="Onay bekleyen yazı" count={queues?.waitingPosts ?? 0} />
        <Waiting name="Açık bildirim" count={queues?.openCases ?? 0} />
        <Waiting name="İtiraz" count={queues?.appeals ?? 0} />
      </dl>
    </section>
  )
}

function Waiting({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse border-t pt-3">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-serif text-step-3">{count}</dd>
    </div>
  )
}
