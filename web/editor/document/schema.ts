import { type AnyExtension, Extension } from '@tiptap/core'
import { listBlocks } from './list-blocks.ts'
import { marks } from './marks.ts'
import { mediaBlocks } from './media-blocks.ts'
import { tableBlocks } from './table-blocks.ts'
import { textBlocks } from './text-blocks.ts'

const nodes = [...textBlocks, ...listBlocks, ...mediaBlocks, ...tableBlocks]

const blockKeys = Extension.create({
  name: 'blockKeys',
  addGlobalAttributes: () => [
    {
      types: nodes.filter(({ config }) => config.group === 'block').map(({ name }) => name),
      // Belongs to the block, not to its halves: whoever splits it makes a new one.
      attributes: { key: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
})

/** What a text is made of. */
export const documentNodes: AnyExtension[] = [...nodes, blockKeys]
export const documentMarks = marks
