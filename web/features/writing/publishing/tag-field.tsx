import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { postLimits, postMessages, tag } from '../../../../core/contracts/post-forms.ts'
import { slugify } from '../../../../core/turkish/fold.ts'
import { violationsOf } from '../../../../core/validation.ts'
import { listTags } from '../../../calls/tags.gen.ts'
import { type MakeCall, useCall } from '../../../api.ts'
import { ChipsField } from '../../../ui/chips-field.tsx'

interface TagFieldProps {
  tags: string[]
  onChange: (tags: string[]) => void
  error: string | undefined
}

export function TagField({ tags, onChange, error }: TagFieldProps) {
  const [query, setQuery] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const suggestions = useSuggestions(query)
  const type = (text: string): void => {
    setQuery(text)
    setMistake(null)
  }
  const add = (text: string): void => {
    const checked = checkTag(text, tags)
    setMistake(checked.mistake ?? null)
    if (checked.tag === undefined) return
    onChange([...tags, checked.tag])
    setQuery('')
  }
  return (
    <ChipsField
      label="Etiketler"
      hint={`En çok ${postLimits.tags} etiket; her birini Enter ya da virgülle bitirin.`}
      placeholder="hatıra, mahalle…"
      error={mistake ?? error}
      values={tags}
      query={query}
      onQueryChange={type}
      suggestions={suggestions}
      onAdd={add}
      onRemove={(removed) => onChange(tags.filter((each) => each !== removed))}
    />
  )
}

type CheckedTag = { tag: string; mistake?: undefined } | { tag?: undefined; mistake: string }

function checkTag(text: string, present: string[]): CheckedTag {
  if (present.length >= postLimits.tags) return { mistake: postMessages.tooManyTags }
  const parsed = tag.safeParse(text)
  if (!parsed.success) return { mistake: violationsOf(parsed.error)[0]!.message }
  const slug = slugify(parsed.data)
  const isThere = present.some((each) => slugify(each) === slug)
  return isThere ? { mistake: postMessages.tagRepeated } : { tag: parsed.data }
}

/** What others called the same thing. */
function useSuggestions(query: string): string[] {
  const call = useCall()
  const name = useDeferredValue(query.trim().slice(0, postLimits.tagMax))
  const { data } = useQuery({
    queryKey: ['tags', 'like', name],
    queryFn: () => tagsLike(call, name),
    placeholderData: keepPreviousData,
  })
  return data ?? []
}

async function tagsLike(call: MakeCall, name: string): Promise<string[]> {
  const query = { itemsPerPage: '8', ...(name !== '' && { name }) }
  const { data } = await call(listTags, { query })
  return data['hydra:member'].map((each) => each.name)
}
