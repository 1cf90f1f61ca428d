import type { Standing } from './server-copy.ts'

const name = 'yazi-masasi'

/** Tells the other windows of this browser what became of a post. */
export function postToOtherWindows(standing: Standing): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(standing)
  channel.close()
}

export function onOtherWindows(listener: (standing: Standing) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Standing>) => listener(data))
  return () => channel.close()
}
