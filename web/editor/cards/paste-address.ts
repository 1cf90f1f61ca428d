import { embedOf, isShortLink } from '../../../core/document/embeds.ts'
import type { Desk } from '../desk.ts'
import { hrefOf } from '../editing/links.ts'
import { playerCard } from './make-card.ts'
import { putCard } from './put-card.ts'

/**
 * An address pasted over words makes them a link; alone on a line it becomes a player where we
 * know one, else it stays a link that can be turned into a card.
 */
export function pasteAddress(desk: Desk, text: string): Promise<void> {
  const { editor } = desk
  const { state, view, schema } = editor
  const { selection } = state
  const href = hrefOf(text)
  const { parent } = selection.$from
  if (href === null || !parent.type.allowsMarkType(schema.marks.link!)) {
    view.dispatch(state.tr.insertText(text))
    return Promise.resolve()
  }
  const link = schema.marks.link!.create({ href })
  const isOverWords = !selection.empty && selection.$from.sameParent(selection.$to)
  const isAlone =
    selection.$from.depth === 1 && parent.type.name === 'paragraph' && parent.content.size === 0
  if (isOverWords) view.dispatch(state.tr.addMark(selection.from, selection.to, link))
  else
    view.dispatch(state.tr.replaceSelectionWith(schema.text(text, [link]), false).scrollIntoView())
  return isAlone && canBePlayer(href) ? askForPlayer(desk, href) : Promise.resolve()
}

export const canBePlayer = (url: string): boolean => embedOf(url) !== null || isShortLink(url)

/** The link stands there meanwhile, and stays if no player comes. */
async function askForPlayer(desk: Desk, url: string): Promise<void> {
  const key = desk.editor.state.selection.$from.parent.attrs.key as string
  const card = await playerCard(desk, url)
  if (card && !desk.editor.isDestroyed) putCard(desk.editor, key, card)
}
