import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WrittenText } from './written-text.ts'

/** Where a text stood on the server when this copy was made. */
export interface Anchor {
  /** Null until the server has the text. */
  postId: number | null
  /** Made here: a text sent twice is one post. */
  creationKey: string
  status: number
  /** The post's. */
  version: number
  /** Of the changes that readers do not see yet; 0 while there are none. */
  editVersion: number
}

export interface DeviceCopy {
  key: string
  /** The page that wrote it: two windows with one text keep one copy each. */
  writer: string
  anchor: Anchor
  text: WrittenText
  /** What the server had, so that one can tell who changed what. */
  base: WrittenText | null
  changedAt: number
}

/** Begins with the member: nobody else who uses this computer ever asks for these keys. */
export const keysOf = (member: number): string => `${member}/`

type TextIdentity = Pick<Anchor, 'postId' | 'creationKey'>

export const copyKey = (
  member: number,
  { postId, creationKey }: TextIdentity,
  writer: string,
): string => `${keysOf(member)}${postId ?? creationKey}/${writer}`

/** Of two copies with one key the later holds more; newest first. */
export function newestOfEach(copies: DeviceCopy[]): DeviceCopy[] {
  const byKey = new Map<string, DeviceCopy>()
  for (const copy of copies) {
    const known = byKey.get(copy.key)
    if (known === undefined || known.changedAt < copy.changedAt) byKey.set(copy.key, copy)
  }
  return [...byKey.values()].sort((one, other) => other.changedAt - one.changedAt)
}

interface DeviceStore extends DBSchema {
  copies: { key: string; value: DeviceCopy }
}

let store: Promise<IDBPDatabase<DeviceStore>> | undefined

function opened(): Promise<IDBPDatabase<DeviceStore>> {
  store ??= openDB<DeviceStore>('yazi-masasi', 1, {
    upgrade: (database) => void database.createObjectStore('copies', { keyPath: 'key' }),
    // Another window wants to change its form, or the browser closed it: opened anew next time.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      store = undefined
    },
    terminated: () => (store = undefined),
  })
  store.catch(() => (store = undefined))
  return store
}

const lastWordKey = (key: string): string => `yazi:${key}`

export async function keepCopy(copy: DeviceCopy): Promise<void> {
  await (await opened()).put('copies', copy)
  dropLastWord(copy.key)
}

/** When the page goes there is no time to wait for a database. */
export function keepLastWord(copy: DeviceCopy): void {
  try {
    localStorage.setItem(lastWordKey(copy.key), JSON.stringify(copy))
  } catch {
    // Too large or forbidden: what was kept a moment ago remains, and the database still tries.
  }
  void keepCopyQuietly(copy)
}

async function keepCopyQuietly(copy: DeviceCopy): Promise<void> {
  try {
    await (await opened()).put('copies', copy)
  } catch {
    // The last word above holds.
  }
}

function dropLastWord(key: string): void {
  try {
    localStorage.removeItem(lastWordKey(key))
  } catch {
    // Where nothing may be kept there is nothing to remove.
  }
}

export async function dropCopy(key: string): Promise<void> {
  dropLastWord(key)
  await (await opened()).delete('copies', key)
}

/** All that this member left on this device and that no open page is working on, newest first. */
export async function leftBehind(member: number, postId?: number): Promise<DeviceCopy[]> {
  const [kept, busy] = await Promise.all([keptCopies(member), busyWriters()])
  return newestOfEach([...kept, ...lastWords(member)])
    .filter(({ writer }) => !busy.has(writer))
    .filter(({ anchor }) => postId === undefined || anchor.postId === postId)
}

async function keptCopies(member: number): Promise<DeviceCopy[]> {
  try {
    const range = IDBKeyRange.bound(keysOf(member), `${keysOf(member)}\uffff`)
    return await (await opened()).getAll('copies', range)
  } catch {
    return []
  }
}

function lastWords(member: number): DeviceCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(lastWordKey(keysOf(member))))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as DeviceCopy)
      .filter((copy) => copy !== null)
  } catch {
    return []
  }
}

const lockName = (writer: string): string => `yazi:${writer}`

/** As long as the page lives, others know that its copies are being worked on. */
export function workAs(writer: string): () => void {
  if (!('locks' in navigator)) return () => undefined
  let leave = (): void => undefined
  const stays = new Promise<void>((resolve) => (leave = resolve))
  void navigator.locks.request(lockName(writer), () => stays)
  return leave
}

async function busyWriters(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name }) => name?.slice(lockName('').length) ?? ''))
}
