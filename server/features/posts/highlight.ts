import { hash } from 'node:crypto'
import { createRequire } from 'node:module'
import type * as Lowlight from 'lowlight'
import { LRUCache } from 'lru-cache'
import { escapeHtml } from '../../../core/document/escape.ts'
import { lowerAscii } from '../../../core/turkish/fold.ts'

type Highlighter = ReturnType<typeof Lowlight.createLowlight>
type Node = ReturnType<Highlighter['highlight']>['children'][number]

/** Beyond this, colours are not worth the time they take. */
const maxLength = 20_000

/** In use on Turkish blogs, beside the library's common ones. */
const further = [
  'clojure',
  'dart',
  'dockerfile',
  'elixir',
  'erlang',
  'haskell',
  'http',
  'julia',
  'latex',
  'matlab',
  'nginx',
  'powershell',
  'protobuf',
  'scala',
  'x86asm',
] as const

const cache = new LRUCache<string, string>({
  max: 2000,
  maxSize: 16_000_000,
  sizeCalculation: (html) => html.length + 1,
})

let highlighter: Highlighter | undefined

/** The grammars take a tenth of a second to load: only a server that shows code pays for it. */
function loaded(): Highlighter {
  if (highlighter) return highlighter
  const require = createRequire(import.meta.url)
  const { all, common, createLowlight } = require('lowlight') as typeof Lowlight
  highlighter = createLowlight(common)
  for (const name of further) highlighter.register(name, all[name]!)
  return highlighter
}

function html(nodes: readonly Node[]): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text') text += escapeHtml(node.value)
    else if (node.type === 'element') {
      const names = node.properties.className
      const classes = Array.isArray(names) ? names.join(' ') : ''
      text += `<span class="${escapeHtml(classes)}">${html(node.children)}</span>`
    }
  }
  return text
}

function coloured(text: string, language: string): string | undefined {
  try {
    const lowlight = loaded()
    if (!lowlight.registered(language)) return undefined
    return html(lowlight.highlight(language, text).children)
  } catch {
    // A grammar that stumbles must not take the post with it: the code stays plain.
    return undefined
  }
}

/** Code as safe HTML with `hljs-…` classes; undefined when it is better shown plain. */
export function highlight(text: string, language: string): string | undefined {
  if (text === '' || language === '' || text.length > maxLength) return undefined
  const name = lowerAscii(language)
  const key = hash('sha256', `${name}\0${text}`, 'base64')
  const known = cache.get(key)
  if (known !== undefined) return known
  const result = coloured(text, name)
  if (result !== undefined) cache.set(key, result)
  return result
}
