import { fullName } from '../../../../core/text/full-name.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Applause } from '../../../../core/contracts/applause.ts'
import { count } from '../../../../core/turkish/numbers.ts'
import { listApplauses } from '../../../calls/applause.gen.ts'
import { type MakeCall, useCall } from '../../../api.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FollowButton } from '../../follows/follow-button.tsx'
import { stretched } from '../../posts/links.tsx'
import { listQuery } from '../../posts/list-query.ts'

const applaudersQuery = (call: MakeCall, slug: string) => ({
  ...listQuery({
    key: ['applauders', slug],
    startPage: 1,
    load: (query) => call(listApplauses, { params: { slug }, query }),
    show: (applause: Applause) => applause,
  }),
  // Whoever opens it wants to see who it is now.
  refetchOnMount: 'always' as const,
})

export default function Applauders({ slug, onClose }: { slug: string; onClose: () => void }) {
  const list = useInfiniteQuery(applaudersQuery(useCall(), slug))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title="Alkışlayanlar">
      {list.isPending && <Skeleton className="h-40" />}
      {list.isError && <ErrorState text={list.error.message} onRetry={() => void list.refetch()} />}
      <ul className="divide-y">
        {list.data?.pages
          .flatMap(({ items }) => items)
          .map((applause) => (
            <li key={applause.id}>
              <Person applause={applause} onLeave={onClose} />
            </li>
          ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Daha fazla göster
        </Button>
      )}
    </Dialog>
  )
}

function Person({ applause, onLeave }: { applause: Applause; onLeave: () => void }) {
  const { user } = applause
  const name = fullName(user)
  return (
    <div className="relative flex flex-wrap items-center gap-3 py-2">
      {/* With very large letters the button goes below. */}
      <div className="flex min-w-[min(9rem,100%)] flex-1 items-center gap-3">
        <Avatar name={name} picture={user.picture} size="md" />
        <div className="min-w-0">
          <Link
            to="/@{$username}"
            params={{ username: user.username }}
            onClick={onLeave}
            className={`font-semibold wrap-anywhere hover:underline ${stretched}`}
          >
            {name}
          </Link>
          <p className="text-small text-applause tabular-nums">{count(applause.count, 'alkış')}</p>
        </div>
      </div>
      <FollowButton username={user.username} name={name} />
    </div>
  )
}
