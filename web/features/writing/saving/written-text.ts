import { plainText, excerptOf } from '../../../../core/document/text.ts'
import type { Entry } from '../../../../core/document/types.ts'
import { webAddress } from '../../../../core/document/addresses.ts'
import { postLimits, untitled } from '../../../../core/contracts/post-forms.ts'
import type { WholePost } from '../../../../core/contracts/posts.ts'
import type { PostEdit, WholeRevision } from '../../../../core/contracts/writing.ts'
import { sameValue } from '../../posts/comparing/same-value.ts'

/** Everything its author says of a post, as it stands on the page: also half typed. */
export interface WrittenText {
  title: string
  excerpt: string
  entries: Entry[]
  entriesSort: string[]
  /** By slug. */
  categories: string[]
  /** By name. */
  tags: string[]
  cover: string | null
  canonical: string
}

export const emptyText: WrittenText = {
  title: '',
  excerpt: '',
  entries: [],
  entriesSort: [],
  categories: [],
  tags: [],
  cover: null,
  canonical: '',
}

export function textOfPost(post: WholePost): WrittenText {
  const entries = post.entries as Entry[]
  return {
    title: shownTitle(post.title),
    excerpt: ownExcerpt(post.excerpt, entries),
    entries,
    entriesSort: post.entriesSort,
    categories: post.categories.map(({ slug }) => slug),
    tags: post.tags.map(({ name }) => name),
    cover: post.cover,
    canonical: post.canonical ?? '',
  }
}

export const textOfEdit = (edit: PostEdit): WrittenText => ({
  title: shownTitle(edit.title),
  excerpt: edit.excerpt,
  entries: edit.entries as Entry[],
  entriesSort: edit.entriesSort,
  categories: edit.categories,
  tags: edit.tags,
  cover: edit.cover,
  canonical: edit.canonical ?? '',
})

/** A revision knows the words only; the rest stays as it is. */
export const withRevision = (text: WrittenText, revision: WholeRevision): WrittenText => ({
  ...text,
  title: shownTitle(revision.title),
  excerpt: revision.excerpt,
  entries: revision.entries as Entry[],
  entriesSort: revision.entriesSort,
})

export const shownTitle = (title: string): string => (title === untitled ? '' : title)

/** The API shows the beginning of the text where its author wrote no standfirst. */
const ownExcerpt = (excerpt: string, entries: Entry[]): string =>
  excerpt === excerptOf(entries, postLimits.summaryMax) ? '' : excerpt

const proseTypes = new Set<string>(['paragraph', 'quote', 'callout', 'heading', 'list', 'code'])

/** A picture or a line says something by being there; prose only by its words. */
const saysSomething = (entry: Entry): boolean =>
  !proseTypes.has(entry.type) || plainText([entry]).trim() !== ''

/** An empty sheet is not kept. */
export const isWorthKeeping = (text: WrittenText): boolean =>
  [text.title, text.excerpt, text.canonical].some((each) => each.trim() !== '') ||
  text.cover !== null ||
  text.categories.length + text.tags.length > 0 ||
  text.entries.some(saysSomething)

const hasTitle = ({ title }: WrittenText): boolean => title.trim().length >= postLimits.titleMin

/** What the server accepts of a text that is still being written. */
export const bodyOf = (text: WrittenText) => ({
  title: hasTitle(text) ? text.title.trim().slice(0, postLimits.titleMax) : untitled,
  excerpt: text.excerpt.slice(0, postLimits.excerptMax),
  entries: text.entries as unknown as WholePost['entries'],
  entriesSort: text.entriesSort,
  categories: text.categories,
  tags: text.tags,
  cover: text.cover,
  canonical: webAddress(text.canonical.trim()) === null ? null : text.canonical.trim(),
})

/** The same for changes that readers do not see yet: these may have any title. */
export const editBodyOf = (text: WrittenText) => ({
  ...bodyOf(text),
  title: text.title.slice(0, postLimits.titleMax),
})

/** False while the server holds less than what was typed: then the device keeps its copy. */
export function fitsServer(text: WrittenText): boolean {
  const body = bodyOf(text)
  return (
    (hasTitle(text) || text.title === '') &&
    body.excerpt === text.excerpt &&
    (body.canonical ?? '') === text.canonical.trim()
  )
}

export const sameText = (one: WrittenText, other: WrittenText): boolean => sameValue(one, other)
