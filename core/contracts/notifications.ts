import { fullName } from '../text/full-name.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, flag, identifier, itemShape, pageQuery } from '../hydra.ts'
import { count } from '../turkish/numbers.ts'
import { severalOf } from './many.ts'
import { userShape } from './users.ts'

export const notificationTypes = [
  'newPost',
  'newFollower',
  'newLike',
  'newComment',
  'newReply',
  'commentLike',
  'mention',
  'moderation',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** What members do, as the sentence after their names. */
const acts: Record<Exclude<NotificationType, 'moderation'>, string> = {
  newPost: 'yeni bir yazı yayımladı',
  newFollower: 'sizi takip etmeye başladı',
  newLike: 'yazınızı alkışladı',
  newComment: 'yazınıza yorum yaptı',
  newReply: 'yorumunuzu yanıtladı',
  commentLike: 'yorumunuzu beğendi',
  mention: 'sizden söz etti',
}

/** `Ayşe Demir ve 3 kişi daha yazınızı alkışladı.` */
export function notificationText(
  type: keyof typeof acts,
  actor: { firstName: string; lastName: string } | null,
  actorCount: number,
): string {
  const name = actor === null ? 'Biri' : fullName(actor)
  const others = actorCount > 1 ? ` ve ${count(actorCount - 1, 'kişi')} daha` : ''
  return `${name}${others} ${acts[type]}.`
}

/** What editors decided about a post that waited for them. */
const decisions = {
  published: 'Yazınız onaylandı ve yayımlandı.',
  planned: 'Yazınız onaylandı; planladığınız zamanda yayımlanacak.',
  sentBack: 'Yazınız bir notla geri gönderildi.',
} as const
export type Decision = keyof typeof decisions

/** Moderators are not named; what they wrote is the note. */
export function moderationText(about: {
  decision: Decision | null
  postId: number | null
  commentId: number | null
}): string {
  if (about.decision !== null) return decisions[about.decision]
  const what =
    about.commentId !== null
      ? 'bir yorumunuzla'
      : about.postId !== null
        ? 'bir yazınızla'
        : 'hesabınızla'
  return `Yönetim ${what} ilgili karar verdi.`
}

export const notificationShape = z.object({
  ...itemShape('Notification'),
  id: z.int(),
  type: z.enum(notificationTypes),
  isSeen: z.boolean(),
  /** The latest of those who did it. */
  actor: z.nullable(userShape),
  actorCount: z.int(),
  target: z.object({ title: z.string(), url: z.string() }),
  /** The post it is about, while that can be read. */
  post: z.nullable(z.object({ slug: z.string() })),
  text: z.string(),
  /** What a moderator wrote about their decision. */
  note: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type Notification = z.infer<typeof notificationShape>

export const listNotifications = endpoint({
  name: 'listNotifications',
  resource: 'Notification',
  summary: 'Üyenin bildirimlerini, en yenisinden başlayarak listeler.',
  method: 'GET',
  path: '/notifications',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject({
    ...pageQuery(),
    isSeen: z.optional(flag),
    /** One type, or several with commas between them. */
    type: z.optional(z.pipe(severalOf('tür', 20), z.array(z.enum(notificationTypes)))),
  }),
  answer: z.extend(collectionOf(notificationShape), { unreadCount: z.int() }),
})

const seen = z.object({ isSeen: z.boolean() })

export const getNotification = endpoint({
  name: 'getNotification',
  resource: 'Notification',
  summary: 'Üyenin bildirimlerinden birini verir.',
  method: 'GET',
  path: '/notifications/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: notificationShape,
})

export const markNotification = endpoint({
  name: 'markNotification',
  resource: 'Notification',
  summary: 'Bir bildirimi görüldü ya da görülmedi olarak işaretler.',
  method: 'PUT',
  path: '/notifications/{id}',
  who: 'member',
  limit: 'write',
  status: 200,
  params: z.object({ id: identifier }),
  body: seen,
  answer: notificationShape,
})

export const markAllNotifications = endpoint({
  name: 'markAllNotifications',
  resource: 'Notification',
  summary:
    'Bütün bildirimleri görüldü ya da görülmedi olarak işaretler; aynı konudakilerden yalnızca en yenisi görülmedi olur.',
  method: 'PUT',
  path: '/notifications',
  who: 'member',
  limit: 'write',
  status: 200,
  body: seen,
  answer: z.object({ unreadCount: z.int() }),
})
