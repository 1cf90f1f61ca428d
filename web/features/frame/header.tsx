import { Link } from '@tanstack/react-router'
import { PenLine, Search } from 'lucide-react'
import { nameInMark, site } from '../../../core/site.ts'
import { headerSlotId } from '../../header-slot.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { MessageIcon } from '../../ui/message-icon.tsx'
import { UnreadLink } from '../../unread-link.tsx'
import { AccountCorner } from '../accounts/account-corner.tsx'
import { BellLink } from '../notifications/bell-link.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { readingLinks } from './about-links.ts'
import { MobileNavigation } from './mobile-navigation.tsx'
import { SearchKeys } from './search-keys.tsx'

/** With very large letters, what the menu has too leaves its room in the header: `@max-xs`. */
export function Header() {
  return (
    <header
      className="@container sticky top-0 z-40 border-b bg-paper/95 backdrop-blur-sm"
      data-print="hide"
    >
      <div className="page-width flex h-header items-center gap-[min(2rem,4vw)]">
        <Link
          to="/"
          className="inline-flex min-w-0 items-center rounded-sm text-[min(1.75rem,8vw)] touch:min-h-11"
          aria-label={`${site.name}, ana sayfa`}
        >
          <Wordmark name={nameInMark(site.name)} />
        </Link>
        {/* What a page puts here takes the place of the links; a narrow window has no room beside. */}
        <div
          id={headerSlotId}
          className="peer flex min-w-0 flex-1 items-center empty:hidden max-sm:absolute max-sm:inset-x-0 max-sm:top-full max-sm:border-b max-sm:bg-paper max-sm:px-5 max-sm:py-2"
        />
        <nav
          aria-label="Okuma"
          className="flex shrink-0 gap-6 peer-[:not(:empty)]:hidden max-sm:hidden"
        >
          {readingLinks().map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <SearchBox className="ml-auto hidden w-96 min-w-0 peer-[:not(:empty)]:hidden lg:flex">
          <kbd
            aria-hidden
            className="pointer-events-none absolute right-3 rounded-sm border bg-paper px-1.5 font-sans text-tiny text-muted peer-focus:hidden peer-not-placeholder-shown:hidden"
          >
            /
          </kbd>
        </SearchBox>
        <div className="flex shrink-0 items-center gap-2 max-sm:gap-0 max-lg:ml-auto in-[:has(#baslik-yeri:not(:empty))]:ml-auto">
          <SearchLink />
          <WriteLink />
          <MessagesLink />
          <BellLink />
          <AccountCorner />
          <MobileNavigation />
        </div>
      </div>
      <SearchKeys />
    </header>
  )
}

/** Where there is no room for the box, its page has it; with very large letters the menu leads there. */
const SearchLink = () => (
  <Link
    to="/ara"
    aria-label="Ara"
    title="Ara"
    className={iconButtonClass('md', '@max-xs:hidden lg:hidden')}
  >
    <Search size={20} strokeWidth={1.75} aria-hidden />
  </Link>
)

/** On a phone the menu has it. */
const MessagesLink = () => (
  <UnreadLink
    to="/mesajlar"
    label="Mesajlar"
    count="unreadMessages"
    room="viewer-member:@lg:inline-flex"
  >
    <MessageIcon />
  </UnreadLink>
)

/** Not on the page that it leads to, nor where there is no room for it or nobody can write. */
function WriteLink() {
  return (
    <Link
      to="/new"
      className={buttonClass(
        'outline',
        'md',
        `max-sm:hidden viewer-visitor:hidden aria-[current=page]:hidden phone:hidden`,
      )}
    >
      <PenLine size={18} strokeWidth={1.75} aria-hidden /> Yaz
    </Link>
  )
}
