import { answerOf, type MakeCall } from '../../api.ts'
import {
  addPushSubscription,
  getPushKey,
  listPushSubscriptions,
  removePushSubscription,
} from '../../calls/push.gen.ts'

/** Whether pushes come to this browser, or why they cannot. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const worker = '/sw.js'

const notSubscribed =
  'Tarayıcınız kendi bildirim sunucusuna ulaşamadı; gizli pencerelerde hep böyledir. Biraz sonra yeniden deneyin.'

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'permissions' in navigator

const permission = (): Promise<PermissionStatus> =>
  navigator.permissions.query({ name: 'notifications' })

/** People may change their mind outside the page. */
export function whenPermissionChanges(listener: () => void): () => void {
  const leaving = new AbortController()
  if (isSupported())
    void permission().then((status) =>
      status.addEventListener('change', listener, { signal: leaving.signal }),
    )
  return () => leaving.abort()
}

/** On only where the site knows of it: whoever was signed in here before may have asked for it. */
export async function pushState(call: MakeCall): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if ((await permission()).state === 'denied') return 'denied'
  return (await findOwn(call)) === undefined ? 'off' : 'on'
}

/** Asks for permission first; nothing has happened in 'denied' and 'off'. */
export async function turnOn(call: MakeCall): Promise<PushState> {
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off'
  const { publicKey } = answerOf(await call(getPushKey))
  const subscription = await subscribe(publicKey)
  const { endpoint, keys } = subscription.toJSON()
  const body = { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
  const result = await call(addPushSubscription, { body })
  if (!result.ok) await subscription.unsubscribe()
  answerOf(result)
  return 'on'
}

/** Asks the server of the browser's maker, which may be out of reach. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register(worker)
    const { pushManager } = await navigator.serviceWorker.ready
    // One that was made with other keys would be in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch (error) {
    throw new Error(notSubscribed, { cause: error })
  }
}

export async function turnOff(call: MakeCall): Promise<PushState> {
  const own = await findOwn(call)
  if (own === undefined) return 'off'
  answerOf(await call(removePushSubscription, { params: { id: String(own.id) } }))
  await own.subscription.unsubscribe()
  return 'off'
}

async function findOwn(
  call: MakeCall,
): Promise<{ id: number; subscription: PushSubscription } | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return undefined
  const known = answerOf(await call(listPushSubscriptions, { query: {} }))['hydra:member']
  const own = known.find(({ endpoint }) => endpoint === subscription.endpoint)
  return own && { id: own.id, subscription }
}
