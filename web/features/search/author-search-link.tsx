import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { iconButtonClass } from '../../ui/icon-button.tsx'

/** To a search in what one author wrote. */
export const AuthorSearchLink = ({ username }: { username: string }) => (
  <Link
    to="/ara"
    search={{ yazar: username }}
    aria-label="Bu yazarda ara"
    title="Bu yazarda ara"
    className={iconButtonClass()}
  >
    <Search size={20} strokeWidth={1.75} aria-hidden />
  </Link>
)
