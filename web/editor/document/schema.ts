import { listBlocks } from './list-blocks.ts'
import { marks } from './marks.ts'
import { mediaBlocks } from './media-blocks.ts'
import { tableBlocks } from './table-blocks.ts'
import { textBlocks } from './text-blocks.ts'

/** What a text is made of, without anything that moves: enough for a schema. */
export const documentNodes = [...textBlocks, ...listBlocks, ...mediaBlocks, ...tableBlocks]
export const documentMarks = marks
