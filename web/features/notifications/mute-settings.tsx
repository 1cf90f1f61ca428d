import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { mutedNames } from '../../../core/contracts/mutable-types.ts'
import type { NotificationMute } from '../../../core/contracts/notification-mutes.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { mutesQuery } from './queries.ts'
import { useMuting } from './use-muting.ts'

const titleId = 'kapatilan-bildirimler'

/** Muted posts and kinds, each with a button to unmute it. */
export function MuteSettings() {
  const mutes = useQuery(mutesQuery(useCall()))
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId}>Kapatılan bildirimler</h2>
      <p className="mt-1 text-muted">
        Bir bildirimin seçeneklerinden o yazının ya da o türün bildirimlerini kapatabilirsiniz.
      </p>
      {mutes.isPending && <SkeletonText lines={2} className="mt-4" />}
      {mutes.data && <Mutes mutes={mutes.data} />}
    </section>
  )
}

function Mutes({ mutes }: { mutes: NotificationMute[] }) {
  const list = useRef<HTMLDivElement>(null)
  const { unmute } = useMuting()
  // The row goes and takes its button along; whoever pressed it stays here.
  const lift = async (id: number): Promise<void> => {
    if (await unmute(id)) list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="mt-4">
      {mutes.length === 0 && <p className="text-muted">Kapattığınız bildirim yok.</p>}
      <ul aria-labelledby={titleId} className="divide-y border-y empty:hidden">
        {mutes.map((mute) => (
          <li key={mute.id} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <Subject mute={mute} />
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Bildirimleri aç: ${nameOf(mute)}`}
              onClick={() => void lift(mute.id)}
            >
              Bildirimleri aç
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const nameOf = ({ post, type }: NotificationMute): string => post?.title ?? mutedNames[type!]

function Subject({ mute }: { mute: NotificationMute }) {
  if (mute.post === null) return <span className="font-semibold">{nameOf(mute)}</span>
  return (
    <Link
      to="/yazi/$slug"
      params={{ slug: mute.post.slug }}
      className="font-serif text-step-1 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
    >
      {mute.post.title}
    </Link>
  )
}
