import type { Feature } from './feature.ts'
import { accounts } from './features/accounts/accounts.ts'
import { approval } from './features/approval/approval.ts'
import { auditLog } from './features/audit-log/audit-log.ts'
import { dashboard } from './features/dashboard/dashboard.ts'
import { transparency } from './features/transparency/transparency.ts'
import { applause } from './features/applause/applause.ts'
import { bookmarks } from './features/bookmarks/bookmarks.ts'
import { cases } from './features/cases/cases.ts'
import { categories } from './features/categories/categories.ts'
import { comments } from './features/comments/comments.ts'
import { contact } from './features/contact/contact.ts'
import { embeds } from './features/embeds/embeds.ts'
import { feeds } from './features/feeds/feeds.ts'
import { files } from './features/files/files.ts'
import { imports } from './features/imports/imports.ts'
import { holds } from './features/holds/holds.ts'
import { invitations } from './features/invitations/invitations.ts'
import { home } from './features/home/home.ts'
import { live } from './features/live/live.ts'
import { members } from './features/members/members.ts'
import { mails } from './features/mails/mails.ts'
import { mentions } from './features/mentions/mentions.ts'
import { messages } from './features/messages/messages.ts'
import { moderation } from './features/moderation/moderation.ts'
import { notifications } from './features/notifications/notifications.ts'
import { ownData } from './features/own-data/own-data.ts'
import { posts } from './features/posts/posts.ts'
import { push } from './features/push/push.ts'
import { relationships } from './features/relationships/relationships.ts'
import { blocks } from './features/blocks/blocks.ts'
import { security } from './features/security/security.ts'
import { search } from './features/search/search.ts'
import { site } from './features/site/site.ts'
import { sitemap } from './features/sitemap/sitemap.ts'
import { socialCards } from './features/social-cards/social-cards.ts'
import { statistics } from './features/statistics/statistics.ts'
import { tags } from './features/tags/tags.ts'
import { urlMetas } from './features/url-metas/url-metas.ts'
import { users } from './features/users/users.ts'
import { writing } from './features/writing/writing.ts'

/** Every feature, in the order of the API's documentation. */
export const features: Feature[] = [
  accounts,
  security,
  users,
  mentions,
  relationships,
  posts,
  writing,
  approval,
  embeds,
  urlMetas,
  comments,
  categories,
  tags,
  search,
  home,
  blocks,
  holds,
  cases,
  moderation,
  auditLog,
  dashboard,
  transparency,
  members,
  messages,
  notifications,
  mails,
  push,
  bookmarks,
  applause,
  statistics,
  ownData,
  site,
  invitations,
  contact,
  files,
  imports,
  feeds,
  sitemap,
  socialCards,
  live,
]
