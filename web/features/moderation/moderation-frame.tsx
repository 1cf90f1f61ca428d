import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../../api.ts'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { SectionFrame, sectionLinkClass } from '../../ui/section-frame.tsx'
import { type Queues, queuesQuery } from './queries.ts'
import { maySee, type Section, sections, segmentOf } from './sections.ts'

interface ModerationFrameProps {
  current: Section
  children: ReactNode
}

/** What waits behind a section, beside its name. */
const queueOf: Partial<Record<Section, (queues: Queues) => number>> = {
  onay: ({ waitingPosts }) => waitingPosts,
  bildirimler: ({ openCases, appeals }) => openCases + appeals,
}

export function ModerationFrame({ current, children }: ModerationFrameProps) {
  const { data: queues } = useSuspenseQuery(queuesQuery(useCall()))
  const links = (Object.keys(sections) as Section[])
    .filter((section) => queues !== null && maySee(queues.role, section))
    .map((section) => (
      <li key={section} className="shrink-0">
        <Link
          ref={section === current ? bringIntoView : undefined}
          to="/yonetim/{-$bolum}/{-$id}"
          params={{ bolum: segmentOf(section), id: undefined }}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={section === current ? 'page' : undefined}
          className={sectionLinkClass}
        >
          {sections[section].name}
          <CountBadge
            value={queues === null ? 0 : (queueOf[section]?.(queues) ?? 0)}
            noun="bekleyen"
          />
        </Link>
      </li>
    ))
  return (
    <SectionFrame title="Yönetim" label="Yönetimin bölümleri" links={links}>
      {children}
    </SectionFrame>
  )
}
