import { endpoint } from '../endpoint.ts'
import { currentUserShape } from './users.ts'

/** Apart from the other calls of accounts, because every page makes it. */
export const currentUser = endpoint({
  name: 'currentUser',
  resource: 'User',
  summary: 'Oturumu açık olan üyeyi verir.',
  method: 'GET',
  path: '/users/current',
  who: 'member',
  whenSuspended: true,
  limit: 'read',
  status: 200,
  answer: currentUserShape,
})
