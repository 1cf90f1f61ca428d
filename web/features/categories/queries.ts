import { queryOptions } from '@tanstack/react-query'
import type { Category } from '../../../core/contracts/categories.ts'
import { getCategory, listCategories } from '../../calls/categories.gen.ts'
import { getTag } from '../../calls/tags.gen.ts'
import { answerOf, found, type MakeCall } from '../../api.ts'
import { calm } from '../posts/list-query.ts'
import {
  chosenPostsQuery,
  latestPostsQuery,
  latestSizes,
  popularPostsQuery,
  shortReadsQuery,
  topTagsQuery,
} from '../posts/queries.ts'

export type CategoryView = Pick<Category, 'slug' | 'name' | 'description' | 'postCount'>

export const categoriesQuery = (call: MakeCall) =>
  queryOptions({
    ...calm,
    queryKey: ['categories'],
    queryFn: async () =>
      answerOf(await call(listCategories, { query: {} }))['hydra:member'].map(viewOf),
  })

export const categoryQuery = (call: MakeCall, id: string) =>
  queryOptions({
    ...calm,
    queryKey: ['categories', id],
    queryFn: async () => {
      const category = found(await call(getCategory, { params: { id } }))
      return { ...viewOf(category), isHidden: category.isHidden }
    },
  })

const viewOf = ({ slug, name, description, postCount }: Category): CategoryView => ({
  slug,
  name,
  description,
  postCount,
})

export const tagQuery = (call: MakeCall, id: string) =>
  queryOptions({
    ...calm,
    queryKey: ['tags', id],
    queryFn: async () => {
      const { slug, name, postCount } = found(await call(getTag, { params: { id } }))
      return { slug, name, postCount }
    },
  })

export const exploreQueries = {
  popular: (call: MakeCall) => popularPostsQuery(call, 3),
  short: (call: MakeCall) => shortReadsQuery(call, 8),
  tags: topTagsQuery,
  latest: (call: MakeCall, page: number) => latestPostsQuery(call, page, latestSizes.index),
}

/** All that stands around the list; the later pages of the list have less around them. */
export const explorePageQueries = (call: MakeCall, page: number) => [
  exploreQueries.short(call),
  exploreQueries.tags(call),
  ...(page > 1 ? [] : [categoriesQuery(call), exploreQueries.popular(call)]),
]

export const categoryPageQueries = (call: MakeCall, category: string, page: number) => [
  chosenPostsQuery(call, category, 'short'),
  ...(page > 1 ? [] : [chosenPostsQuery(call, category, 'popular')]),
]
