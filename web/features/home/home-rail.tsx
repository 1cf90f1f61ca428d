import { fullName } from '../../../core/text/full-name.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCall } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { TagChips } from '../posts/tag-chips.tsx'
import { AuthorLink } from '../posts/links.tsx'
import { NothingYet } from '../posts/nothing-here.tsx'
import { Section } from '../posts/section.tsx'
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
      <Section title="Kısa okumalar" look="quiet">
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
          <AuthorLink
            username={author.username}
            className="group flex items-start gap-3 py-2.5 touch:min-h-11"
          >
            <Avatar name={fullName(author)} picture={author.picture} />
            <span className="min-w-0">
              <span className="block font-medium group-hover:underline">{fullName(author)}</span>
              <span className="line-clamp-2 text-small text-muted">{author.biography}</span>
            </span>
          </AuthorLink>
        </li>
      ))}
    </ul>
  )
}
