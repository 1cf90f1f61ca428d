import {
  disturbPosts,
  disturbRows,
  listOfPosts,
  nameIn,
  post,
  site,
  times,
  type Walk,
  write,
} from './walks.fixture.ts'

/** Lists of one's own, in other orders than the usual one. */
export const ownListWalks: Record<string, () => Promise<Walk>> = {
  'listPosts applauded, longest first': async () => {
    const fan = await site.member()
    const applaud = async (readTime: number) => {
      const { slug } = await write({ readTime })
      await post(`/api/applauses/post/${slug}`, { count: 1 }, fan)
    }
    await times(7, (index) => applaud(100 + (index % 3)))
    return {
      url: `/api/posts?userApplauses.user.username=${fan.username}&order[readTime]=desc`,
      as: fan,
      disturb: async (_, taken) => {
        await applaud(101)
        await site.call({ method: 'DELETE', url: `/api/applauses/post/${nameIn(taken)}`, as: fan })
      },
    }
  },
  'listUserPosts of oneself, longest first': async () => {
    const author = await site.member()
    await times(7, (index) => write({ readTime: 100 + (index % 3) }, author.id))
    return {
      url: `/api/users/${author.username}/posts?order[readTime]=desc`,
      as: author,
      disturb: disturbPosts({ readTime: 101 }, author.id),
    }
  },
  'listBookmarks of a list, most read first': async () => {
    const { reader, list, save } = await listOfPosts()
    return {
      url: `/api/bookmarks?list=${list.id}&order[post.views]=desc`,
      as: reader,
      disturb: disturbRows(save, 'bookmarks'),
    }
  },
}
