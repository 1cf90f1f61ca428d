import { fullName } from '../../../core/text/full-name.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { TagChips } from '../posts/tag-chips.tsx'
import { FollowWord } from '../follows/follow-word.tsx'
import { AuthorLink, stretched } from '../posts/links.tsx'
import type { Author } from '../posts/post-summary.ts'
import { NothingYet } from '../posts/nothing-here.tsx'
import { Section, stayingClass } from '../posts/section.tsx'
import { ShortReads } from '../posts/short-reads.tsx'
import { topTagsQuery } from '../posts/queries.ts'
import { homeShortReadsQuery, topAuthorsQuery } from './queries.ts'

export function HomeRail() {
  const call = useCall()
  return (
    <>
      <Section title="Öne çıkan yazarlar" look="quiet">
        <TopAuthors />
      </Section>
      <Section title="Konular" look="quiet">
        <TagChips tags={useSuspenseQuery(topTagsQuery(call)).data} />
      </Section>
      <Section title="Kısa okumalar" look="quiet" className={stayingClass}>
        <ShortReads posts={useSuspenseQuery(homeShortReadsQuery(call)).data} />
      </Section>
    </>
  )
}

function TopAuthors() {
  const { data: authors } = useSuspenseQuery(topAuthorsQuery(useCall()))
  if (authors.length === 0) return <NothingYet />
  return (
    <ul className="mt-3">
      {authors.map((author) => (
        <li key={author.username}>
          <TopAuthor author={author} />
        </li>
      ))}
    </ul>
  )
}

function TopAuthor({ author }: { author: Author & { biography: string } }) {
  const name = fullName(author)
  return (
    <div className="relative flex items-start gap-3 py-2.5">
      <Avatar name={name} picture={author.picture} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <AuthorLink
            username={author.username}
            className={`touch:inline-flex touch:min-h-11 touch:items-center font-medium wrap-anywhere hover:underline ${stretched}`}
          >
            {name}
          </AuthorLink>
          <span className="text-small">
            <FollowWord username={author.username} name={name} />
          </span>
        </div>
        <p className="line-clamp-2 text-small text-muted">{author.biography}</p>
      </div>
    </div>
  )
}
