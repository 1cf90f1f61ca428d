import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currentPassword } from './account-forms.ts'

export const deletionDays = 14
/** Archives that failed are not among those of a day, but no more than these are begun. */
export const exportLimits = { keptDays: 7, perDay: 3, begunPerDay: 10 } as const

export const deletionForm = z.object({ password: currentPassword })

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  resource: 'User',
  summary:
    'Üyenin hesabını, parolası verildiğinde silinmek üzere kapatır: üye ve yazdıkları hemen gizlenir, oturumları biter. Verilen andan önce oturum açmak silmeyi geri alır; sonra her şey silinir.',
  method: 'DELETE',
  path: '/account',
  who: 'member',
  whenSuspended: true,
  // Whoever found an open session must not guess the password through it.
  limit: 'password',
  status: 202,
  body: deletionForm,
  answer: z.object({ deletedAt: z.iso.datetime() }),
})

export const exportShape = z.object({
  /** `none` only for those who ask without beginning one; after `failed` another begins with `begin=again`. */
  status: z.enum(['none', 'waiting', 'running', 'ready', 'failed']),
  /** In percent. */
  progress: z.int(),
  /** Where its owner, and nobody else, gets the file; the earlier one where making another failed. */
  url: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  expiresAt: z.nullable(z.iso.datetime()),
})
export type AccountExport = z.infer<typeof exportShape>

export const isOnItsWay = ({ status }: Pick<AccountExport, 'status'>): boolean =>
  status === 'waiting' || status === 'running'

export const exportAccount = endpoint({
  name: 'exportAccount',
  resource: 'User',
  summary:
    'Üyenin bütün verilerinin arşivini hazırlatır; yeniden sorulduğunda ne kadarının hazır olduğunu söyler. begin=never yalnızca sorar, begin=again hazır olanın ya da hazırlanamayanın yerine yenisini ister.',
  method: 'GET',
  path: '/account/export',
  who: 'member',
  whenSuspended: true,
  limit: 'read',
  status: 202,
  query: z.strictObject({ begin: z.optional(z.enum(['never', 'again'])) }),
  answer: exportShape,
})
