import { ECDH } from 'node:crypto'
import {
  addPushSubscription,
  getPushKey,
  getPushSubscription,
  listPushSubscriptions,
  pushMessages,
  type PushSubscriptionItem,
  removePushSubscription,
} from '../../../core/contracts/push.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { invalid, notFound, notSignedIn } from '../../errors.ts'
import { refusals } from '../../messages.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import type { Remote } from '../../remote/remote.ts'
import {
  countSubscriptions,
  deleteOwnSubscription,
  insertSubscription,
  type NewSubscription,
  selectPublicKey,
  selectSubscription,
  selectSubscriptions,
  type SubscriptionRow,
} from './push.sql.ts'

export function pushRoutes({ database, remote }: { database: Database; remote: Remote }): Route[] {
  return [
    serve(getPushKey, async () => ({ publicKey: await selectPublicKey(database) })),

    serve(listPushSubscriptions, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectSubscriptions(database, caller.id, page),
      )
      const total = await countSubscriptions(database, caller.id)
      const found = { members: rows.map(asSubscription), total, nextCursor }
      return collection('PushSubscription', '/push_subscriptions', { ...query }, found)
    }),

    serve(getPushSubscription, ({ params, caller }) =>
      requireSubscription(database, caller.id, Number(params.id)),
    ),

    serve(addPushSubscription, async ({ body, caller }) => {
      checkSubscription(remote, body)
      const id = await database.write((transaction) =>
        insertSubscription(transaction, caller, body),
      )
      if (id === undefined) throw notSignedIn()
      return requireSubscription(database, caller.id, id)
    }),

    serve(removePushSubscription, async ({ params, caller }) => {
      const wasThere = await database.write((transaction) =>
        deleteOwnSubscription(transaction, caller.id, Number(params.id)),
      )
      if (!wasThere) throw notFound()
    }),
  ]
}

function checkSubscription(remote: Remote, { endpoint, keys }: NewSubscription): void {
  if (!remote.mayBeAsked(new URL(endpoint))) throw invalid('endpoint', refusals.remote.unreachable)
  if (!isOnCurve(keys.p256dh)) throw invalid('keys.p256dh', pushMessages.p256dh)
}

/** Nothing can be encrypted for any other key. */
function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}

async function requireSubscription(
  database: Database,
  userId: number,
  id: number,
): Promise<PushSubscriptionItem> {
  const row = await selectSubscription(database, userId, id)
  if (row === undefined) throw notFound()
  return asSubscription(row)
}

const asSubscription = ({ id, endpoint, createdAt }: SubscriptionRow): PushSubscriptionItem => ({
  '@id': apiAddress(`/push_subscriptions/${id}`),
  '@type': 'PushSubscription',
  id,
  endpoint,
  createdAt: createdAt.toISOString(),
})
