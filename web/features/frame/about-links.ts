import { journalSlug } from '../../../core/site.ts'

/** The ways to what there is to read, in the header and in the mobile navigation. */
export const readingLinks: { to: string; label: string }[] = [
  { to: '/kesfet', label: 'Keşfet' },
  { to: `/kesfet/${journalSlug}`, label: 'Günce' },
]

/** The pages about the site itself, in the footer and in the mobile navigation. */
export const aboutLinks = [
  { to: '/hakkinda', label: 'Hakkında' },
  { to: '/kosullar', label: 'Koşullar' },
  { to: '/gizlilik', label: 'Gizlilik ve KVKK' },
  { to: '/seffaflik', label: 'Şeffaflık' },
] as const
