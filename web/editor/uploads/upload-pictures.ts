import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocNode, Schema } from '@tiptap/pm/model'
import { NodeSelection, type Transaction } from '@tiptap/pm/state'
import { documentLimits as limits } from '../../../core/document/limits.ts'
import { acceptedFiles, fileMessages } from '../../../core/contracts/files.ts'
import { count } from '../../../core/turkish/numbers.ts'
import type { EditorHost } from '../editor-host.ts'
import { newKey } from '../document/keys.ts'
import type { PictureAttributes } from '../document/media-blocks.ts'
import { type PictureFile, UploadBatch, type UploadItem } from './batch.ts'
import { addWidget, positionOf, removeWidget } from './upload-widgets.ts'

/** Between two blocks, inside a gallery, or in the place of the picture that stands there. */
export interface PictureTarget {
  position: number
  replaces?: boolean
}

/** Takes the pictures up and, when they are there, puts them where they were meant to be. */
export function uploadPictures(
  host: EditorHost,
  files: readonly PictureFile[],
  target: PictureTarget,
): void {
  const pictures = files.filter(({ file }) => file.type.startsWith('image/'))
  if (pictures.length < files.length) host.showNotice({ text: fileMessages.kind, kind: 'error' })
  if (pictures.length === 0) return
  const batch = new UploadBatch(pictures, host.actions.upload)
  batch.onRest = () => settle(host, batch, target.replaces ?? false)
  const { view, state } = host.editor
  batch.onPress = () => view.focus()
  view.dispatch(addWidget(state, batch, target.position))
  host.announce(`${count(pictures.length, 'görsel')} yükleniyor.`)
  batch.start()
}

/** Puts in what is up; what failed waits in its place for the author to decide. */
function settle(host: EditorHost, batch: UploadBatch, replaces: boolean): void {
  const { editor } = host
  if (editor.isDestroyed) return
  const done = batch.takeDone()
  const { state, view } = editor
  const tr = closeHistory(state.tr)
  const position = whereBlocksStand(state.doc, positionOf(state, batch) ?? state.doc.content.size)
  if (done.length > 0) putIn(tr, state.schema, done, position, replaces)
  if (batch.items.length === 0) removeWidget(tr, batch)
  view.dispatch(tr)
  for (const { message } of batch.items) host.announce(`Görsel yüklenemedi: ${message}`)
  if (done.length > 0) host.announce(`${count(done.length, 'görsel')} yüklendi.`)
}

/** Between blocks or in a gallery, never in the middle of a text. */
function whereBlocksStand(doc: DocNode, position: number): number {
  const $position = doc.resolve(position)
  return $position.depth === 0 || $position.parent.type.name === 'gallery'
    ? position
    : $position.after(1)
}

function putIn(
  tr: Transaction,
  schema: Schema,
  done: readonly UploadItem[],
  position: number,
  replaces: boolean,
): void {
  const images = done.map((item) => imageNode(schema, item))
  const replaced = replaces ? tr.doc.nodeAt(position) : null
  if (replaced?.type.name === 'image') return replacePicture(tr, replaced, position, images[0]!)
  const isInGallery = tr.doc.resolve(position).parent.type.name === 'gallery'
  const nodes = isInGallery ? images : [...chunks(images).map((part) => block(schema, part))]
  tr.insert(position, nodes)
  if (nodes.length === 1) tr.setSelection(NodeSelection.create(tr.doc, position))
}

function replacePicture(
  tr: Transaction,
  { attrs }: DocNode,
  position: number,
  image: DocNode,
): void {
  tr.setNodeMarkup(position, undefined, { ...attrs, picture: image.attrs.picture })
  tr.setSelection(NodeSelection.create(tr.doc, position))
}

function imageNode(schema: Schema, { picture, alt, caption }: UploadItem): DocNode {
  const { url, width, height, variants, placeholder } = picture!
  const attributes: PictureAttributes = { src: url, alt, width, height, variants, placeholder }
  return schema.nodes.image!.create(
    { picture: attributes },
    caption === '' ? null : schema.text(caption),
  )
}

/** One picture stands alone; several are a gallery. */
const block = (schema: Schema, images: DocNode[]): DocNode =>
  images.length === 1 ? images[0]! : schema.nodes.gallery!.create({ key: newKey() }, images)

function chunks(images: DocNode[]): DocNode[][] {
  const parts: DocNode[][] = []
  for (let start = 0; start < images.length; start += limits.galleryImages)
    parts.push(images.slice(start, start + limits.galleryImages))
  return parts
}

/** Lets the author choose files. */
export function pickPictures(multiple: boolean): Promise<PictureFile[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = acceptedFiles
  input.multiple = multiple
  return new Promise((resolve) => {
    const answer = () => resolve(Array.from(input.files ?? [], (file) => ({ file })))
    input.addEventListener('change', answer)
    input.addEventListener('cancel', answer)
    input.click()
  })
}

const dataAddress = /^data:(image\/[\w.+-]+);base64,([A-Za-z\d+/=\s]+)$/

/** A picture that came inside the clipboard, as a file. */
export function fileOf(source: string): File | null {
  const [, type, body] = dataAddress.exec(source) ?? []
  if (!type || !body) return null
  const bytes = Uint8Array.from(atob(body.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  const name = `gorsel.${type.slice('image/'.length).replace(/\W.*$/s, '')}`
  return new File([bytes], name, { type })
}
