import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { hasHiddenSigns, hiddenSignsIn } from '../text/line-text.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { plainText } from '../text/plain-text.ts'
import { waitReasons } from '../posts/wait-reasons.ts'

/** What an editor decides about a post that was handed in, and what its author says to that. */

export const noteLimits = { rule: 200, reason: 1000, answer: 1000 } as const

export const approvalMessages = {
  notWaiting: 'Bu yazı artık onay beklemiyor.',
  changed: 'Bu yazı bu arada değişti. Yeniden okuyup karar verin.',
  ownPost: 'Kendi yazınıza başka bir editör karar verir.',
  reasonMissing: 'Yazarına nedenini yazın.',
  reasonTooLong: `Neden en çok ${noteLimits.reason.toLocaleString('tr')} karakter olabilir.`,
  reasonHidden: hiddenSignsIn('Nedende'),
  ruleHidden: hiddenSignsIn('Kuralda'),
  ruleEmpty: 'Kural boş olamaz; yoksa göndermeyin.',
  ruleTooLong: `Kural en çok ${noteLimits.rule} karakter olabilir.`,
  answerMissing: 'Editörlere ne söylemek istediğinizi yazın.',
  answerTooLong: `Yanıt en çok ${noteLimits.answer.toLocaleString('tr')} karakter olabilir.`,
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

export const answerForm = z.object({
  answer: plainText({
    longest: noteLimits.answer,
    empty: approvalMessages.answerMissing,
    tooLong: approvalMessages.answerTooLong,
  }),
})

const noteFields = {
  rule: z.nullable(z.string()),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  /** What its author said to it. */
  answer: z.nullable(z.string()),
}

const postNoteShape = z.object({
  ...itemShape('PostNote'),
  /** The post's. */
  id: z.int(),
  ...noteFields,
})
export type PostNote = z.infer<typeof postNoteShape>

/** The last one of a post that waits again. */
export const earlierNoteShape = z.object(noteFields)

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

const byPost = z.object({ id: identifier })

export const getPostNote = endpoint({
  name: 'getPostNote',
  resource: 'PostNote',
  summary: 'Üyenin geri gönderilen bir yazısındaki notu, yazının numarasıyla verir.',
  method: 'GET',
  path: '/post_notes/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  params: byPost,
  answer: postNoteShape,
})

export const answerPostNote = endpoint({
  name: 'answerPostNote',
  resource: 'PostNote',
  summary: 'Editörlerin notunu yanıtlar; yanıt, yazıyla birlikte onay sırasında durur.',
  method: 'PUT',
  path: '/post_notes/{id}',
  who: 'confirmed',
  limit: 'write',
  status: 200,
  params: byPost,
  body: answerForm,
  answer: postNoteShape,
})

const postWaitShape = z.object({
  ...itemShape('PostWait'),
  /** The post's. */
  id: z.int(),
  since: z.iso.datetime(),
  reasons: z.array(z.enum(waitReasons)),
  /** Half of the last decisions took no longer; null before the first one. */
  usualMinutes: z.nullable(z.int()),
})
export type PostWait = z.infer<typeof postWaitShape>

export const listPostWaits = endpoint({
  name: 'listPostWaits',
  resource: 'PostWait',
  summary: 'Üyenin onay bekleyen yazılarının neden ve ne zamandan beri beklediğini listeler.',
  method: 'GET',
  path: '/post_waits',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(postWaitShape),
})

export const getPostWait = endpoint({
  name: 'getPostWait',
  resource: 'PostWait',
  summary: 'Üyenin bir yazısının neden ve ne zamandan beri onay beklediğini verir.',
  method: 'GET',
  path: '/post_waits/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  params: byPost,
  answer: postWaitShape,
})
