import { describe, expect, it } from 'vitest'
import { linksIn } from './links.ts'
import type { Entry, Inline } from './types.ts'

const link = (href: string): Inline => ({
  type: 'text',
  text: 'şu',
  marks: [{ type: 'link', attrs: { href } }],
})

describe('linksIn', () => {
  it('finds links in text, lists, tables and cards, and none in players', () => {
    const entries: Entry[] = [
      {
        type: 'paragraph',
        data: { key: 'a', content: [{ type: 'text', text: 'Bak: ' }, link('https://bir.example')] },
      },
      {
        type: 'list',
        data: {
          key: 'b',
          style: 'bullet',
          items: [
            {
              content: [link('https://iki.example')],
              items: [{ content: [link('/yazi/uc')], items: [] }],
            },
          ],
        },
      },
      {
        type: 'table',
        data: { key: 'c', header: false, rows: [[{ content: [link('https://dort.example')] }]] },
      },
      { type: 'link', data: { key: 'd', url: 'https://bes.example', meta: null } },
      { type: 'embed', data: { key: 'e', url: 'https://video.example', embed: null } },
      { type: 'divider', data: { key: 'f' } },
    ]
    expect(linksIn(entries)).toEqual([
      'https://bir.example',
      'https://iki.example',
      '/yazi/uc',
      'https://dort.example',
      'https://bes.example',
    ])
  })
})
