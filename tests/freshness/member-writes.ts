import { insertPost } from '../support/posts.ts'
import { login } from './ways-in.ts'
import type { Step, Write } from './writes.ts'

/** Long ago and about nothing others write of, so that no recommendation is filled up with it: those may be a little late. */
const writePost: Write = ({ one, can }) =>
  insertPost(one.database, can.id, { category: 'bilim', tags: ['liman'], hoursAgo: 9000 })

const suspend =
  (hidePosts: boolean): Write =>
  ({ act, editor }) =>
    act('PUT', '/users/can/suspension', editor, { until: null, reason: 'Reklam.', hidePosts })

const changeRole =
  (role: string): Write =>
  ({ act, admin }) =>
    act('PUT', '/users/can/role', admin, { role })

/** What editors and admins do about members. */
export const writesAboutMembers: Record<string, Step[]> = {
  suspendUser: [
    { before: writePost, write: suspend(true) },
    { write: suspend(false) },
    { write: suspend(true) },
  ],
  restoreUser: [
    { write: ({ act, editor }) => act('DELETE', '/users/can/suspension', editor) },
    // The suspension ended the session.
    { write: login },
  ],
  changeRole: [{ write: changeRole('editor') }, { write: changeRole('member') }],
  signOutUser: [
    { write: ({ act, editor }) => act('DELETE', '/users/can/sessions', editor) },
    { write: login },
  ],
  removeUser: [
    {
      write: ({ act, admin }) =>
        act('DELETE', '/users/can', admin, { rule: 'spam', reason: 'Reklam.' }),
    },
  ],
  keepUser: [
    { write: ({ act, admin }) => act('DELETE', '/users/can/deletion', admin) },
    { write: login },
  ],
}

/** Of somebody who is not recommended: that they are again may be known a little late. */
export const endSuspension: Step = {
  before: async ({ act, one, editor, waiting }) => {
    const terms = { until: null, reason: 'Reklam.', hidePosts: true }
    await act('PUT', `/users/${waiting.username}/suspension`, editor, terms)
    const until = new Date(Date.now() - 1000)
    await one.database.updateTable('suspensions').set({ until }).execute()
  },
  write: ({ one }) => one.runChores(),
}
