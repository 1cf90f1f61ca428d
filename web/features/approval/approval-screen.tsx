import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { queueQuery } from './queries.ts'
import { Queue } from './queue.tsx'
import { TrustedAuthors } from './trusted-authors.tsx'
import { WaitingPost } from './waiting-post.tsx'

/** The queue of what waits for editors, or one of it. */
export function ApprovalScreen({ id }: { id: string | null }) {
  return id === null ? <WholeQueue /> : <WaitingPost id={id} />
}

function WholeQueue() {
  const { data, error, refetch } = useQuery(queueQuery(useCall()))
  return (
    <>
      <section aria-labelledby="onay-sirasi" aria-busy={data === undefined && error === null}>
        <h2 id="onay-sirasi">Onay sırası</h2>
        {data !== undefined && <Queue {...data} />}
        {data === undefined && error === null && <SkeletonText lines={6} className="mt-6" />}
        {data === undefined && error !== null && (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        )}
      </section>
      <TrustedAuthors />
    </>
  )
}
