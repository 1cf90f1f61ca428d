import { Link } from '@tanstack/react-router'
import { Hand } from 'lucide-react'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { PostCard } from '../posts/post-card.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { Section } from '../posts/section.tsx'
import { clappedPostsQuery } from './queries.ts'

interface MyClapsProps {
  username: string
  page?: number | undefined
}

/** The posts one applauded, the latest applause first. */
export function MyClapsScreen({ username, page = 1 }: MyClapsProps) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <h1>Alkışladıklarım</h1>
        <p className="mt-2 mb-4 text-muted">En son alkışladığınız yazı en üstte.</p>
        <Section look="hidden" title="Yazılar">
          <EndlessList
            query={clappedPostsQuery(useCall(), username, page)}
            path="/alkisladiklarim"
            noun="yazı"
            row={ClappedPost}
            empty={<NothingClapped />}
          />
        </Section>
      </div>
    </div>
  )
}

function ClappedPost({ item }: { item: PostSummary & { ownClaps: number } }) {
  return (
    <>
      <p className="-mb-4 flex items-center gap-1.5 pt-6 text-small font-medium text-clap">
        <Hand size={15} strokeWidth={1.75} aria-hidden />
        {count(item.ownClaps, 'kez')} alkışladınız
      </p>
      <PostCard item={item} />
    </>
  )
}

function NothingClapped() {
  return (
    <EmptyState text="Henüz bir yazıyı alkışlamadınız. Hoşunuza giden bir yazıyı alkışlayınca burada durur.">
      <Link to="/kesfet" className={buttonClass('outline')}>
        Yazıları keşfedin
      </Link>
    </EmptyState>
  )
}
