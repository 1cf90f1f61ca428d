import type { HeadingLevel } from '../../../core/document/types.ts'
import { soundText } from '../../../core/text/sound-text.ts'
import { languageOf } from '../document/code-languages.ts'
import { newKey } from '../document/keys.ts'
import { find, styleOf, type Tag } from './html-tree.ts'
import { looksLikeMarkdown, readPlainText } from './plain-text.ts'
import { newOrigin, type Origin, type PastedBlock } from './pictures.ts'
import { readHtml } from './read-html.ts'
import { withoutWord } from './word.ts'

export interface Clipboard {
  html: string
  text: string
  /** What a code editor says about the language, if it is one. */
  codeLanguage?: string | null
}

export interface Pasted extends Pick<Origin, 'remote' | 'unreachable'> {
  blocks: PastedBlock[]
  /** Some words out of one block of our own: they join the block they are put into. */
  isPart: boolean
}

interface Readers {
  site: string
  treeOf: (html: string) => Tag
  /** Null where Markdown cannot be read. */
  markdownHtml: ((text: string) => string) | null
}

/** The best of what the clipboard offers, as blocks. */
export function readClipboard(clipboard: Clipboard, readers: Readers): Pasted {
  const { text, codeLanguage } = clipboard
  const tree = clipboard.html ? readers.treeOf(clipboard.html) : null
  if (codeLanguage && codeLanguage !== 'markdown' && text.includes('\n'))
    return onlyBlocks([codeBlock(text, codeLanguage)])
  if (tree && (hasForm(tree) || text === '')) return fromHtml(tree, readers.site)
  if (readers.markdownHtml && looksLikeMarkdown(text))
    return fromHtml(readers.treeOf(readers.markdownHtml(text)), readers.site)
  return onlyBlocks(readPlainText(text))
}

const onlyBlocks = (blocks: PastedBlock[]): Pasted => ({
  blocks,
  isPart: false,
  remote: 0,
  unreachable: 0,
})

function codeBlock(text: string, language: string): PastedBlock {
  const clean = soundText(text.replace(/\r\n?/g, '\n'))
  return { type: 'code', data: { key: newKey(), language: languageOf(language), text: clean } }
}

function fromHtml(tree: Tag, site: string): Pasted {
  const slice = find(tree, ({ attributes }) => attributes['data-pm-slice'] !== undefined)
  const isOwn = slice !== undefined
  const origin = newOrigin(site, isOwn)
  const blocks = readHtml(isOwn ? tree : withoutWord(tree), origin)
  const { remote, unreachable } = origin
  const isPart = blocks.length === 1 && /^[1-9]/.test(slice?.attributes['data-pm-slice'] ?? '')
  return { blocks: isOwn ? blocks : withLevels(blocks), isPart, remote, unreachable }
}

const formal = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li table blockquote pre a b strong i em u s del mark code img figure hr'.split(
    ' ',
  ),
)
const marking = ['font-weight', 'font-style', 'text-decoration', 'text-decoration-line']

/** Code editors dress mere text in spans: then the text itself says more. */
function hasForm(tree: Tag): boolean {
  return !!find(tree, (tag) => {
    if (formal.has(tag.name) || tag.attributes['data-pm-slice'] !== undefined) return true
    const style = styleOf(tag)
    return marking.some((name) => style[name] && !/^(?:normal|400|none)/.test(style[name]))
  })
}

/** Titles begin at the second level here; what was above it moves down with all below. */
function withLevels(blocks: PastedBlock[]): PastedBlock[] {
  const levels = blocks.flatMap((block): number[] =>
    block.type === 'heading' ? [block.data.level] : [],
  )
  const top = Math.min(...levels)
  const shift = top === 1 || blocks.length > 1 ? 2 - top : 0
  return blocks.map((block) => {
    if (block.type !== 'heading') return block
    const level = Math.min(Math.max(block.data.level + shift, 2), 4) as HeadingLevel
    return { ...block, data: { ...block.data, level } }
  })
}
