/** The pages about the site itself, in the footer and in the mobile navigation. */
export const aboutLinks = [
  { to: '/hakkinda', label: 'Hakkında' },
  { to: '/kosullar', label: 'Koşullar' },
  { to: '/gizlilik', label: 'Gizlilik ve KVKK' },
] as const
