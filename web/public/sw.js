/**
 * Shows what is pushed and opens what is pressed, and nothing else: pages are never answered from here. Written as
 * browsers read it, because its address must stay the same for ever.
 */

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})

/** Whoever has the site before them is not disturbed by a sound; some browsers end what shows nothing at all. */
async function show({ title, body, url, tag }) {
  const isHere = (await tabs()).some(({ visibilityState }) => visibilityState === 'visible')
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: 'tr',
    icon: '/apple-touch-icon.png',
    silent: isHere,
    data: { url },
  })
}

/**
 * A tab that was opened at this address is brought there again, because it may have gone elsewhere since; others may hold
 * unfinished work and are left alone.
 */
async function open(path) {
  const address = new URL(path, self.location.origin).href
  const tab = (await tabs()).find(({ url }) => url === address)
  // One that was open before this worker came cannot be moved.
  const there = await tab?.navigate(address).catch(() => null)
  await (there ? there.focus() : self.clients.openWindow(address))
}
