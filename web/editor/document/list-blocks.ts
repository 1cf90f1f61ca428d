import { Node } from '@tiptap/core'
import type { ListEntry } from '../../../core/document/types.ts'

export type ListStyle = ListEntry['data']['style']

/**
 * A list is of one style through all its levels, so each style has its own items: a bullet can
 * never end up among numbers.
 */
export const listNames: Record<ListStyle, { list: string; item: string }> = {
  bullet: { list: 'bulletList', item: 'bulletItem' },
  ordered: { list: 'orderedList', item: 'orderedItem' },
}

export const listStyles = Object.keys(listNames) as ListStyle[]

export const styleOfList = (name: string): ListStyle | undefined =>
  listStyles.find((style) => listNames[style].list === name)

export const styleOfItem = (name: string): ListStyle | undefined =>
  listStyles.find((style) => listNames[style].item === name)

const tags: Record<ListStyle, string> = { bullet: 'ul', ordered: 'ol' }

const listNode = (style: ListStyle) =>
  Node.create({
    name: listNames[style].list,
    group: 'block',
    content: `${listNames[style].item}+`,
    parseHTML: () => [{ tag: tags[style] }],
    renderHTML: () => [tags[style], 0],
  })

/** Moving items in and out may leave two lists below one item; they are read as one. */
const itemNode = (style: ListStyle) =>
  Node.create({
    name: listNames[style].item,
    content: `paragraph ${listNames[style].list}*`,
    defining: true,
    parseHTML: () => [{ tag: 'li', context: `${listNames[style].list}/` }],
    renderHTML: () => ['li', 0],
  })

export const listBlocks = listStyles.flatMap((style) => [listNode(style), itemNode(style)])
