import { closeHistory } from '@tiptap/pm/history'
import { Selection } from '@tiptap/pm/state'
import { type PictureSize, pictureSizes } from '../../../core/document/picture-sizes.ts'
import type { EditorHost } from '../editor-host.ts'
import type { PictureAttributes } from '../document/media-blocks.ts'
import { keys } from '../shortcuts.ts'
import { pickPictures, uploadPictures } from './upload-pictures.ts'

export async function replacePicture(host: EditorHost, position: number): Promise<void> {
  const files = await pickPictures(false)
  if (files.length > 0) uploadPictures(host, files, { position, replaces: true })
}

/** Into the gallery, or below the picture; a lone picture becomes a gallery with them. */
export async function addPictures(host: EditorHost, position: number): Promise<void> {
  const files = await pickPictures(true)
  if (files.length === 0) return
  const gallery = asGallery(host, position)
  if (gallery !== null) uploadPictures(host, files, { position: gallery })
}

/** The place at the end of the gallery that holds this picture, which may have to be made. */
function asGallery({ editor }: EditorHost, position: number): number | null {
  const { state, view, schema } = editor
  const node = state.doc.nodeAt(position)
  if (!node) return null
  if (node.type.name === 'gallery') return position + node.nodeSize - 1
  const $position = state.doc.resolve(position)
  if ($position.parent.type.name === 'gallery') return $position.end()
  const image = node.type.create({ picture: node.attrs.picture as unknown }, node.content)
  const gallery = schema.nodes.gallery!.create({ key: node.attrs.key as string }, image)
  view.dispatch(state.tr.replaceWith(position, position + node.nodeSize, gallery))
  return position + gallery.nodeSize - 1
}

export function removeNode({ editor, announce }: EditorHost, position: number): void {
  const { state, view } = editor
  const node = state.doc.nodeAt(position)
  if (!node) return
  const tr = closeHistory(state.tr).delete(position, position + node.nodeSize)
  const $near = tr.doc.resolve(Math.min(position, tr.doc.content.size))
  view.dispatch(tr.setSelection(Selection.near($near)).scrollIntoView())
  view.focus()
  announce(`Blok kaldırıldı. Geri almak için ${keys('Mod', 'Z')}.`)
}

export function setAlt({ editor }: EditorHost, position: number, alt: string): void {
  const { state, view } = editor
  const node = state.doc.nodeAt(position)
  if (node?.type.name !== 'image') return
  const picture: PictureAttributes = { ...(node.attrs.picture as PictureAttributes), alt }
  view.dispatch(state.tr.setNodeAttribute(position, 'picture', picture))
}

export function setSize(
  { editor, announce }: EditorHost,
  position: number,
  size: PictureSize,
): void {
  const { state, view } = editor
  const chosen = size === 'normal' ? null : size
  view.dispatch(closeHistory(state.tr).setNodeAttribute(position, 'size', chosen))
  announce(`Görselin boyutu: ${pictureSizes[size].name}.`)
}
