import { describe, expect, it } from 'vitest'
import { plainText, readTimeOf, wordCount } from '../core/document/text.ts'
import type { Inline } from '../core/document/types.ts'
import { slugify } from '../core/turkish/fold.ts'
import { blocks } from './blocks.ts'
import { allComments } from './comments.ts'
import { roster } from './members.ts'
import { dialogues } from './messages.ts'
import { stocks } from './notes/index.ts'
import { longReads, manuscripts } from './posts/index.ts'
import { issueTitle, variedTitle } from './titles.ts'
import { categorySlugs } from './records.ts'

const members = roster('hokka', 20, new Date('2026-11-15T18:00:00Z'))
const slugs = new Set<string>(categorySlugs)
const allStocks = Object.values(stocks)
const TAG = /^\p{L}{3,50}$/u

const words = (body: string) => wordCount(blocks(body))
const long = Object.values(longReads)
const written = [...manuscripts, ...long]

describe('hand-written posts', () => {
  const finished = manuscripts.filter(({ status = 1 }) => status === 1)

  it('are at least forty, of 250 to 900 words', () => {
    expect(finished.length).toBeGreaterThanOrEqual(40)
    for (const { body } of finished) {
      expect(words(body)).toBeGreaterThanOrEqual(250)
      expect(words(body)).toBeLessThanOrEqual(900)
    }
  })

  it('are reads of 8 to 15 minutes where they are long', () => {
    expect(long.length).toBeGreaterThanOrEqual(5)
    for (const { title, body } of long) {
      const minutes = readTimeOf(blocks(body)) / 60
      expect(minutes, title).toBeGreaterThanOrEqual(8)
      expect(minutes, title).toBeLessThanOrEqual(15)
    }
  })

  it('say nothing twice', () => {
    const texts = written.flatMap(({ body }) => blocks(body).map((entry) => plainText([entry])))
    const paragraphs = texts.filter(({ length }) => length > 40)
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })

  it('keep the rules for titles, tags and categories', () => {
    for (const { title, excerpt, tags, categories } of written) {
      expect(title.length).toBeGreaterThan(2)
      expect(excerpt.length).toBeGreaterThan(10)
      expect(tags.length).toBeLessThanOrEqual(5)
      expect(new Set(tags).size).toBe(tags.length)
      for (const tag of tags) expect(tag).toMatch(TAG)
      expect(new Set(categories).size).toBe(categories.length)
      for (const slug of categories) expect(slugs).toContain(slug)
    }
  })

  it('are by members who may write there', () => {
    for (const { author, categories } of written) {
      const id = members.idOf(author)
      expect(id).toBeDefined()
      const member = members.at(id as number)
      expect(member.isEmailConfirmed).toBe(true)
      expect(categories.includes('gunce') && member.role === 'member').toBe(false)
    }
  })

  it('show every block type several times, and every mark', () => {
    const entries = written.flatMap(({ body }) => blocks(body))
    const counts = Map.groupBy(entries, ({ type }) => type)
    const types = new Set(['paragraph', 'heading', 'list', 'quote', 'callout'])
    for (const type of ['code', 'table', 'divider', 'embed', 'link', 'image', 'gallery'])
      types.add(type)
    expect(new Set<string>(counts.keys())).toEqual(types)
    for (const [, found] of counts) expect(found.length).toBeGreaterThanOrEqual(3)
    const text = JSON.stringify(entries)
    const marks = ['bold', 'italic', 'underline', 'strike', 'code', 'highlight', 'link']
    for (const mark of [...marks, 'hardBreak', 'mention'])
      expect(text).toContain(`"type":"${mark}"`)
  })

  it('mention only members of the demo', () => {
    const mentions = (content: Inline[]) =>
      content.flatMap((part) => (part.type === 'mention' ? [part.attrs.username] : []))
    for (const entry of written.flatMap(({ body }) => blocks(body))) {
      if (entry.type !== 'paragraph') continue
      for (const username of mentions(entry.data.content)) {
        expect(members.idOf(username)).toBeDefined()
      }
    }
  })

  it('leave no notation behind in the text', () => {
    for (const { body } of written) {
      for (const entry of blocks(body)) {
        if (entry.type === 'code') continue
        expect(plainText([entry])).not.toMatch(/\*|==|~~|__|[{}]|\]\(|^#|^>|^\||^- /)
      }
    }
  })
})

describe('the stock of notes', () => {
  it('has enough for every category', () => {
    for (const { notes, titles, comments, tags } of allStocks) {
      expect(notes.length).toBeGreaterThanOrEqual(15)
      expect(titles.length).toBeGreaterThanOrEqual(6)
      expect(comments.length).toBeGreaterThanOrEqual(5)
      for (const tag of tags) expect(tag).toMatch(TAG)
    }
  })

  it('never says the same twice', () => {
    const texts = allStocks.flatMap(({ notes }) => notes.map(([, text]) => text))
    expect(new Set(texts).size).toBe(texts.length)
    const titles = [
      ...allStocks.flatMap(({ titles }) => titles.map(([title]) => slugify(title))),
      ...written.map(({ title }) => slugify(title)),
    ]
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('leaves room in the address for every variation of a title', () => {
    for (const { category, titles } of allStocks) {
      for (const [title] of titles) {
        const longest = category === 'gunce' ? issueTitle(title, 99_999) : ''
        expect(slugify(title).length).toBeLessThanOrEqual(40)
        expect(slugify(longest).length).toBeLessThanOrEqual(80)
      }
    }
  })

  it('varies a title thousands of times without a double', () => {
    const varied = Array.from({ length: 12_000 }, (_, round) =>
      slugify(variedTitle('Kar sesi', round)),
    )
    expect(new Set(varied).size).toBe(varied.length)
  })
})

describe('comments and messages', () => {
  it('are many and all different', () => {
    const comments = allComments()
    expect(comments.length).toBeGreaterThanOrEqual(120)
    expect(new Set(comments).size).toBe(comments.length)
  })

  it('are conversations between confirmed members, of two and of more, and requests', () => {
    expect(dialogues.length).toBeGreaterThanOrEqual(15)
    expect(dialogues.filter(({ isRequest }) => isRequest).length).toBe(2)
    expect(dialogues.filter(({ name }) => name !== undefined).length).toBe(1)
    for (const { between, lines, unread = 0, isRequest } of dialogues) {
      for (const username of between) {
        expect(members.at(members.idOf(username) as number).isEmailConfirmed).toBe(true)
      }
      expect(!isRequest || lines.every(([speaker]) => speaker === 'a')).toBe(true)
      const speakers = new Set(lines.slice(lines.length - unread).map(([speaker]) => speaker))
      expect(speakers.size).toBeLessThanOrEqual(1)
    }
  })
})
