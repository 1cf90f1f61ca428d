/**
 * A thread of its own that colours code. Grammars are made of regular expressions that some texts
 * drive into hours of searching; here only this thread is held up, and it can be ended.
 */
import { parentPort } from 'node:worker_threads'
import { all, common, createLowlight } from 'lowlight'
import { escapeHtml } from '../../../core/document/escape.ts'

export interface CodeToColour {
  text: string
  language: string
}

/** HTML that is safe as it is; null where the text is better shown plain. */
export type Coloured = string | null

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

const lowlight = createLowlight(common)
for (const name of further) lowlight.register(name, all[name]!)

type Node = ReturnType<typeof lowlight.highlight>['children'][number]

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

function coloured({ text, language }: CodeToColour): Coloured {
  try {
    if (!lowlight.registered(language)) return null
    return html(lowlight.highlight(language, text).children)
  } catch {
    // A grammar that stumbles must not take the post with it: the code stays plain.
    return null
  }
}

// The rule is about windows of other sites; threads have no origin.
/* oxlint-disable unicorn/require-post-message-target-origin */
parentPort!.on('message', (code: CodeToColour) => parentPort!.postMessage(coloured(code)))
parentPort!.postMessage('ready')
