import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { newBrowser } from '../../server/features/push/browser.fixture.ts'
import { paragraph } from '../../server/features/writing/writing.fixture.ts'
import { goodPassword, registrationOf } from '../support/members.ts'
import { writesOfCases } from './case-writes.ts'
import { readNewImport, undoImport } from './import-writes.ts'
import { writesAboutMembers } from './member-writes.ts'
import { siteShownToNobody, writesOfSite } from './site-writes.ts'
import { login, token, waysInShownToNobody, writesOfWaysIn } from './ways-in.ts'
import type { World } from './world.ts'

export type Write = (world: World) => Promise<unknown>
export interface Step {
  /** What has to be so before, and is not what is looked at. */
  before?: Write
  write: Write
}

export const step = (write: Write, before?: Write): Step => ({ write, ...(before && { before }) })

const change = (payload: object) =>
  step(({ act, elif, post }) => act('PUT', `/posts/${post.id}`, elif, payload))

/** A link as a mail carries it, without waiting for the mail. */
const mailLink =
  (purpose: 'confirm' | 'reset'): Write =>
  ({ one, can }) =>
    sql`INSERT INTO mail_links (token_hash, user_id, purpose, email, expires_at)
      VALUES (${createHash('sha256').update(token).digest()}, ${can.id}, ${purpose}, ${can.email},
        now() + interval '1 hour')`.execute(one.database)

/** Asked for once more it is the same conversation. */
const amongThree = ({ act, can, elif, editor }: World) =>
  act('POST', '/messengers', can, { users: [elif.username, editor.username] })

/** By the name of the call that writes; several steps where one call writes in several ways. */
export const writesOfCalls: Record<string, Step[]> = {
  // Accounts
  register: [step(({ act }) => act('POST', '/register', null, registrationOf('yenigelen')))],
  login: [step(login)],
  resendActivation: [step(({ act, waiting }) => act('POST', '/activation/resend', waiting))],
  updateUser: [
    step(({ act, waiting }) =>
      act('PUT', `/users/${waiting.username}`, waiting, { email: 'duzeltilen@ornek.test' }),
    ),
    step(({ act, can }) => act('PUT', `/users/${can.username}`, can, { messagesFrom: 'followed' })),
    step(({ act, can }) =>
      act('PUT', '/users/can', can, { firstName: 'Canan', biography: 'Yeni tanıtım' }),
    ),
    step(({ act, elif }) =>
      act('PUT', '/users/elif', elif, {
        socialAccounts: [{ platform: 'Mastodon', handle: '@elif@toplum.invalid' }],
      }),
    ),
    step(({ act, elif }) => act('PUT', '/users/elif', elif, { nameReading: 'Elıf Demır' })),
    step(({ act, can }) => act('PUT', '/users/can', can, { username: 'canan' })),
    step(({ act, can }) => act('PUT', '/users/canan', can, { username: 'can' })),
    step(({ act, can }) => {
      const payload = { currentPassword: goodPassword, password: goodPassword }
      return act('PUT', '/users/can', can, payload)
    }, login),
  ],
  updateUserInformation: [
    step(async ({ act, one, can }) => {
      const { body } = await one.call({ url: '/api/users/current', as: can })
      return act('PUT', `/user_informations/${body.userInformation.id}`, can, {
        emailNewLike: false,
      })
    }),
  ],
  unsubscribe: [
    step(async ({ act, one, can }) => {
      const { rows } = await sql<{ key: string }>`
        SELECT unsubscribe_key AS key FROM user_informations WHERE user_id = ${can.id}`.execute(
        one.database,
      )
      return act('POST', `/unsubscribe?token=${rows[0]!.key}.newPost`, null)
    }),
  ],
  activate: [step(({ act }) => act('POST', '/activation', null, { token }), mailLink('confirm'))],
  ...writesOfWaysIn,
  ...writesOfSite,
  requestPasswordReset: [
    step(({ act, can }) => act('POST', '/password-resets', null, { email: can.email })),
  ],
  resetPassword: [
    step(
      ({ act }) => act('PUT', `/password-resets/${token}`, null, { password: goodPassword }),
      mailLink('reset'),
    ),
  ],
  endSession: [
    step(
      async ({ act, one, can }) => {
        const { body } = await one.call({ url: '/api/sessions', as: can })
        const other = body['hydra:member'].find((each: { isCurrent: boolean }) => !each.isCurrent)
        return act('DELETE', `/sessions/${other.id}`, can)
      },
      async (world) => {
        await login(world)
        await login(world)
      },
    ),
  ],
  endOtherSessions: [step(({ act, can }) => act('DELETE', '/sessions', can), login)],
  logout: [
    step(async ({ act, can }) => act('POST', '/logout', { ...can }), login),
    // Signed in again for what follows.
    step(login),
  ],

  // Writing
  createPost: [
    step(({ act, elif }) =>
      act('POST', '/posts', elif, {
        title: 'Yepyeni yazı',
        entries: [paragraph('a', 'Yepyeni metin')],
        categories: ['edebiyat', 'kent'],
        tags: ['deniz', 'liman'],
        status: 1,
      }),
    ),
    step(({ act, elif }) =>
      act('POST', '/posts', elif, { title: 'Gizli taslak', tags: ['taslaketiketi'], status: 2 }),
    ),
  ],
  updatePost: [
    change({ title: 'Değişmiş başlık' }),
    change({ entries: [paragraph('a', 'Değişmiş metin')] }),
    change({ excerpt: 'Değişmiş giriş' }),
    change({ tags: ['orman'] }),
    change({ categories: ['kent'] }),
    change({ commentsClosed: true }),
    change({ status: 0 }),
    change({ title: 'Gizliyken değişen başlık' }),
    change({ status: 1 }),
    change({ commentsClosed: false, categories: ['edebiyat', 'kent'], tags: ['deniz', 'orman'] }),
    change({ status: 0 }),
    change({ status: 3 }),
    step(({ act, editor, post }) => act('PUT', `/posts/${post.id}`, editor, { status: 1 })),
    // Held for a word of the list.
    change({ excerpt: 'Şerefsizler' }),
    step(({ act, editor, post }) =>
      act('PUT', `/posts/${post.id}`, editor, { status: 1, trust: true }),
    ),
    // Stands in every list of recommendations.
    step(({ act, elif, ranked }) =>
      act('PUT', `/posts/${ranked[0]!.id}`, elif, { title: 'Çok okunanın yeni adı' }),
    ),
  ],
  savePostEdit: [
    step(({ act, elif, post }) =>
      act('PUT', `/posts/${post.id}/edit`, elif, {
        title: 'Yayımlanmamış değişiklik',
        excerpt: '',
        entries: [paragraph('a', 'Kimse görmesin')],
        entriesSort: ['a'],
        categories: ['edebiyat'],
        tags: ['gizlietiket'],
        cover: null,
        canonical: null,
        version: 0,
      }),
    ),
  ],
  discardPostEdit: [step(({ act, elif, post }) => act('DELETE', `/posts/${post.id}/edit`, elif))],
  restoreRevision: [
    step(({ act, elif, post }) => act('POST', `/posts/${post.id}/revisions/1/restore`, elif)),
  ],
  deletePost: [
    step(({ act, elif, post }) => act('DELETE', `/posts/${post.id}`, elif)),
    // On the second page of what `can` applauded.
    step(({ act, elif, ranked }) => act('DELETE', `/posts/${ranked[14]!.id}`, elif)),
  ],
  restorePost: [step(({ act, elif, post }) => act('POST', `/posts/${post.id}/restore`, elif))],

  // Answering
  createComment: [
    step(({ act, can, post }) =>
      act('POST', '/comments', can, { post: post.slug, text: 'Yepyeni yorum' }),
    ),
    step(({ act, can, post, thread }) =>
      act('POST', '/comments', can, {
        post: post.slug,
        text: 'Yepyeni yanıt',
        parent: String(thread.id),
      }),
    ),
  ],
  updateComment: [
    step(({ act, can, thread }) =>
      act('PUT', `/comments/${thread.id}`, can, { text: 'Değişmiş yorum' }),
    ),
  ],
  updateNamedComment: [
    step(({ act, elif, reply }) =>
      act('PUT', '/comments', elif, { id: String(reply.id), text: 'Değişmiş yanıt' }),
    ),
  ],
  likeComment: [
    step(({ act, elif, thread }) =>
      act('POST', '/comment_likes', elif, {
        likeComment: String(thread.id),
        likeUser: elif.username,
      }),
    ),
  ],
  unlikeComment: [
    step(async ({ act, elif, thread }) => {
      const given = { likeComment: String(thread.id), likeUser: elif.username }
      const { id } = await act('POST', '/comment_likes', elif, given)
      return act('DELETE', `/comment_likes/${id}`, elif)
    }),
  ],
  createReport: [
    step(({ act, can, reply }) =>
      act('POST', '/reports', can, { type: 'comment', target: String(reply.id), reason: 'spam' }),
    ),
  ],
  ...writesOfCases,
  applaud: [
    step(({ act, can, post }) =>
      act('POST', `/applauses/post/${post.slug}`, can, { slug: post.slug, count: 3 }),
    ),
  ],
  takeApplauseBack: [
    step(({ act, can, post }) => act('DELETE', `/applauses/post/${post.slug}`, can)),
  ],
  markNotification: [
    step(async ({ act, one, elif }) => {
      const { body } = await one.call({ url: '/api/notifications', as: elif })
      return act('PUT', `/notifications/${body['hydra:member'][0].id}`, elif, { isSeen: true })
    }),
  ],
  markAllNotifications: [
    step(({ act, elif }) => act('PUT', '/notifications', elif, { isSeen: true })),
  ],

  // People
  follow: [
    step(({ act, can, elif }) =>
      act('POST', '/user_relationships', can, {
        follower: can.username,
        following: elif.username,
      }),
    ),
  ],
  unfollow: [step(({ act, can }) => act('DELETE', '/user_relationships/by_username/elif', can))],
  mute: [
    step(
      ({ act, can, elif }) => act('POST', '/mutes', can, { user: elif.username }),
      async ({ act, can, elif }) => {
        const { id: messenger } = await act('POST', '/messengers', can, { users: [elif.username] })
        for (const writer of [can, elif])
          await act('POST', '/messages', writer, { messenger, text: 'Merhaba' })
      },
    ),
  ],
  muteNotifications: [
    step(({ act, can }) => act('POST', '/notification_mutes', can, { type: 'newPost' })),
  ],
  unmuteNotifications: [
    step(async ({ act, one, can }) => {
      const { body } = await one.call({ url: '/api/notification_mutes', as: can })
      return act('DELETE', `/notification_mutes/${body['hydra:member'][0].id}`, can)
    }),
  ],
  addPushSubscription: [
    step(({ act, can }) => act('POST', '/push_subscriptions', can, newBrowser().subscription)),
  ],
  removePushSubscription: [
    step(async ({ act, one, can }) => {
      const { body } = await one.call({ url: '/api/push_subscriptions', as: can })
      return act('DELETE', `/push_subscriptions/${body['hydra:member'][0].id}`, can)
    }),
  ],
  unmute: [step(({ act, can }) => act('DELETE', '/mutes/elif', can))],
  block: [
    step(
      ({ act, elif, can }) => act('POST', '/blocks', elif, { user: can.username }),
      ({ act, can, elif }) =>
        act('POST', '/user_relationships', can, {
          follower: can.username,
          following: elif.username,
        }),
    ),
  ],
  unblock: [step(({ act, elif }) => act('DELETE', '/blocks/can', elif))],

  // Messages
  createMessenger: [
    step(({ act, can, elif }) => act('POST', '/messengers', can, { users: [elif.username] })),
  ],
  sendMessage: [
    step(({ act, can }) => act('POST', '/messages', can, { messenger: '1', text: 'Merhaba' })),
    step(({ act, elif }) => act('POST', '/messages', elif, { messenger: '1', text: 'Merhaba!' })),
  ],
  noteTyping: [step(({ act, can }) => act('POST', '/messengers/1/typing', can))],
  updateMessenger: [
    step(({ act, can }) => act('PUT', '/messengers/1', can, { isMuted: true })),
    step(({ act, can }) => act('PUT', '/messengers/1', can, { isAccepted: false })),
    step(({ act, can }) => act('PUT', '/messengers/1', can, { isMuted: false, isAccepted: true })),
  ],
  showMessenger: [step(({ act, can }) => act('PUT', '/messenger/1', can, { isShow: false }))],
  deleteMessenger: [
    step(
      ({ act, can }) => act('DELETE', '/messengers/1', can),
      ({ act, elif }) => act('POST', '/messages', elif, { messenger: '1', text: 'Orada mısın?' }),
    ),
  ],
  leaveMessenger: [
    step(async (world) => {
      const { id } = await amongThree(world)
      return world.act('DELETE', `/messengers/${id}/membership`, world.can)
    }, amongThree),
  ],

  // Reading lists
  updateListItem: [
    step(({ act, can, list, bookmark }) =>
      act('PUT', `/custom_lists/${list.id}/bookmarks/${bookmark.id}`, can, { note: 'Yeni not' }),
    ),
    step(({ act, can, list, bookmark }) =>
      act('PUT', `/custom_lists/${list.id}/bookmarks/${bookmark.id}`, can, { after: null }),
    ),
  ],
  createCustomList: [
    step(({ act, can }) =>
      act('POST', '/custom_lists', can, { name: 'Başka seçki', isPublic: true }),
    ),
  ],
  updateCustomList: [
    step(({ act, can, list }) => act('PUT', `/custom_lists/${list.id}`, can, { isPublic: false })),
    step(({ act, can, list }) => act('PUT', `/custom_lists/${list.id}`, can, { isPublic: true })),
  ],
  removeListItem: [
    step(({ act, can, list, bookmark }) =>
      act('DELETE', `/custom_lists/${list.id}/bookmarks/${bookmark.id}`, can),
    ),
  ],
  addBookmark: [
    step(({ act, can, post, list }) =>
      act('POST', '/bookmarks', can, { post: post.slug, list: String(list.id) }),
    ),
  ],
  removeBookmark: [
    step(({ act, can, bookmark }) => act('DELETE', `/bookmarks/${bookmark.id}`, can)),
  ],
  deleteCustomList: [step(({ act, can, list }) => act('DELETE', `/custom_lists/${list.id}`, can))],

  deleteAccount: [
    step(({ act, can }) => act('DELETE', '/account', can, { password: goodPassword })),
    // Signing in takes it back.
    step(login),
  ],
  ...writesAboutMembers,
  undoImport: [step(undoImport, readNewImport)],

  // Last: nothing is left to answer to.
  deleteComment: [step(({ act, can, thread }) => act('DELETE', `/comments/${thread.id}`, can))],
}

/** These change nothing that is shown before something else uses it. */
export const writesNothingShown = new Set([
  'uploadFile',
  'createEmbed',
  'startImport',
  'countDepth',
  'answerPostNote',
  'trustAuthor',
  'distrustAuthor',
  'changeWordList',
  'addSignUpBlock',
  'removeSignUpBlock',
  'retryJob',
  'dropJob',
  ...waysInShownToNobody,
  ...siteShownToNobody,
])
