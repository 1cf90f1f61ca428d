import { sql } from 'kysely'
import { indexPosts } from '../features/search/search.public.ts'
import { nameIn, run, site, times, type Walk, write } from './walks.fixture.ts'

export const searchWalks: Record<string, () => Promise<Walk>> = {
  'search posts': async () => {
    const publish = async () => indexPosts(site.database, [(await write({ title: 'Uçurtma' })).id])
    await times(7, publish)
    return {
      url: '/api/search?q=ucurtma',
      disturb: async (_, taken) => {
        await publish()
        await run(sql`UPDATE posts SET status = 0 WHERE slug = ${nameIn(taken)}`)
      },
    }
  },
  'search tags': async () => {
    const tags = ['Gemi', 'Gemici', 'Gemilik', 'Gemide', 'Gemisiz', 'Gemiler', 'Gemiden']
    for (const tag of tags) await write({ tags: [tag] })
    return {
      url: '/api/search?type=tag&q=gemi',
      disturb: async (_, taken) => {
        await write({ tags: [`Gemi ${taken.length} ${Date.now()}`] })
        await run(sql`UPDATE posts SET status = 0 FROM post_tags JOIN tags ON tags.id = tag_id
          WHERE post_id = posts.id AND tags.slug = ${nameIn(taken)}`)
      },
    }
  },
}
