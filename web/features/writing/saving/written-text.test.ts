import { describe, expect, it } from 'vitest'
import { excerptOf } from '../../../../core/document/text.ts'
import type { Entry } from '../../../../core/document/types.ts'
import { postLimits, untitled } from '../../../../core/contracts/post-forms.ts'
import type { WholePost } from '../../../../core/contracts/posts.ts'
import {
  bodyOf,
  editBodyOf,
  emptyText,
  fitsServer,
  isWorthKeeping,
  sameText,
  textOfPost,
} from './written-text.ts'

const words = (text: string): Entry => ({
  type: 'paragraph',
  data: { key: 'a', content: text === '' ? [] : [{ type: 'text', text }] },
})
const post = (changes: Partial<WholePost>): WholePost =>
  ({
    title: 'Bakkal',
    excerpt: '',
    entries: [],
    entriesSort: [],
    categories: [{ slug: 'kent' }],
    tags: [{ name: 'Hatıra' }],
    cover: null,
    canonical: null,
    ...changes,
  }) as WholePost

describe('a title that is still too short', () => {
  it.each(['', 'A', ' Ad '])('%j goes to the server under a name of its own', (title) => {
    expect(bodyOf({ ...emptyText, title }).title).toBe(untitled)
  })
  it('is kept as it was typed beside a post that has one', () => {
    expect(editBodyOf({ ...emptyText, title: 'Ad' }).title).toBe('Ad')
  })
  it('is no title when it comes back', () => {
    expect(textOfPost(post({ title: untitled })).title).toBe('')
  })
})

describe('a text from the server', () => {
  it('has labels as the form knows them', () => {
    expect(textOfPost(post({}))).toMatchObject({ categories: ['kent'], tags: ['Hatıra'] })
  })
  it('has no standfirst where the API made one from the text', () => {
    const entries = [words('Defterin kapağı yoktu.')]
    const made = excerptOf(entries, postLimits.summaryMax)
    expect(textOfPost(post({ entries, excerpt: made } as never)).excerpt).toBe('')
    expect(textOfPost(post({ entries, excerpt: 'Kendi özeti.' } as never)).excerpt).toBe(
      'Kendi özeti.',
    )
  })
})

describe('what is worth keeping', () => {
  it('is not an empty sheet, whatever empty blocks it has', () => {
    expect(isWorthKeeping(emptyText)).toBe(false)
    expect(isWorthKeeping({ ...emptyText, title: ' ', entries: [words(''), words(' ')] })).toBe(
      false,
    )
  })
  it('is a word, a line or a cover', () => {
    expect(isWorthKeeping({ ...emptyText, entries: [words('a')] })).toBe(true)
    expect(
      isWorthKeeping({ ...emptyText, entries: [{ type: 'divider', data: { key: 'a' } }] }),
    ).toBe(true)
    expect(isWorthKeeping({ ...emptyText, cover: '/uploads/a.webp' })).toBe(true)
  })
})

describe('what the server takes', () => {
  it.each([
    ['an address half typed', { canonical: 'https' }],
    ['too long a standfirst', { excerpt: 'a'.repeat(postLimits.excerptMax + 1) }],
    ['a title of two letters', { title: 'Ad' }],
  ])('is not all there with %s', (_, part) => {
    expect(fitsServer({ ...emptyText, ...part })).toBe(false)
  })
  it('is all there with an ordinary text', () => {
    expect(fitsServer({ ...emptyText, title: 'Bakkal', canonical: 'https://ornek.com/a' })).toBe(
      true,
    )
    expect(bodyOf({ ...emptyText, canonical: 'https' }).canonical).toBeNull()
  })
})

describe('two texts', () => {
  it('are the same whatever the order of their keys', () => {
    const one = { ...emptyText, entries: [words('a')] }
    const other = JSON.parse(JSON.stringify(one), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    ) as typeof one
    expect(sameText(one, other)).toBe(true)
    expect(sameText(one, { ...other, tags: ['kent'] })).toBe(false)
  })
})
