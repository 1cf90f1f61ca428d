import fc from 'fast-check'
import { key } from '../../../core/document/arbitrary.fixture.ts'
import type { Entry, Inline, ListItem, Mark, Picture } from '../../../core/document/types.ts'

/** Valid blocks in the form in which the editor writes them: marks in order, texts joined. */

const text = (max: number) => fc.string({ unit: 'grapheme', maxLength: max })
const someText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
const address = fc.webUrl({ withFragments: true, withQueryParameters: true })

const markOrder = ['link', 'bold', 'italic', 'underline', 'strike', 'highlight', 'code'] as const
const marks: fc.Arbitrary<{ marks?: Mark[] }> = fc
  .tuple(fc.subarray([...markOrder]), address)
  .map(([names, href]) =>
    names.map((type): Mark => (type === 'link' ? { type, attrs: { href } } : { type })),
  )
  .map((marks) => (marks.length > 0 ? { marks } : {}))

/** Few enough that no text names more members than one may. */
const username = fc.constantFrom('ada', 'b_1', 'can.2', '0_0', 'elif', 'a'.repeat(30))

const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.tuple(someText, marks).map(([text, dress]): Inline => ({ type: 'text', text, ...dress })),
  marks.map((dress): Inline => ({ type: 'hardBreak', ...dress })),
  fc
    .tuple(username, marks)
    .map(([username, dress]): Inline => ({ type: 'mention', attrs: { username }, ...dress })),
)

const marksOf = (inline: Inline): string => JSON.stringify(inline.marks ?? [])
const content = fc
  .array(inline, { maxLength: 6 })
  .map((nodes) =>
    nodes.filter(
      (node, index) =>
        node.type !== 'text' ||
        nodes[index - 1]?.type !== 'text' ||
        marksOf(node) !== marksOf(nodes[index - 1]!),
    ),
  )

const items = (depth: number): fc.Arbitrary<ListItem[]> =>
  fc.array(
    fc.record({ content, items: depth > 1 ? items(depth - 1) : fc.constant<ListItem[]>([]) }),
    { maxLength: 3 },
  )

const side = fc.integer({ min: 1, max: 50_000 })
const upload = fc.stringMatching(/^\/uploads\/[a-z0-9]{1,12}\.webp$/)
const picture: fc.Arbitrary<Picture> = fc.record(
  {
    src: upload,
    alt: text(40),
    caption: text(40),
    width: side,
    height: side,
    variants: fc.array(fc.record({ url: upload, width: side }), { maxLength: 3 }),
    placeholder: fc.constantFrom('#aabbcc', 'data:image/png;base64,AA==', null),
  },
  { requiredKeys: ['src', 'alt', 'caption', 'width', 'height'] },
)

const card = { title: text(40), description: text(40), siteName: text(20), image: text(20) }
const level = fc.constantFrom(2, 3, 4)
const style = fc.constantFrom('bullet', 'ordered')
const language = fc.constantFrom('', 'ts', 'c++', 'c#')
const table = fc.record({
  header: fc.boolean(),
  rows: fc.array(fc.array(fc.record({ content }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
})

const data: Record<Entry['type'], fc.Arbitrary<object>> = {
  paragraph: fc.record({ content }),
  quote: fc.record({ content }),
  callout: fc.record({ content }),
  heading: fc.record({ level, content }),
  list: fc.record({ style, items: items(4) }),
  code: fc.record({ language, text: text(60) }),
  image: fc
    .tuple(picture, fc.record({ size: fc.constantFrom('small', 'wide') }, { requiredKeys: [] }))
    .map(([data, size]) => ({ ...data, ...size })),
  gallery: fc.record({ images: fc.array(picture, { minLength: 1, maxLength: 4 }) }),
  embed: fc.record({ url: address, embed: fc.option(fc.record({ provider: text(20), id: side })) }),
  link: fc.record({ url: address, meta: fc.option(fc.record(card, { requiredKeys: ['title'] })) }),
  table,
  divider: fc.constant({}),
}

export const tidyEntry: fc.Arbitrary<Entry> = fc
  .constantFrom(...(Object.keys(data) as Entry['type'][]))
  .chain((type) =>
    fc.tuple(key, data[type]).map(([key, rest]) => ({ type, data: { key, ...rest } }) as Entry),
  )
