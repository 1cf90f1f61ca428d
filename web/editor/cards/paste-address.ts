import { closeHistory } from '@tiptap/pm/history'
import { embedOf, isShortLink } from '../../../core/document/embeds.ts'
import type { Inline } from '../../../core/document/types.ts'
import type { EditorHost } from '../editor-host.ts'
import { isEmptyLine } from '../document/empty-line.ts'
import { newKey } from '../document/keys.ts'
import { hrefOf } from '../editing/links.ts'
import { insertEntries } from '../paste/insert.ts'
import { playerCard } from './make-card.ts'
import { putCard } from './put-card.ts'

/**
 * An address pasted over words makes them a link; alone on a line it becomes a player where we
 * know one, else it stays a link that can be turned into a card.
 */
export function pasteAddress(host: EditorHost, text: string): Promise<void> {
  const { editor } = host
  const { state, view, schema } = editor
  const { $from, $to, from, to, empty } = state.selection
  const href = hrefOf(text)
  const line: Inline = { type: 'text', text }
  const link = href === null ? null : schema.marks.link!.create({ href })
  if (link && !empty && $from.sameParent($to) && $from.parent.type.allowsMarkType(link.type)) {
    view.dispatch(closeHistory(state.tr).addMark(from, to, link))
    return Promise.resolve()
  }
  const isAlone = isEmptyLine($from.parent) && $from.depth === 1
  if (href !== null) line.marks = [{ type: 'link', attrs: { href } }]
  insertEntries(editor, [{ type: 'paragraph', data: { key: newKey(), content: [line] } }])
  return isAlone && href !== null && canBePlayer(href)
    ? askForPlayer(host, href)
    : Promise.resolve()
}

export const canBePlayer = (url: string): boolean => embedOf(url) !== null || isShortLink(url)

/** The link stands there meanwhile, and stays if no player comes. */
async function askForPlayer(host: EditorHost, url: string): Promise<void> {
  const key = host.editor.state.selection.$from.parent.attrs.key as string
  const card = await playerCard(host, url)
  if (card && !host.editor.isDestroyed) putCard(host.editor, key, card)
}
