import type { Role } from '../../../core/contracts/users.ts'

interface SectionOf {
  name: string
  /** Editors see what they work on; the rest is for admins. */
  role: Exclude<Role, 'member'>
}

/** By the last part of the address; the first is the page of the moderation itself. */
export const sections = {
  genel: { name: 'Genel bakış', role: 'editor' },
  baslangic: { name: 'İlk adımlar', role: 'admin' },
  onay: { name: 'Onay', role: 'editor' },
  bildirimler: { name: 'Bildirilenler', role: 'editor' },
  uyeler: { name: 'Üyeler', role: 'editor' },
  kategoriler: { name: 'Kategoriler', role: 'admin' },
  etiketler: { name: 'Etiketler', role: 'editor' },
  site: { name: 'Site', role: 'admin' },
  davetler: { name: 'Davetler', role: 'admin' },
  sozcukler: { name: 'Sözcükler', role: 'admin' },
  engeller: { name: 'Kayıt engelleri', role: 'admin' },
  kayit: { name: 'Denetim kaydı', role: 'admin' },
} as const satisfies Record<string, SectionOf>

export type Section = keyof typeof sections

const first: Section = 'genel'

const known: Record<string, SectionOf> = sections

export const maySee = (role: SectionOf['role'], section: Section): boolean =>
  role === 'admin' || known[section]!.role === 'editor'

/** Null where no section has that address, or not for that role. */
export function sectionAt(segment: string | undefined, role: SectionOf['role']): Section | null {
  const section = segment ?? first
  if (segment === first || !Object.hasOwn(sections, section)) return null
  return maySee(role, section as Section) ? (section as Section) : null
}

export const segmentOf = (section: Section): string | undefined =>
  section === first ? undefined : section

/** What each section gets to show. */
export interface SectionProps {
  /** The one of its things that is looked at, by the last part of the address. */
  id: string | null
  /** What follows `?` in the address, unread. */
  search: Record<string, string>
}
