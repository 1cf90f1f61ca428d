import { mostChecks } from '../../../core/limits.ts'
import { checkBookmarks } from '../../calls/bookmarks.gen.ts'
import { answerOf } from '../../api.ts'
import { gatherer } from '../../gather.ts'

/** The member's bookmark of a post, by its number. */
export const bookmarkOf = gatherer(mostChecks, async (call, slugs) => {
  const { bookmarks } = answerOf(await call(checkBookmarks, { query: { posts: slugs.join(',') } }))
  return (slug) => bookmarks.find(({ post }) => post === slug)?.id ?? null
})
