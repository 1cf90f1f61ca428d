import { expect, it } from 'vitest'
import type { Entry } from '../../../../core/document/types.ts'
import { compareEntries } from './compare-entries.ts'
import { changeNotes } from './change-notes.ts'

const paragraph = (text: string, marks: object[] = []) => ({
  type: 'paragraph',
  data: { key: 'a', content: [{ type: 'text', text, marks }] },
})
const image = (src: string) => ({
  type: 'image',
  data: { key: 'a', src, alt: 'Bir kedi', caption: '', width: 10, height: 10 },
})
const link = (href: string) => [{ type: 'link', attrs: { href } }]
const card = (title: string) => ({
  type: 'link',
  data: { key: 'a', url: 'https://bir.example', meta: { title } },
})
const bold = [{ type: 'bold' }]

it.each([
  ['a sentence is added', paragraph('Bir.'), paragraph('Bir. İki.'), []],
  ['a sentence is gone', paragraph('Bir. İki.'), paragraph('Bir.'), []],
  ['only the look', paragraph('Bir.'), paragraph('Bir.', bold), ['Yalnızca biçimi değişti']],
  [
    'a link leads elsewhere',
    paragraph('Bak.', link('https://bir.example')),
    paragraph('Bak.', link('https://iki.example')),
    ['Bağlantıları değişti'],
  ],
  ['a card says something else', card('Bir.'), card('İki.'), []],
  ['another picture', image('/uploads/a.jpg'), image('/uploads/b.jpg'), []],
])('%s', (_, mine, theirs, notes) => {
  const [row] = compareEntries([mine] as unknown as Entry[], [theirs] as unknown as Entry[])
  expect(changeNotes(row!)).toEqual(notes)
})

it('says of a moved block that it was moved, and nothing else', () => {
  const [one, two] = ['a', 'b'].map((key) => ({
    type: 'paragraph',
    data: { key, content: [{ type: 'text', text: key }] },
  })) as unknown as [Entry, Entry]
  const rows = compareEntries([one, two], [two, one])
  expect(rows.flatMap(changeNotes)).toEqual(['Yeri değişti'])
})
