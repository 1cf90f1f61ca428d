import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { identifier, itemShape } from '../hydra.ts'
import { identifierIn, type Referable, referenceMessage } from '../references.ts'

export const reportTypes = ['post', 'comment', 'user', 'message'] as const
export type ReportType = (typeof reportTypes)[number]

/** What may be wrong with a thing, in the words of the form. */
export const reportReasons = {
  spam: 'Reklam ya da istenmeyen içerik',
  abuse: 'Hakaret ya da taciz',
  hate: 'Nefret söylemi',
  violence: 'Şiddet ya da tehdit',
  sexual: 'Cinsel içerik',
  copyright: 'Telif hakkı ihlali',
  privacy: 'Kişisel bilgilerin paylaşılması',
  other: 'Başka bir neden',
} as const
export type ReportReason = keyof typeof reportReasons

export const reportReasonKeys = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]

export const reportLimits = { text: 2000 } as const

export const reportMessages = {
  received: 'Rapor işleminiz başarıyla işleme alınmıştır.',
  noReason: 'Bir neden seçin.',
  textTooLong: `Açıklama en çok ${reportLimits.text.toLocaleString('tr')} karakter olabilir.`,
  explain: 'Nedenini birkaç sözcükle anlatın.',
} as const

/** Where what is reported lives. */
const collections = {
  post: 'posts',
  comment: 'comments',
  user: 'users',
  message: 'messages',
} as const satisfies Record<ReportType, Referable>

interface Reported {
  type: ReportType
  target: string | number
}

/** The bare identifier of what is reported; null when the reference names something of another type. */
export const reportedIdentifier = ({ type, target }: Reported): string | null =>
  identifierIn(String(target), collections[type])

const reported = z
  .object({ type: z.enum(reportTypes), target: z.union([z.int(), z.string()]) })
  .check(
    z.refine((report) => reportedIdentifier(report) !== null, {
      path: ['target'],
      error: ({ input }) => referenceMessage(collections[(input as Reported).type]),
    }),
  )

/** The form on the page; the API adds what it is about. */
export const reportForm = z
  .object({
    reason: z.enum(reportReasonKeys, reportMessages.noReason),
    text: z._default(
      z.string().check(z.trim(), z.maxLength(reportLimits.text, reportMessages.textTooLong)),
      '',
    ),
  })
  .check(
    z.refine(({ reason, text }) => reason !== 'other' || text.length > 0, {
      path: ['text'],
      error: reportMessages.explain,
    }),
  )

const reportShape = z.object({
  ...itemShape('Report'),
  id: z.int(),
  status: z.enum(['open', 'upheld', 'rejected']),
  createdAt: z.iso.datetime(),
})

export const createReport = endpoint({
  name: 'createReport',
  resource: 'Report',
  summary: 'Bir yazıyı, yorumu, üyeyi ya da iletiyi bildirir; bir üye bir şeyi bir kez bildirir.',
  method: 'POST',
  path: '/reports',
  who: 'confirmed',
  limit: 'comment',
  status: 201,
  body: z.intersection(reported, reportForm),
  answer: reportShape,
})

export const getReport = endpoint({
  name: 'getReport',
  resource: 'Report',
  summary: 'Üyenin yaptığı bir bildirimi ve ne olduğunu verir.',
  method: 'GET',
  path: '/reports/{id}',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: reportShape,
})
