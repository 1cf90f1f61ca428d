import { Link } from '@tanstack/react-router'
import { Hand } from 'lucide-react'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { PostCard } from '../posts/post-card.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { Section } from '../posts/section.tsx'
import { applaudedPostsQuery } from './queries.ts'

interface MyApplauseProps {
  username: string
  page?: number | undefined
}

/** The posts one applauded, the latest applause first. */
export function MyApplauseScreen({ username, page = 1 }: MyApplauseProps) {
  return (
    <div className="page-width">
      <div className="mx-auto max-w-3xl">
        <h1>Alkışladıklarım</h1>
        <p className="mt-2 mb-4 text-muted">En son alkışladığınız yazı en üstte.</p>
        <Section look="hidden" title="Yazılar">
          <EndlessList
            query={applaudedPostsQuery(useCall(), username, page)}
            path="/alkisladiklarim"
            noun="yazı"
            row={ApplaudedPost}
            empty={<NothingApplauded />}
          />
        </Section>
      </div>
    </div>
  )
}

function ApplaudedPost({ item }: { item: PostSummary & { ownApplause: number } }) {
  return (
    <>
      <p className="-mb-4 flex items-center gap-1.5 pt-6 text-small font-medium text-applause">
        <Hand size={15} strokeWidth={1.75} aria-hidden />
        {count(item.ownApplause, 'kez')} alkışladınız
      </p>
      <PostCard item={item} />
    </>
  )
}

function NothingApplauded() {
  return (
    <EmptyState text="Henüz bir yazıyı alkışlamadınız. Hoşunuza giden bir yazıyı alkışlayınca burada durur.">
      <Link to="/kesfet" className={buttonClass('outline')}>
        Yazıları keşfedin
      </Link>
    </EmptyState>
  )
}
