import { Link } from '@tanstack/react-router'
import type { PageName } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'

export const pages: Record<PageName, { title: string; path: string }> = {
  about: { title: 'Hakkında', path: 'hakkinda' },
  terms: { title: 'Kullanım koşulları', path: 'kosullar' },
  privacy: { title: 'Gizlilik ve KVKK', path: 'gizlilik' },
}

/** The texts, each with a way to where it is written. */
export function PageList({ settings }: { settings: SiteSettings }) {
  return (
    <ul className="mt-4 max-w-form divide-y border-y">
      {Object.entries(pages).map(([name, { title, path }]) => (
        <li key={name}>
          <Link
            to="/yonetim/{-$bolum}/{-$id}"
            params={{ bolum: 'site', id: path }}
            className="flex min-h-14 items-center justify-between gap-4 hover:text-accent"
          >
            <span className="font-medium">{title}</span>
            <span className="text-small text-muted">
              {settings.pages[name as PageName].isDraft ? 'Taslak' : 'Yayımda'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
