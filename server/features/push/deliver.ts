import webPush from 'web-push'
import type { PushedNotice } from '../../../core/contracts/push.ts'
import { RemoteFailure, type Remote } from '../../remote/remote.ts'
import type { Subscription } from './due-pushes.sql.ts'

/** How long a push server keeps a push for a browser that is closed. */
const ttlSeconds = 86_400

/** What push servers say of a browser that has unsubscribed or never was. */
const gone: ReadonlySet<number> = new Set([404, 410])

/**
 * Hands a notice to the browser's push server, and says whether there is still somebody to take it. Of
 * two with the same topic a push server keeps the later one, so what is sent again is not there twice.
 */
export async function deliver(
  remote: Remote,
  contact: string,
  { endpoint, p256dh, auth, publicKey, privateKey }: Subscription,
  notice: PushedNotice,
): Promise<boolean> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      TTL: ttlSeconds,
      topic: notice.tag,
      vapidDetails: { subject: `mailto:${contact}`, publicKey, privateKey },
    },
  )
  const status = await remote.post(new URL(endpoint), { headers, body })
  if (gone.has(status)) return false
  if (status < 200 || status >= 300) throw new RemoteFailure(`the push server said ${status}`)
  return true
}
