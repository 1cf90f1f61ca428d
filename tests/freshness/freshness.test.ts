import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressOf, answerAt, pageAt, viewerAt, watchedCalls, watchedPages } from './watched.ts'
import { makeWorld, type World } from './world.ts'
import { writesNothingShown, writesOfCalls } from './writes.ts'
import { writesOfClock } from './clock.ts'

let world: World
let calls: string[]
let pages: string[]
beforeAll(async () => {
  world = await makeWorld()
  calls = Object.entries(watchedCalls(world)).flatMap(([path, values]) =>
    values.map((each) => addressOf(path, each)),
  )
  pages = watchedPages(world)
})

const viewers = ({ elif, can, waiting }: World) => [elif, can, waiting]

/** As if every reader had just been everywhere. */
async function fillCaches(): Promise<void> {
  for (const site of [world.one, world.two]) {
    for (const url of calls) await answerAt(site, url)
    for (const url of pages) await pageAt(site, url)
    for (const member of viewers(world)) await viewerAt(site, member)
  }
}

/** Everything that is watched, as both processes show it, against the same made without a cache. */
async function expectNothingOld(): Promise<void> {
  await world.two.receivePending()
  for (const [urls, read] of [
    [calls, answerAt],
    [pages, pageAt],
  ] as const)
    for (const url of urls) {
      const fresh = await read(world.plain, url)
      expect(await read(world.one, url), `${url} where it was written`).toEqual(fresh)
      expect(await read(world.two, url), `${url} in another process`).toEqual(fresh)
    }
  for (const member of viewers(world)) {
    const fresh = await viewerAt(world.plain, member)
    expect(await viewerAt(world.one, member), member.username).toEqual(fresh)
    expect(await viewerAt(world.two, member), `${member.username}, elsewhere`).toEqual(fresh)
  }
}

afterEach(() => void vi.useRealTimers())

describe('after every write nothing old is shown, here or in another process', () => {
  const steps = Object.entries(writesOfCalls).flatMap(([name, each]) =>
    each.map((step, at) => [at === 0 ? name : `${name}, ${at + 1}`, step] as const),
  )
  it.each([...steps, ...Object.entries(writesOfClock)])('%s', async (_, { before, write }) => {
    await before?.(world)
    // Nothing grows old meanwhile, however slow the machine: what is made anew only the write makes so.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await fillCaches()
    await write(world)
    await expectNothingOld()
  })
})

/** Rankings may be late with what takes its place, but not with what is gone. */
it('what is hidden leaves the recommendations at once, here and in another process', async () => {
  const { act, elif, ranked } = world
  const showing = async (title: string): Promise<string[]> => {
    await world.two.receivePending()
    const urls: string[] = []
    for (const site of [world.one, world.two])
      for (const url of [...calls, ...pages])
        if ((await site.call({ url })).text.includes(title)) urls.push(url)
    return urls
  }
  await fillCaches()
  expect(await showing('Çok okunan b')).toContain('/api/home/most-viewed-posts')
  await act('PUT', `/posts/${ranked[1]!.id}`, elif, { status: 0 })
  expect(await showing('Çok okunan b')).toEqual([])
  await fillCaches()
  expect(await showing('Çok okunan c')).toContain('/api/home/most-applaused-posts')
  await act('DELETE', `/posts/${ranked[2]!.id}`, elif)
  expect(await showing('Çok okunan c')).toEqual([])
})

describe('the lists of this test', () => {
  it('name every call that writes', () => {
    const writing = world.one.routes.filter(({ endpoint }) => endpoint.method !== 'GET')
    const named = [...Object.keys(writesOfCalls), ...writesNothingShown]
    expect(named.toSorted(), 'tests/freshness/writes.ts').toEqual(
      writing.map(({ endpoint }) => endpoint.name).toSorted(),
    )
  })

  it('name every call whose answer is cached', () => {
    const cached = world.one.routes.filter(({ sharedBy }) => sharedBy !== 'nobody')
    expect(Object.keys(watchedCalls(world)).toSorted()).toEqual(
      cached.map(({ endpoint }) => endpoint.path).toSorted(),
    )
  })

  it('know which calls may recommend something late', () => {
    const late = world.one.routes.filter(({ mayBeLate }) => mayBeLate)
    expect(late.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
      '/home/most-applaused-posts',
      '/home/most-viewed-posts',
      '/home/top-authors',
      '/posts/{id}/next',
    ])
  })

  it('name every call that visitors may read, but the one that counts, and the search, invitations and what devices know, which read anew', () => {
    const open = world.one.routes.filter(
      ({ endpoint }) => endpoint.method === 'GET' && endpoint.who === 'visitor',
    )
    const uncached = open
      .filter(({ sharedBy }) => sharedBy === 'nobody')
      .map(({ endpoint }) => endpoint.path)
    expect(uncached).toEqual([
      '/named_posts',
      '/views/post/{slug}',
      '/search',
      '/search/suggestions',
      '/invitation-codes/{token}',
    ])
  })

  it('look at answers and pages that do come from the cache', async () => {
    await fillCaches()
    const tagOf = async (url: string) => (await world.one.call({ url })).headers.etag
    for (const url of pages) expect([url, await tagOf(url)]).toEqual([url, await tagOf(url)])
    for (const url of calls) expect([url, await tagOf(url)]).toEqual([url, await tagOf(url)])
  })
})
