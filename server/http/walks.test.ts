import { beforeAll, describe, expect, it } from 'vitest'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { approvalWalks } from './approval-walks.fixture.ts'
import { moderationWalks } from './moderation-walks.fixture.ts'
import { ownListWalks } from './own-list-walks.fixture.ts'
import { searchWalks } from './search-walks.fixture.ts'
import { type Walk, walkOn, walks as otherWalks } from './walks.fixture.ts'

const walks = {
  ...otherWalks,
  ...approvalWalks,
  ...moderationWalks,
  ...ownListWalks,
  ...searchWalks,
}

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  walkOn(site, await site.member({ username: 'elif' }))
})

/** Collections that have only one page. */
const onePage = [
  'findMentions',
  'mostViewedPosts',
  'mostApplaudedPosts',
  'topAuthors',
  'journalPosts',
  'listPasskeys',
  'listImports',
  'listNamedPosts',
]

async function page({ as, inside }: Walk, url: string) {
  const { status, body, text } = await site.call({ url, ...(as && { as }) })
  expect(status, text).toBe(200)
  const list = inside ? body[inside] : body
  const ids: string[] = list['hydra:member'].map((item: { '@id': string }) => item['@id'])
  return { ids, next: list['hydra:view']['hydra:next'] as string | undefined }
}

const sized = (url: string, size: number) =>
  `${url}${url.includes('?') ? '&' : '?'}itemsPerPage=${size}`

/** After each page something comes; of what was seen one goes, and of what is still to come. */
async function walked(walk: Walk, standing: string[]) {
  const seen: string[] = []
  const taken: string[] = []
  let next: string | undefined = sized(walk.url, 2)
  for (let number = 1; next !== undefined; number++) {
    const { ids, next: following } = await page(walk, next)
    seen.push(...ids)
    next = following
    const victim = number === 1 ? seen[0] : standing.findLast((id) => !seen.includes(id))
    if (number > 2 || victim === undefined) continue
    await walk.disturb(number, victim)
    taken.push(victim)
  }
  return { seen, taken }
}

describe('following hydra:next to the end', () => {
  it.each(Object.keys(walks))('visits everything once while others write: %s', async (name) => {
    const walk = await walks[name]!()
    const { ids: standing } = await page(walk, sized(walk.url, 100))
    expect(standing.length).toBeGreaterThanOrEqual(7)
    const { seen, taken } = await walked(walk, standing)
    expect(taken).toHaveLength(2)
    expect(seen.filter((id, index) => seen.indexOf(id) !== index)).toEqual([])
    expect(standing.filter((id) => !taken.includes(id) && !seen.includes(id))).toEqual([])
  })

  it('is tried with every call that answers with a list', () => {
    const lists = site.routes
      .filter(({ endpoint }) =>
        JSON.stringify(shapeNames(endpoint.answer)).includes('hydra:member'),
      )
      .map(({ endpoint }) => endpoint.name)
    const tried = new Set([...Object.keys(walks).map((name) => name.split(' ')[0]), ...onePage])
    expect(lists.filter((name) => !tried.has(name) && !single.has(name))).toEqual([])
  })
})

/** Answers with one item that carries the first page of a list along. */
const single = new Set([
  'getApproval',
  ...['getPost', 'createPost', 'updatePost', 'restorePost', 'restoreRevision'],
  ...['createCustomList', 'updateCustomList', 'getCustomList'],
])

function shapeNames(schema: unknown, depth = 0): unknown {
  const shape = (schema as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def.shape
  if (shape === undefined || depth > 2) return null
  return Object.entries(shape).map(([name, part]) => [name, shapeNames(part, depth + 1)])
}
