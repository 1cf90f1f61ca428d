import { site } from '../../../core/site.ts'

/** The ways to what there is to read, in the header and in the mobile navigation. */
export const readingLinks = (): { to: string; label: string }[] => [
  { to: '/kesfet', label: 'Keşfet' },
  ...(site.journal ? [{ to: `/kesfet/${site.journal.slug}`, label: site.journal.name }] : []),
]

/** The pages about the site itself, in the footer and in the mobile navigation. */
export const aboutLinks = [
  { to: '/hakkinda', label: 'Hakkında' },
  { to: '/kosullar', label: 'Koşullar' },
  { to: '/gizlilik', label: 'Gizlilik ve KVKK' },
  { to: '/seffaflik', label: 'Şeffaflık' },
  { to: '/iletisim', label: 'İletişim' },
] as const
