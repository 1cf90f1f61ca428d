import type { Node as DocNode } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import { siteOf, uploadPath } from '../../../core/document/addresses.ts'
import { playerOf } from '../../../core/document/embeds.ts'
import type { EmbedInfo, Entry, UrlMeta } from '../../../core/document/types.ts'
import { element } from './element.ts'

/** Blocks that are shown but not written in. */
const still = (dom: HTMLElement): NodeView => {
  dom.contentEditable = 'false'
  return { dom, stopEvent: () => false, ignoreMutation: () => true }
}

const span = (name: string, text: string | null | undefined) =>
  text ? element('span', { class: name, text }) : null

/** No player in here: it would listen to keys and ask another site for every draft. */
export function embedView({ attrs }: DocNode): NodeView {
  const url = String(attrs.url)
  const embed = attrs.embed as EmbedInfo | null
  const player = playerOf(url)
  return still(
    element(
      'figure',
      { class: 'embed', attributes: { 'data-kind': player?.kind ?? 'other' } },
      span('embed-provider', player?.name ?? siteOf(url)),
      span('embed-title', embed?.title),
      span('embed-address', url),
    ),
  )
}

export function linkCardView({ attrs }: DocNode): NodeView {
  const url = String(attrs.url)
  const meta = attrs.meta as UrlMeta | null
  const image = uploadPath(meta?.image)
  const text = element(
    'span',
    { class: 'card-text' },
    span('card-title', meta?.title || url),
    span('card-description', meta?.description),
    span('card-site', meta?.siteName || siteOf(url)),
  )
  const picture = image ? element('img', { attributes: { src: image, alt: '' } }) : null
  const card = element('span', { class: 'card' }, text, picture)
  return still(element('div', { class: 'link-card' }, card))
}

export function unknownView({ attrs }: DocNode): NodeView {
  const type: unknown = (attrs.entry as Entry | null)?.type
  const name = typeof type === 'string' ? ` (${type})` : ''
  return still(
    element('div', {
      class: 'unknown-block',
      text: `Bu blok${name} bu sürümde düzenlenemiyor. Olduğu gibi saklanır.`,
      attributes: { role: 'note' },
    }),
  )
}
