import { appealTexts, decisionText, reportedText } from '../../../core/moderation/decision-texts.ts'
import {
  authorPath,
  commentAnchor,
  commentsId,
  decisionPath,
  postPath,
} from '../../../core/paths.ts'
import {
  moderationText,
  type Notification,
  notificationText,
} from '../../../core/contracts/notifications.ts'
import { apiAddress } from '../../../core/site.ts'
import type { User } from '../../../core/contracts/users.ts'
import type { Database } from '../../database/connection.ts'
import { selectUsers } from '../users/users.public.ts'
import type { NotificationRow } from './notifications.sql.ts'

/** Whose notifications they are: what is about several people leads to a list of theirs. */
interface Owner {
  username: string
}

export async function asNotifications(
  database: Database,
  owner: Owner,
  rows: NotificationRow[],
): Promise<Notification[]> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  const actors = new Map((await selectUsers(database, ids)).map((user) => [user.id, user]))
  return rows.map((row) => asNotification(row, actors.get(row.actorId ?? 0) ?? null, owner))
}

const asNotification = (
  row: NotificationRow,
  actor: User | null,
  { username }: Owner,
): Notification => ({
  '@id': apiAddress(`/notifications/${row.id}`),
  '@type': 'Notification',
  id: row.id,
  type: row.type,
  isSeen: row.isSeen,
  actor,
  actorCount: row.actorCount,
  target: { title: titleOf(row), url: addressOf(row, username) },
  post: row.postId === null || row.hidden !== null ? null : { slug: row.postSlug! },
  text:
    row.type === 'moderation'
      ? (caseText(row.case) ?? moderationText(row))
      : notificationText(row.type, actor, row.actorCount),
  note: row.note,
  createdAt: row.createdAt.toISOString(),
})

function titleOf({ case: about, postTitle }: NotificationRow): string {
  if (about?.about === 'reported') return about.reported?.title ?? ''
  return about?.label ?? postTitle ?? ''
}

function caseText(about: NotificationRow['case']): string | null {
  if (about === null) return null
  if (about.about === 'decided') return decisionText(about)
  if (about.about === 'reported')
    return reportedText({
      type: about.type,
      isUpheld: about.kind !== 'dismiss' && !about.isOverturned,
      isAgain: about.isOverturned,
      day: about.reported === null ? about.reportedAt : null,
    })
  return appealTexts[about.about]
}

/** Where it happened: under a comment, at a post, or with people. */
function addressOf(row: NotificationRow, username: string): string {
  if (row.case?.about === 'reported') return addressOfReported(row.case)
  if (row.case !== null) return decisionPath(row.case.decisionId)
  if (row.postId === null) return addressOfPeople(row, username)
  if (row.hidden !== null) return row.hidden === 'unpublished' ? `/new/${row.postId}` : '/yazilarim'
  const post = postPath(row.postSlug!)
  if (row.commentId !== null) return `${post}#${commentAnchor(row.commentId)}`
  return row.type === 'newComment' ? `${post}#${commentsId}` : post
}

const rulesPath = '/kosullar'

function addressOfReported({ type, reported }: NonNullable<NotificationRow['case']>): string {
  if (reported === null) return rulesPath
  if (reported.messengerId !== null) return `/mesajlar/${reported.messengerId}`
  if (reported.username !== null) return authorPath(reported.username)
  const post = postPath(reported.slug!)
  return type === 'comment' ? `${post}#${commentAnchor(reported.id)}` : post
}

/** One is a person, several are a list; what moderators say of a member is about the rules. */
function addressOfPeople({ type, actorUsername, actorCount }: NotificationRow, username: string) {
  if (type === 'moderation' || actorUsername === null) return rulesPath
  return actorCount > 1 ? authorPath(username, '/takipciler') : authorPath(actorUsername)
}
