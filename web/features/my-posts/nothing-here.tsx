import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewPostLink } from './post-links.tsx'
import { searchOf, type Tab } from './tabs.ts'

interface NothingHereProps {
  tab: Tab
  /** Instead of the tab's own sentence. */
  text: string | null
  hasDrafts: boolean
}

export function NothingHere({ tab, text, hasDrafts }: NothingHereProps) {
  return (
    <EmptyState text={text ?? tab.empty}>
      <NextStep next={tab.next === 'drafts' && !hasDrafts ? 'write' : tab.next} />
    </EmptyState>
  )
}

function NextStep({ next }: { next: Tab['next'] }) {
  if (next === 'write') return <NewPostLink variant="outline">Yazmaya başlayın</NewPostLink>
  return (
    <Link
      to="/yazilarim"
      search={searchOf(next === 'drafts' ? 'taslak' : 'yayinda')}
      className={buttonClass('outline')}
    >
      {next === 'drafts' ? 'Taslaklarınıza bakın' : 'Yayındaki yazılarınıza dönün'}
    </Link>
  )
}
