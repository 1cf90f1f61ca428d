import { Node } from '@tiptap/core'
import type { HeadingLevel } from '../../../core/document/types.ts'
import { keyAttribute } from './keys.ts'

const doc = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const text = Node.create({ name: 'text', group: 'inline' })

const hardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
})

const mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({ username: { isRequired: true, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'span[data-mention]',
      getAttrs: (element: HTMLElement) => ({ username: element.dataset.mention }),
    },
  ],
  renderHTML: ({ node }) => [
    'span',
    { class: 'mention', 'data-mention': String(node.attrs.username) },
    `@${node.attrs.username}`,
  ],
  renderText: ({ node }) => `@${node.attrs.username}`,
})

/** First, because it is what an empty place is filled with. */
const paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({ key: keyAttribute }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
})

const quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ key: keyAttribute }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', ['p', 0]],
})

const callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ key: keyAttribute }),
  parseHTML: () => [{ tag: 'aside.callout' }],
  renderHTML: () => ['aside', { class: 'callout', role: 'note' }, ['p', 0]],
})

export const headingLevels = [2, 3, 4] as const satisfies readonly HeadingLevel[]

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ key: keyAttribute, level: { default: 2, rendered: false } }),
  parseHTML: () => headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
})

const code = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({ key: keyAttribute, language: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: ({ node }) => [
    'pre',
    { 'data-language': String(node.attrs.language) || null },
    ['code', 0],
  ],
})

const divider = Node.create({
  name: 'divider',
  group: 'block',
  atom: true,
  addAttributes: () => ({ key: keyAttribute }),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

export const textBlocks = [
  doc,
  paragraph,
  text,
  hardBreak,
  mention,
  quote,
  callout,
  heading,
  code,
  divider,
]
