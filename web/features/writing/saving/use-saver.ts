import { useEffect, useState } from 'react'
import { keepPageWhenSessionEnds, type MakeCall, useCall } from '../../../api.ts'
import { dropCopy, keepCopy, keepLastWord, leftBehind, workAs } from './device-copies.ts'
import type { Anchor, DeviceCopy } from './device-copies.ts'
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
    void begin(call, given, { writer, isLeft: () => isLeft }).then((made) => {
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

/** What arrived at the server after its page was left, perhaps after the next page had asked for the text. */
let savedLate: ServerCopy | null = null

function newestOf(opened: ServerCopy | null): ServerCopy | null {
  const late = savedLate
  savedLate = null
  return late !== null && opened !== null && isNewer(late.anchor, opened.anchor) ? late : opened
}

function isNewer(anchor: Anchor, than: Anchor): boolean {
  if (anchor.postId !== than.postId) return false
  if (anchor.version !== than.version) return anchor.version > than.version
  return anchor.editVersion > than.editVersion
}

async function begin(
  call: MakeCall,
  options: SaverOptions,
  { writer, isLeft }: { writer: string; isLeft: () => boolean },
): Promise<Saver> {
  const { member, opened, chosen } = options
  const found = chosen ?? (await leftFor(member, opened))
  // Only now: a copy that was not found any more is on the server.
  const start = startWith(newestOf(opened), found)
  if (found !== null && start.found === null) await dropCopy(found.key).catch(() => undefined)
  return new Saver(worldOf(call, options, isLeft), { member, writer, ...start })
}

async function leftFor(member: number, opened: ServerCopy | null): Promise<DeviceCopy | null> {
  if (opened === null) return null
  const copies = await leftBehind(member, opened.anchor.postId!)
  return copies[0] ?? null
}

const worldOf = (
  call: MakeCall,
  { onCreated }: SaverOptions,
  isLeft: () => boolean,
): SaverWorld => ({
  now: Date.now,
  isOnline: () => navigator.onLine,
  deliver: async (record, text) => {
    const result = await deliver(call, record, text)
    if (result.ok && isLeft()) savedLate = result.data
    return result
  },
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
