import fc from 'fast-check'
import type { Entry, Inline, ListItem, Mark, Picture } from './types.ts'
import { hostileStrings } from './vectors.fixture.ts'

/** Documents for property tests: well-formed ones, hostile ones, and anything at all. */

const hostile = fc.constantFrom(...hostileStrings)
const anyText = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string())
const anyAddress = fc.oneof(
  hostile,
  anyText,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  hostile.map((text) => `https://ornek.example/${text}`),
  hostile.map((text) => `/${text}`),
)
const anyUpload = fc.oneof(
  hostile,
  fc.constantFrom('/uploads/a.webp', '/uploads/2026/11/b-1.jpg'),
  fc.constant(`/uploads/${'0'.repeat(32)}_1600x900/1280.jpg`),
  hostile.map((text) => `/uploads/${text}`),
)
export const key = fc.stringMatching(/^[A-Za-z0-9_-]{1,6}$/)

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>({ type: 'bold' }, { type: 'italic' }, { type: 'code' }),
  fc.constantFrom<Mark>({ type: 'underline' }, { type: 'strike' }, { type: 'highlight' }),
  anyAddress.map((href): Mark => ({ type: 'link', attrs: { href } })),
)
const marks = fc.array(mark, { maxLength: 4 })
const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: anyText, marks }),
  fc.record({ type: fc.constant('hardBreak' as const), marks }),
  anyText.chain((username) =>
    marks.map((marks): Inline => ({ type: 'mention', attrs: { username }, marks })),
  ),
)
const content = fc.array(inline, { maxLength: 6 })
const { item } = fc.letrec<{ item: ListItem }>((tie) => ({
  item: fc.record({
    content,
    items: fc.oneof(
      { maxDepth: 3 },
      fc.constant<ListItem[]>([]),
      fc.array(tie('item'), { maxLength: 2 }),
    ),
  }),
}))
const side = fc.oneof(fc.integer(), hostile as fc.Arbitrary<never>)
const picture: fc.Arbitrary<Picture> = fc.record({
  src: anyUpload,
  alt: anyText,
  caption: anyText,
  width: side,
  height: side,
  variants: fc.array(fc.record({ url: anyUpload, width: side }), { maxLength: 3 }),
  placeholder: fc.oneof(anyText, fc.constant('#aabbcc'), fc.constant('data:image/png;base64,AA==')),
})
const card = fc.record({
  provider: anyText,
  title: anyText,
  description: anyText,
  image: anyUpload,
  siteName: anyText,
  html: anyText,
})

const data: Record<Entry['type'], fc.Arbitrary<object>> = {
  paragraph: fc.record({ content }),
  quote: fc.record({ content }),
  callout: fc.record({ content }),
  heading: fc.record({ level: fc.oneof(fc.constantFrom(2, 3, 4), hostile), content }),
  list: fc.record({ style: fc.constantFrom('bullet', 'ordered'), items: fc.array(item) }),
  code: fc.record({ language: fc.oneof(anyText, fc.constant('ts')), text: anyText }),
  image: fc
    .tuple(
      picture,
      fc.record(
        { size: fc.oneof(fc.constantFrom('small', 'wide'), hostile) },
        { requiredKeys: [] },
      ),
    )
    .map(([data, size]) => ({ ...data, ...size })),
  gallery: fc.record({ images: fc.array(picture, { maxLength: 4 }) }),
  embed: fc.record({ url: anyAddress, embed: fc.option(card) }),
  link: fc.record({ url: anyAddress, meta: fc.option(card) }),
  table: fc.record({
    header: fc.boolean(),
    rows: fc.array(fc.array(fc.record({ content }), { maxLength: 3 }), { maxLength: 3 }),
  }),
  divider: fc.constant({}),
}

/** Of the right form, with anything at all in every place for text and addresses. */
export const entry: fc.Arbitrary<Entry> = fc
  .constantFrom(...(Object.keys(data) as Entry['type'][]))
  .chain((type) =>
    fc
      .tuple(fc.oneof(key, anyText), data[type])
      .map(([key, rest]) => ({ type, data: { ...rest, key } }) as Entry),
  )

/** Right types over data of any form, as another version or a broken import might leave them. */
export const brokenEntry: fc.Arbitrary<Entry> = fc
  .record({
    type: fc.oneof(fc.constantFrom(...Object.keys(data)), anyText),
    data: fc.oneof(
      fc.record({ content: fc.anything(), items: fc.anything(), rows: fc.anything() }),
      fc.record({ images: fc.anything(), url: fc.anything(), src: fc.anything() }),
      fc.anything(),
    ),
  })
  .map((entry) => entry as Entry)
