import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import { SectionFrame, sectionLinkClass } from '../../ui/section-frame.tsx'
import { type Section, sections, segmentOf } from './settings-sections.ts'

interface SettingsFrameProps {
  current: Section
  children: ReactNode
}

export function SettingsFrame({ current, children }: SettingsFrameProps) {
  const links = (Object.keys(sections) as Section[]).map((section) => (
    <li key={section} className="shrink-0">
      <Link
        ref={section === current ? bringIntoView : undefined}
        to="/ayarlar/{-$bolum}"
        params={{ bolum: segmentOf(section) }}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={section === current ? 'page' : undefined}
        className={sectionLinkClass}
      >
        {sections[section]}
      </Link>
    </li>
  ))
  return (
    <SectionFrame title="Ayarlar" label="Ayarların bölümleri" links={links}>
      <div className="max-w-measure [&>section:first-child]:mt-0">{children}</div>
    </SectionFrame>
  )
}
