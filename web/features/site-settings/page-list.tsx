import { Link } from '@tanstack/react-router'
import type { PageName } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'

export const pages: Record<PageName, { title: string; path: string }> = {
  about: { title: 'Hakkında', path: 'hakkinda' },
  terms: { title: 'Kullanım koşulları', path: 'kosullar' },
  privacy: { title: 'Gizlilik ve KVKK', path: 'gizlilik' },
}

/** Which text the last part of an address means. */
export const pageAt = (path: string | null): PageName | undefined =>
  (Object.keys(pages) as PageName[]).find((name) => pages[name].path === path)

/** From both one comes to the texts, and goes back. */
export type TextSection = 'site' | 'baslangic'

interface PageListProps {
  settings: SiteSettings
  section: TextSection
}

/** The texts, each with a way to where it is written. */
export function PageList({ settings, section }: PageListProps) {
  return (
    <ul className="mt-4 max-w-form divide-y border-y">
      {Object.entries(pages).map(([name, { title, path }]) => (
        <li key={name}>
          <Link
            to="/yonetim/{-$bolum}/{-$id}"
            params={{ bolum: section, id: path }}
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
