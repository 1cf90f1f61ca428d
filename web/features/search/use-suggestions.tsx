import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText, Hash, LayoutGrid, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { suggest as suggestContract } from '../../../core/contracts/search.ts'
import type { AnswerOf } from '../../../core/endpoint.ts'
import { authorPath, postPath } from '../../../core/paths.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { suggest } from '../../calls/search.gen.ts'
import { type MakeCall, useCall } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { SearchAddress } from './address.ts'
import type { Option, OptionGroup } from './options.tsx'

/** In milliseconds: whoever types on is not asked for in between. */
const pause = 150
const fewestLetters = 2
const most = { posts: 4, users: 3, tags: 3, categories: 2 }

/** What begins with what is being typed; an answer to what was typed before is never shown as one to this. */
export function useSuggestions(typed: string): OptionGroup[] {
  const call = useCall()
  const q = usePaused(typed.trim())
  const isAsked = q.length >= fewestLetters
  const { data = [] } = useQuery({
    queryKey: ['search-suggestions', q],
    queryFn: () => groupsFor(call, q),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return isAsked && typed.trim().length >= fewestLetters ? data : []
}

function usePaused(typed: string): string {
  const [value, setValue] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setValue(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return value
}

/** A failure suggests nothing: one can still search. */
async function groupsFor(call: MakeCall, q: string): Promise<OptionGroup[]> {
  const answer = await call(suggest, { query: { q } })
  return answer.ok ? groupsOf(answer.data) : []
}

type Suggested = AnswerOf<typeof suggestContract>

function groupsOf({ posts, users, categories, tags }: Suggested): OptionGroup[] {
  const groups = [
    { title: 'Yazılar', options: posts.slice(0, most.posts).map(postOption) },
    { title: 'Kişiler', options: users.slice(0, most.users).map(personOption) },
    { title: 'Kategoriler', options: categories.slice(0, most.categories).map(categoryOption) },
    { title: 'Etiketler', options: tags.slice(0, most.tags).map(tagOption) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const icon = { size: 16, strokeWidth: 1.75 }

const postOption = ({ id, slug, title, user }: Suggested['posts'][number]): Option => ({
  key: `yazi-${id}`,
  to: postPath(slug ?? String(id)),
  picture: <FileText {...icon} />,
  label: title,
  hint: fullName(user),
})

const personOption = (user: Suggested['users'][number]): Option => ({
  key: `kisi-${user.id}`,
  to: authorPath(user.username),
  picture: <Avatar name={fullName(user)} picture={user.picture} size="xs" />,
  label: fullName(user),
  hint: `@${user.username}`,
})

const categoryOption = ({ id, slug, name }: Suggested['categories'][number]): Option => ({
  key: `kategori-${id}`,
  to: `/kesfet/${slug}`,
  picture: <LayoutGrid {...icon} />,
  label: name,
})

const tagOption = ({ id, slug, name }: Suggested['tags'][number]): Option => ({
  key: `etiket-${id}`,
  to: `/etiket/${slug}`,
  picture: <Hash {...icon} />,
  label: name,
})

/** The search itself, as the first or last of the options. */
export const wholeSearch = (q: string, scope: SearchAddress = {}): Option => ({
  key: 'ara',
  to: '/ara',
  search: { ...scope, q },
  picture: <Search {...icon} />,
  label: `“${q}” için ara`,
})
