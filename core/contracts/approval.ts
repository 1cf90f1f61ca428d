import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { hasHiddenSigns, hiddenSignsIn } from '../text/line-text.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'

/** What an editor decides about a post that was handed in. */

export const noteLimits = { rule: 200, reason: 1000 } as const

export const approvalMessages = {
  notWaiting: 'Bu yazı artık onay beklemiyor.',
  decision: 'Onay bekleyen bir yazı yayımlanabilir ya da bir notla geri gönderilebilir.',
  noteMissing: 'Geri gönderirken yazarına nedenini yazın.',
  noteUnwanted: 'Yayımlanan bir yazıya not eklenmez.',
  ownPost: 'Kendi yazınıza başka bir editör karar verir.',
  noNote: 'Bu yazıda bir not yok.',
  reasonMissing: 'Yazarına nedenini yazın.',
  reasonTooLong: `Neden en çok ${noteLimits.reason.toLocaleString('tr')} karakter olabilir.`,
  reasonHidden: hiddenSignsIn('Nedende'),
  ruleHidden: hiddenSignsIn('Kuralda'),
  ruleEmpty: 'Kural boş olamaz; yoksa göndermeyin.',
  ruleTooLong: `Kural en çok ${noteLimits.rule} karakter olabilir.`,
} as const

/** Why a post goes back to its author; the rule it is about, if there is one. */
export const noteForm = z.object({
  rule: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.minLength(1, approvalMessages.ruleEmpty),
        z.maxLength(noteLimits.rule, { error: approvalMessages.ruleTooLong, abort: true }),
        z.refine((text) => !hasHiddenSigns(text), approvalMessages.ruleHidden),
      ),
    ),
  ),
  reason: z.string(approvalMessages.reasonMissing).check(
    z.trim(),
    z.minLength(1, approvalMessages.reasonMissing),
    z.maxLength(noteLimits.reason, { error: approvalMessages.reasonTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), approvalMessages.reasonHidden),
  ),
})
export type Note = z.output<typeof noteForm>

const postNoteShape = z.object({
  ...itemShape('PostNote'),
  /** The post's. */
  id: z.int(),
  rule: z.nullable(z.string()),
  reason: z.string(),
  createdAt: z.iso.datetime(),
})
export type PostNote = z.infer<typeof postNoteShape>

export const listPostNotes = endpoint({
  name: 'listPostNotes',
  resource: 'PostNote',
  summary: 'Üyenin geri gönderilen yazılarına editörlerin eklediği notları listeler.',
  method: 'GET',
  path: '/post_notes',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(postNoteShape),
})

export const getPostNote = endpoint({
  name: 'getPostNote',
  resource: 'PostNote',
  summary: 'Üyenin geri gönderilen bir yazısındaki notu, yazının numarasıyla verir.',
  method: 'GET',
  path: '/post_notes/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: postNoteShape,
})
