import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { type Node as DocNode } from '@tiptap/pm/model'
import { webAddress } from '../../../core/document/addresses.ts'
import type { Entry } from '../../../core/document/types.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { pasteAddress } from '../cards/paste-address.ts'
import type { EditorHost } from '../editor-host.ts'
import { isEmptyLine } from '../document/empty-line.ts'
import { newKey } from '../document/keys.ts'
import { rangeForBlock } from '../editing/insert-blocks.ts'
import { fileOf, uploadPictures } from '../uploads/upload-pictures.ts'
import { type Pasted, readClipboard } from './clipboard.ts'
import { textIn, treeOf } from './html-tree.ts'
import { insertEntries } from './insert.ts'
import { looksLikeMarkdown } from './plain-text.ts'
import type { PastedPicture } from './pictures.ts'

/** All that is pasted or dropped from outside goes through here, and through nothing else. */
export const pasteHandler = (host: () => EditorHost) =>
  Extension.create({
    name: 'pasteHandler',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (view, event) => {
              if (!view.editable || !event.clipboardData) return false
              event.preventDefault()
              void pasteData(host(), event.clipboardData)
              return true
            },
            drop: (view, event) => {
              // What is moved within the text is ProseMirror's business.
              if (view.dragging || !view.editable || !event.dataTransfer) return false
              event.preventDefault()
              dropData(host(), event.dataTransfer, event)
              return true
            },
          },
        },
      }),
    ],
  })

async function pasteData(host: EditorHost, data: DataTransfer): Promise<void> {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const files = [...data.files]
  const { editor } = host
  if (files.length > 0 && text.trim() === '' && !hasWords(html)) {
    uploadPictures(
      host,
      files.map((file) => ({ file })),
      { position: boundary(host) },
    )
    return
  }
  const parentType = editor.state.selection.$from.parent.type.name
  if (parentType === 'codeBlock' || parentType === 'image') {
    insertWords(host, text, parentType === 'image')
    return
  }
  const address = webAddress(text.trim())
  if (address !== null) return pasteAddress(host, text.trim())
  const codeLanguage = languageIn(data.getData('vscode-editor-data'))
  const markdownHtml = looksLikeMarkdown(text) ? await markdownReader() : null
  if (host.editor.isDestroyed) return
  insertPasted(
    host,
    readClipboard({ html, text, codeLanguage }, { site: location.origin, treeOf, markdownHtml }),
  )
}

/** Null when it cannot be fetched: then the text comes in as it is. */
async function markdownReader(): Promise<((text: string) => string) | null> {
  const reader = await import('./markdown.ts').catch(() => null)
  return reader?.markdownHtml ?? null
}

const hasWords = (html: string): boolean => textIn(treeOf(html)).trim() !== ''

function languageIn(json: string): string | null {
  try {
    const { mode } = JSON.parse(json) as { mode?: unknown }
    return typeof mode === 'string' ? mode : null
  } catch {
    return null
  }
}

function insertWords({ editor }: EditorHost, text: string, isCaption: boolean): void {
  const { state, view } = editor
  const clean = text.replace(/\r\n?/g, '\n')
  view.dispatch(state.tr.insertText(isCaption ? clean.replace(/\s+/g, ' ') : clean))
}

/** The nearest place where a block may stand. */
const boundary = ({ editor }: EditorHost): number => rangeForBlock(editor.state).from

function insertPasted(host: EditorHost, { blocks, isPart, remote, unreachable }: Pasted): void {
  const found = blocks.filter((block): block is Entry => block.type !== 'picture')
  const entries = isPart ? found.map((entry) => asWords(entry, host)) : found
  const fresh = entries.filter((entry) => !isHereAlready(host.editor.state.doc, entry))
  const pictures = picturesIn(blocks)
  const index = host.editor.state.selection.$from.index(0)
  insertEntries(host.editor, fresh)
  for (const { picture, after } of pictures) uploadPasted(host, picture, after, index)
  sayWhatIsMissing(host, remote, unreachable)
  if (fresh.length < entries.length)
    host.showNotice({ text: 'Bu sürümde gösterilemeyen bloklar çoğaltılamaz.', kind: 'info' })
}

/** On an empty line, the words of a heading are that heading again; in a text they are text. */
function asWords(entry: Entry, { editor }: EditorHost): Entry {
  const { parent } = editor.state.selection.$from
  if (entry.type === 'image') return wordsOf(entry.data.caption)
  if (entry.type === 'code')
    return entry.data.text.includes('\n') ? entry : wordsOf(entry.data.text)
  const isLine = entry.type === 'heading' || entry.type === 'quote' || entry.type === 'callout'
  return isLine && !isEmptyLine(parent)
    ? { type: 'paragraph', data: { key: entry.data.key, content: entry.data.content } }
    : entry
}

const wordsOf = (text: string): Entry => ({
  type: 'paragraph',
  data: { key: newKey(), content: text === '' ? [] : [{ type: 'text', text }] },
})

/** A block that nobody can read cannot be there twice. */
function isHereAlready(doc: DocNode, { data: { key } }: Entry): boolean {
  return doc.children.some((block) => block.type.name === 'unknown' && block.attrs.key === key)
}

interface PictureAfterBlock {
  picture: PastedPicture
  /** The key of the block before it. */
  after: string | null
}

function picturesIn(blocks: Pasted['blocks']): PictureAfterBlock[] {
  let after: string | null = null
  return blocks.flatMap((block) => {
    if (block.type === 'picture') return [{ picture: block, after }]
    after = block.data.key
    return []
  })
}

/** Below the block it followed; one that flowed into the text has left its place to that text. */
function uploadPasted(
  host: EditorHost,
  { source, alt, caption }: PastedPicture,
  after: string | null,
  index: number,
): void {
  const file = fileOf(source)
  if (file === null) return
  const { doc } = host.editor.state
  const blocks = doc.children.map((block) => block.attrs.key as string | null)
  const found = after === null ? -1 : blocks.indexOf(after)
  const position = endOfBlock(doc, found >= 0 ? found : Math.min(index, doc.childCount - 1))
  uploadPictures(host, [{ file, alt, caption }], { position })
}

function endOfBlock(doc: DocNode, index: number): number {
  let end = 0
  for (let each = 0; each <= index; each++) end += doc.child(each).nodeSize
  return end
}

function sayWhatIsMissing({ showNotice }: EditorHost, remote: number, unreachable: number): void {
  if (remote > 0)
    showNotice({
      text: `Başka bir sitedeki ${count(remote, 'görsel')} bağlantı olarak eklendi. Kendi kopyanızı sürükleyip bırakabilirsiniz.`,
    })
  if (unreachable > 0)
    showNotice({
      text: `${count(unreachable, 'görsel')} alınamadı. Dosyayı yazının içine sürükleyip bırakın.`,
    })
}

/** Words dropped from another window; files are taken before (see ../menus/block-drag.ts). */
function dropData(host: EditorHost, data: DataTransfer, { clientX, clientY }: DragEvent): void {
  const found = host.editor.view.posAtCoords({ left: clientX, top: clientY })
  if (found) host.editor.commands.setTextSelection(found.pos)
  void pasteData(host, data)
}
