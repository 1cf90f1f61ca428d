import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { failed, type Result } from '../../../api.ts'
import type { DeviceCopy } from './device-copies.ts'
import { type Beginning, Saver } from './saver.ts'
import type { ServerRecord, ServerCopy, Standing } from './server-copy.ts'
import { emptyText, type WrittenText } from './written-text.ts'

const titled = (title: string): WrittenText => ({ ...emptyText, title })

/** A device and a server in memory, both as honest as one lets them be. */
class World {
  readonly device = new Map<string, DeviceCopy>()
  readonly sent: string[] = []
  readonly created: ServerCopy[] = []
  server: ServerCopy | null = null
  /** What the next savings get instead of their true answer. */
  answers: Result<ServerCopy>[] = []
  /** Resolves each saving; null answers at once. */
  gate: Promise<void> | null = null
  deviceWorks = true

  now = (): number => Date.now()
  isOnline = (): boolean => true
  readonly moved: Standing[] = []
  onCreated = (copy: ServerCopy): void => void this.created.push(copy)
  onMoved = (standing: Standing): void => void this.moved.push(standing)
  keepLastWord = (copy: DeviceCopy): void => void this.device.set(copy.key, copy)
  drop = async (key: string): Promise<void> => void this.device.delete(key)
  keep = async (copy: DeviceCopy): Promise<void> => {
    if (!this.deviceWorks) throw new Error('no room')
    this.device.set(copy.key, copy)
  }

  readonly records: ServerRecord[] = []
  deliver = async (record: ServerRecord, text: WrittenText): Promise<Result<ServerCopy>> => {
    this.sent.push(text.title)
    this.records.push(record)
    await this.gate
    return this.answers.shift() ?? { ok: true, status: 200, data: this.store(record, text) }
  }

  commit = async (record: ServerRecord, text: WrittenText, wish: { status?: number }) => {
    this.sent.push(`${text.title}!`)
    const answer = this.answers.shift()
    if (answer !== undefined) return answer
    const copy = this.store(record, text)
    copy.anchor.status = wish.status ?? copy.anchor.status
    return { ok: true as const, status: 200, data: copy }
  }

  store(record: ServerRecord, text: WrittenText): ServerCopy {
    const anchor = { ...record.anchor, postId: 7, version: record.anchor.version + 1 }
    this.server = { ...record, anchor, text, updatedAt: Date.now() }
    return this.server
  }
}

const newRecord: ServerRecord = {
  anchor: { postId: null, creationKey: 'k1', status: postStatus.draft, version: 0, editVersion: 0 },
  slug: null,
  publishTime: null,
  updatedAt: 0,
}
const onServer: ServerRecord = {
  ...newRecord,
  anchor: { ...newRecord.anchor, postId: 7, version: 3 },
}

let world: World
const begin = (changes: Partial<Beginning> = {}): Saver => {
  const nothing = { text: emptyText, base: null, found: null, newer: null }
  const saver = new Saver(world, {
    ...{ member: 5, writer: 'w', record: newRecord },
    ...nothing,
    ...changes,
  })
  saver.start()
  return saver
}

const type = (saver: Saver, title: string): void =>
  saver.editorChanged(() => ({ title, excerpt: '', entries: [], entriesSort: [] }))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const conflict = (title: string, version = 9): Result<ServerCopy> => ({
  ...failed(409, ''),
  details: {
    copy: { ...onServer, anchor: { ...onServer.anchor, version }, text: titled(title) },
  },
})

beforeEach(() => {
  vi.useFakeTimers()
  world = new World()
})
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  it('is on the device within 150 ms and on the server within two seconds', async () => {
    const saver = begin()
    type(saver, 'Bakkal')
    await pass(150)
    expect([...world.device.values()].map(({ text }) => text.title)).toEqual(['Bakkal'])
    await pass(1850)
    expect(world.server?.text.title).toBe('Bakkal')
    expect(saver.isUnsaved()).toBe(false)
    await pass(200)
    expect(world.device.size).toBe(0)
  })

  it('reaches the server within two seconds however long somebody goes on', async () => {
    const saver = begin()
    const behind: number[] = []
    for (let letters = 1; letters <= 60; letters++) {
      type(saver, 'a'.repeat(letters))
      await pass(100)
      behind.push(letters - (world.server?.text.title.length ?? 0))
    }
    expect(Math.max(...behind)).toBeLessThan(20)
  })

  it('is announced once as a new post and saved on top of it afterwards', async () => {
    const saver = begin()
    type(saver, 'Bir')
    await pass(2000)
    type(saver, 'Bir iki')
    await pass(2000)
    expect(world.created).toHaveLength(1)
    expect(saver.snapshot().record.anchor).toMatchObject({ postId: 7, version: 2 })
  })

  it('goes out one saving at a time', async () => {
    let open = (): void => undefined
    world.gate = new Promise((resolve) => (open = resolve))
    const saver = begin()
    type(saver, 'Bir')
    await pass(1500)
    type(saver, 'Bir iki')
    await pass(5000)
    expect(world.sent).toEqual(['Bir'])
    expect(saver.isUnsaved()).toBe(true)
    open()
    await pass(2000)
    expect(world.sent).toEqual(['Bir', 'Bir iki'])
    expect(world.created).toHaveLength(1)
  })

  it('stays on the device under one key while it has no post, and moves with it', async () => {
    const saver = begin()
    type(saver, 'Bir')
    await pass(150)
    expect([...world.device.keys()]).toEqual(['5/k1/w'])
    await pass(2000)
    world.answers = [failed(503, '')]
    type(saver, 'Bir iki')
    await pass(1500)
    expect([...world.device.keys()]).toEqual(['5/7/w'])
  })

  it('is not worth a post while the sheet is empty', async () => {
    const saver = begin()
    type(saver, '  ')
    expect(saver.isUnsaved()).toBe(false)
    await pass(5000)
    expect(world.sent).toEqual([])
    expect(world.device.size).toBe(0)
  })

  it('stays on the device where the server takes only a part of it', async () => {
    const saver = begin()
    type(saver, 'Ad')
    await pass(3000)
    expect(saver.isUnsaved()).toBe(false)
    expect([...world.device.values()].map(({ text }) => text.title)).toEqual(['Ad'])
    type(saver, 'Adana')
    await pass(3000)
    expect(world.device.size).toBe(0)
  })

  it('is written down at once when the page goes', () => {
    const saver = begin()
    type(saver, 'Son söz')
    saver.hurry()
    expect([...world.device.values()].map(({ text }) => text.title)).toEqual(['Son söz'])
    expect(world.sent).toEqual(['Son söz'])
  })

  it('is still there after the page was left', async () => {
    const saver = begin()
    type(saver, 'Yarım')
    saver.stop()
    await pass(10_000)
    expect(world.sent).toEqual([])
    expect([...world.device.values()].map(({ text }) => text.title)).toEqual(['Yarım'])
  })
})

describe('trouble', () => {
  it('is tried again until it works', async () => {
    world.answers = [failed(0, ''), failed(502, ''), failed(500, '')]
    const saver = begin()
    type(saver, 'Israr')
    await pass(1000 + 1000 + 2000 + 4000)
    expect(world.sent).toHaveLength(4)
    expect(saver.isUnsaved()).toBe(false)
  })

  it('leaves the words on the device while the session is gone, and goes on after it', async () => {
    world.answers = [failed(401, '')]
    const saver = begin()
    type(saver, 'Oturum')
    await pass(60_000)
    expect(world.sent).toHaveLength(1)
    expect(saver.snapshot().save.obstacle).toEqual({ kind: 'signedOut' })
    expect(world.device.size).toBe(1)
    saver.obstacleGone()
    await pass(1)
    expect(saver.isUnsaved()).toBe(false)
  })

  it('says when the device keeps nothing', async () => {
    world.deviceWorks = false
    const saver = begin()
    type(saver, 'Yersiz')
    await pass(200)
    expect(saver.snapshot().save.deviceFails).toBe(true)
    await pass(2000)
    expect(world.server?.text.title).toBe('Yersiz')
  })

  it('goes on as another post when this one was deleted', async () => {
    world.answers = [failed(404, '')]
    const saver = begin({ record: onServer, text: titled('Eski'), base: titled('Eski') })
    type(saver, 'Yeni')
    await pass(2000)
    expect(saver.snapshot().save.obstacle).toEqual({ kind: 'gone' })
    saver.goOnAsNew()
    expect(saver.snapshot().record.anchor).toMatchObject({ postId: null, version: 0 })
    await pass(10)
    expect(world.created).toHaveLength(1)
  })
})

describe('a text that came a second time', () => {
  it('is followed by what was typed since', async () => {
    world.answers = [failed(0, '')]
    const saver = begin()
    type(saver, 'Bir')
    await pass(1000)
    type(saver, 'Bir iki')
    // The first attempt had arrived, only its answer was lost.
    world.answers = [{ ok: true, status: 201, data: world.store(newRecord, titled('Bir')) }]
    await pass(5000)
    expect(world.created).toHaveLength(1)
    expect(world.server?.text.title).toBe('Bir iki')
  })
})

describe('two writers', () => {
  const own = { record: onServer, text: titled('Eski'), base: titled('Eski') }

  it('disagree: the newer one is shown and nothing is overwritten', async () => {
    world.answers = [conflict('Onun')]
    const saver = begin(own)
    type(saver, 'Benim')
    await pass(60_000)
    expect(world.sent).toEqual(['Benim'])
    expect(saver.snapshot().newer?.text.title).toBe('Onun')
    expect(saver.isUnsaved()).toBe(true)
  })

  it('agree after a merge, which goes on top of the newer one', async () => {
    world.answers = [conflict('Onun')]
    const saver = begin(own)
    type(saver, 'Benim')
    await pass(2000)
    saver.resolve(titled('İkimizin'))
    await pass(200)
    expect(world.server).toMatchObject({ anchor: { version: 10 }, text: { title: 'İkimizin' } })
    expect(saver.snapshot()).toMatchObject({ newer: null, replaced: 1 })
    expect(saver.text().title).toBe('İkimizin')
  })

  it('need not be asked when the newer words are their own', async () => {
    world.answers = [conflict('Benim')]
    const saver = begin(own)
    type(saver, 'Benim')
    await pass(2000)
    expect(saver.isUnsaved()).toBe(false)
    expect(saver.snapshot().record.anchor.version).toBe(9)
  })

  it('need not be asked when only the number is newer', async () => {
    world.answers = [conflict('Eski')]
    const saver = begin(own)
    type(saver, 'Benim')
    await pass(2000)
    expect(world.server).toMatchObject({ anchor: { version: 10 }, text: { title: 'Benim' } })
    expect(saver.snapshot().newer).toBeNull()
  })

  it('can give up their own words for the newer ones', async () => {
    world.answers = [conflict('Onun')]
    const saver = begin(own)
    type(saver, 'Benim')
    await pass(2000)
    saver.adopt(saver.snapshot().newer!)
    await pass(5000)
    expect(saver.text().title).toBe('Onun')
    expect(saver.isUnsaved()).toBe(false)
    expect(world.sent).toEqual(['Benim'])
    expect(world.device.size).toBe(0)
  })
})

describe('words found on the device', () => {
  const found: DeviceCopy = {
    key: '5/7/old',
    writer: 'old',
    anchor: onServer.anchor,
    text: titled('Bulunan'),
    base: titled('Eski'),
    changedAt: 0,
  }

  it('are saved, and the copy of the page that died goes', async () => {
    world.device.set(found.key, found)
    const saver = begin({ record: onServer, text: found.text, base: found.base, found })
    await pass(150)
    expect([...world.device.keys()]).toEqual(['5/7/w'])
    await pass(2000)
    expect(world.server?.text.title).toBe('Bulunan')
    expect(saver.isUnsaved()).toBe(false)
    await pass(10)
    expect(world.device.size).toBe(0)
  })

  it('wait for a decision when the server has others', async () => {
    const newer = { ...onServer, text: titled('Onun') }
    const saver = begin({ record: onServer, text: found.text, base: found.base, found, newer })
    await pass(60_000)
    expect(world.sent).toEqual([])
    expect(saver.snapshot().save.obstacle).toEqual({ kind: 'conflict' })
  })
})

describe('publishing', () => {
  it('waits for the saving under way and takes the newest words along', async () => {
    let open = (): void => undefined
    world.gate = new Promise((resolve) => (open = resolve))
    const saver = begin()
    type(saver, 'Bir')
    await pass(1100)
    type(saver, 'Bir iki')
    const published = saver.commit({ status: postStatus.active })
    await pass(3000)
    expect(world.sent).toEqual(['Bir'])
    open()
    await published
    expect(world.sent).toEqual(['Bir', 'Bir iki!'])
    expect(saver.snapshot().record.anchor.status).toBe(postStatus.active)
    expect(saver.isUnsaved()).toBe(false)
    expect(world.moved).toMatchObject([{ postId: 7, status: postStatus.active }])
  })

  it('in another window is heard, and what is typed here goes on apart from it', async () => {
    const saver = begin({ record: onServer, text: titled('Eski'), base: titled('Eski') })
    const standing = { status: postStatus.active, slug: 'eski', publishTime: null }
    saver.relocate({ postId: 8, ...standing })
    expect(saver.snapshot().record.anchor.status).toBe(postStatus.draft)
    saver.relocate({ postId: 7, ...standing })
    type(saver, 'Yeni')
    await pass(2000)
    expect(world.records.at(-1)).toMatchObject({ slug: 'eski', anchor: { status: 1, version: 3 } })
  })

  it('leaves what is wrong to whoever asked for it', async () => {
    const refusal = {
      ...failed(422, 'Olmaz.'),
      violations: [{ propertyPath: 'categories', message: 'Olmaz.' }],
    }
    world.answers = [refusal]
    const saver = begin({ record: onServer, text: titled('Eski'), base: titled('Eski') })
    expect(await saver.commit({ status: postStatus.active })).toEqual(refusal)
    expect(saver.snapshot().save).toMatchObject({ obstacle: null, sending: null })
  })
})
