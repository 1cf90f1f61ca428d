/** By the last part of the address; the first is the page of the settings itself. */
export const sections = {
  profil: 'Profil',
  'sosyal-hesaplar': 'Sosyal hesaplar',
  bildirimler: 'Bildirimler',
  kisiler: 'Kişiler',
  hesap: 'Hesap',
  guvenlik: 'Güvenlik',
  oturumlar: 'Oturumlar',
  gorunum: 'Görünüm',
  verilerim: 'Verilerim',
  'ice-aktarma': 'İçe aktarma',
} as const

export type Section = keyof typeof sections

const first: Section = 'profil'

/** Null where no section has that address. */
export function sectionAt(segment: string | undefined): Section | null {
  if (segment === undefined) return first
  return segment !== first && Object.hasOwn(sections, segment) ? (segment as Section) : null
}

export const segmentOf = (section: Section): string | undefined =>
  section === first ? undefined : section
