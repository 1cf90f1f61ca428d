import { useEffect, useState } from 'react'
import { keepPageWhenSessionEnds, type MakeCall, useCall } from '../../../api.ts'
import { dropCopy, keepCopy, keepLastWord, leftBehind, workAs } from './device-copies.ts'
import type { DeviceCopy } from './device-copies.ts'
import { startWith } from './opening.ts'
import { onOtherWindows, postToOtherWindows } from './other-windows.ts'
import { randomKey } from './random-key.ts'
import { Saver, type SaverWorld } from './saver.ts'
import { commit, deliver, type ServerCopy } from './server-copy.ts'

interface SaverOptions {
  member: number
  /** From the server; null for a new text. */
  opened: ServerCopy | null
  /** What the member chose to go on with. */
  chosen: DeviceCopy | null
  onCreated: (copy: ServerCopy) => void
}

/** Null until the device was asked what it has. Read once: a new `key` begins anew. */
export function useSaver(options: SaverOptions): Saver | null {
  const call = useCall()
  const [saver, setSaver] = useState<Saver | null>(null)
  const [given] = useState(options)
  useEffect(() => {
    const writer = randomKey()
    const leave = workAs(writer)
    let open: Saver | undefined
    let isLeft = false
    void begin(call, given, writer).then((made) => {
      if (isLeft) return undefined
      open = made
      made.start()
      return setSaver(made)
    })
    const forgetWorld = listen(() => open)
    return () => {
      isLeft = true
      forgetWorld()
      open?.stop()
      leave()
    }
  }, [call, given])
  return saver
}

async function begin(call: MakeCall, options: SaverOptions, writer: string): Promise<Saver> {
  const { member, opened, chosen } = options
  const found = chosen ?? (await leftFor(member, opened))
  const start = startWith(opened, found)
  if (found !== null && start.found === null) await dropCopy(found.key).catch(() => undefined)
  return new Saver(worldOf(call, options), { member, writer, ...start })
}

async function leftFor(member: number, opened: ServerCopy | null): Promise<DeviceCopy | null> {
  if (opened === null) return null
  const copies = await leftBehind(member, opened.anchor.postId!)
  return copies[0] ?? null
}

const worldOf = (call: MakeCall, { onCreated }: SaverOptions): SaverWorld => ({
  now: Date.now,
  isOnline: () => navigator.onLine,
  deliver: (record, text) => deliver(call, record, text),
  commit: (record, text, wish) => commit(call, record, text, wish),
  keep: keepCopy,
  keepLastWord,
  drop: dropCopy,
  onCreated,
  onMoved: postToOtherWindows,
})

/** What the browser tells: the network, the end of the page, the end of the session. */
function listen(saver: () => Saver | undefined): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  addEventListener('online', () => saver()?.cameBack(), options)
  addEventListener('offline', () => saver()?.wentOffline(), options)
  addEventListener('pagehide', () => saver()?.hurry(), options)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && saver()?.hurry(),
    options,
  )
  const release = keepPageWhenSessionEnds(() => saver()?.signedOut())
  const close = onOtherWindows((standing) => saver()?.relocate(standing))
  return () => {
    stop.abort()
    release()
    close()
  }
}
