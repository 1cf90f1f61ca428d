import { formatNumber } from '../turkish/numbers.ts'

const megabyte = 1024 * 1024

/** What one import may bring; the page says the same numbers. */
export const importLimits = {
  bytes: 512 * megabyte,
  posts: 5000,
  pictures: 3000,
  /** So many lines of one report are shown. */
  problemsShown: 200,
  /** What was published there less than so many days ago comes as a draft, or an import would fill the first pages. */
  recentDays: 7,
  /** How many earlier imports are listed. */
  listed: 20,
} as const

export const importModes = ['draft', 'published'] as const
export type ImportMode = (typeof importModes)[number]

/** `undone` is also how one ends that was cancelled before it was through. */
export const importStatuses = ['waiting', 'running', 'ready', 'failed', 'undone'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** Where a file comes from, as its content tells. */
export const sourceNames = {
  medium: 'Medium',
  ghost: 'Ghost',
  substack: 'Substack',
  wordpress: 'WordPress',
  blogger: 'Blogger',
  markdown: 'Markdown',
  feed: 'RSS',
} as const
export type SourceName = keyof typeof sourceNames

export const importMessages = {
  mode: 'Yazıların taslak mı olacağını, yayımlanacağını mı seçin.',
  newAccount: 'Hesabınız bir gününü doldurana kadar yazıları yalnızca taslak olarak alabilirsiniz.',
  category: 'Yazıları yayımlamak için bir kategori seçin.',
  file: 'Bir dosya seçin.',
  empty: 'Dosya boş.',
  tooLarge: `Dosya en çok ${formatNumber(importLimits.bytes / megabyte)} MB olabilir.`,
} as const
