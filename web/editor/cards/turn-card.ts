import type { EditorHost } from '../editor-host.ts'
import { pageCard, playerCard } from './make-card.ts'
import { putCard } from './put-card.ts'

/** Turns the block at this place into a player or a card; it keeps its key. */
export async function cardFromLink(
  host: EditorHost,
  position: number,
  url: string,
  purpose: 'embed' | 'card',
): Promise<void> {
  const { editor } = host
  const key = editor.state.doc.nodeAt(position)?.attrs.key as string | undefined
  if (!key) return
  const card = await (purpose === 'embed' ? playerCard(host, url) : pageCard(host, url))
  if (!card || editor.isDestroyed) return
  putCard(editor, key, card)
  host.announce(purpose === 'embed' ? 'İçerik yazıya gömüldü.' : 'Bağlantı karta dönüştü.')
}

export function linkFromCard({ editor }: EditorHost, position: number, url: string): void {
  const { state, view, schema } = editor
  const card = state.doc.nodeAt(position)
  if (!card) return
  const link = schema.text(url, [schema.marks.link!.create({ href: url })])
  const line = schema.nodes.paragraph!.create({ key: card.attrs.key as string }, link)
  view.dispatch(state.tr.replaceWith(position, position + card.nodeSize, line))
  view.focus()
}
