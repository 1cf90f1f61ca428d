import { Node } from '@tiptap/core'
import { keyAttribute } from './keys.ts'

/** By these prosemirror-tables knows its own. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** What prosemirror-tables counts with; cells are never joined here. */
const cellAttributes = () => ({
  colspan: { default: 1, rendered: false },
  rowspan: { default: 1, rendered: false },
  colwidth: { default: null, rendered: false },
})

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({ key: keyAttribute }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'wide-table' }, ['table', ['tbody', 0]]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const tableCell = Node.create({
  name: 'tableCell',
  content: 'paragraph',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
})

const tableHeader = Node.create({
  name: 'tableHeader',
  content: 'paragraph',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', { scope: 'col' }, 0],
})

export const tableBlocks = [table, tableRow, tableCell, tableHeader]
