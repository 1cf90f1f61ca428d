import { getSchema } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { history, redo, undo } from '@tiptap/pm/history'
import { type Command, EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { splitBlock } from '@tiptap/pm/commands'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentLimits } from '../../../core/document/limits.ts'
import { parseEntries } from '../../../core/document/schema.ts'
import { tidyEntries } from '../../../core/document/sort.ts'
import { plainText } from '../../../core/document/text.ts'
import type { Entry, ListItem } from '../../../core/document/types.ts'
import { tidyEntry } from '../document/arbitrary.fixture.ts'
import { entriesOf } from '../document/from-doc.ts'
import { documentMarks, documentNodes } from '../document/schema.ts'
import { docOf } from '../document/to-doc.ts'
import { inserted } from '../paste/insert.ts'
import { limitMessages, limitsPlugin } from './limits.ts'
import { tidyPlugin } from './tidy-blocks.ts'
import { restyled } from './turn-into.ts'

const schema = getSchema([...documentNodes, ...documentMarks])

const docFrom = (entries: readonly Entry[]): DocNode => schema.nodeFromJSON(docOf(entries))

const stateOf = (entries: readonly Entry[], said: string[] = []): EditorState =>
  EditorState.create({
    doc: docFrom(entries),
    plugins: [history(), tidyPlugin(), limitsPlugin((message) => said.push(message))],
  })

const paragraph = (key: string, text: string): Entry => ({
  type: 'paragraph',
  data: { key, content: text === '' ? [] : [{ type: 'text', text }] },
})

const run = (state: EditorState, command: Command): EditorState => {
  let next = state
  command(state, (tr) => (next = state.apply(tr)))
  return next
}

const caretAt = (state: EditorState, position: number): EditorState =>
  state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(position))))

const keysOf = (state: EditorState): string[] => entriesOf(state.doc).map((entry) => entry.data.key)

const post = fc
  .array(tidyEntry, { minLength: 1, maxLength: 6 })
  .map((entries) => tidyEntries(entries).entries)

describe('keys', () => {
  it('stay with a block through edits, and a split makes a new one', () => {
    const before = stateOf([paragraph('a', 'bir iki'), paragraph('b', 'üç')])
    const typed = before.apply(before.tr.insertText('x', 2))
    expect(keysOf(typed)).toEqual(['a', 'b'])
    const [first, second, third] = keysOf(run(caretAt(typed, 4), splitBlock))
    expect([first, third]).toEqual(['a', 'b'])
    expect(second).toMatch(/^[a-z0-9]{10}$/)
  })

  it('stay with the words when an empty line is made above them', () => {
    const state = run(caretAt(stateOf([paragraph('a', 'bir')]), 1), splitBlock)
    expect(entriesOf(state.doc).at(-1)).toEqual(paragraph('a', 'bir'))
  })

  it('are each the only one of its name, whatever is cut, copied and moved', () => {
    const edit = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom('copy', 'cut', 'split'))
    fc.assert(
      fc.property(post, fc.array(edit, { maxLength: 6 }), (entries, edits) => {
        let state = stateOf(entries)
        for (const each of edits) state = edited(state, each)
        const keys = keysOf(state)
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys).not.toContain(null)
        expect(state.doc.lastChild!.type.name).toBe('paragraph')
        expect(parseEntries(entriesOf(state.doc)).violations).toBeUndefined()
      }),
    )
  })

  it('come back with undo and redo', () => {
    const start = stateOf([paragraph('a', 'bir iki')])
    const split = run(caretAt(start, 4), splitBlock)
    const back = run(split, undo)
    expect(keysOf(back)).toEqual(['a'])
    expect(keysOf(run(back, redo))).toEqual(keysOf(split))
  })
})

type Edit = [from: number, to: number, target: number, kind: 'copy' | 'cut' | 'split']

/** Whole blocks are copied and cut; a place inside a text is split. */
function edited(state: EditorState, [from, to, target, kind]: Edit): EditorState {
  const { doc, tr } = state
  if (kind === 'split') return run(caretAt(state, target % doc.content.size), splitBlock)
  const starts = doc.children.map((_block, index) => doc.resolve(0).posAtIndex(index, 0))
  const at = (number: number): number => starts[number % starts.length]!
  const [start, end] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))]
  if (kind === 'cut') return state.apply(tr.delete(start, end))
  return state.apply(tr.insert(at(target), doc.slice(start, end).content))
}

describe('pasting', () => {
  const words = (entries: readonly Entry[]): string[] =>
    plainText(entries).match(/[\p{L}\p{N}]+/gu) ?? []

  it('of a deep list into a deep list goes below it', () => {
    const deep = (levels: number, text: string): ListItem[] => [
      { content: [{ type: 'text', text }], items: levels > 1 ? deep(levels - 1, text) : [] },
    ]
    const list = (key: string, levels: number, text: string): Entry => ({
      type: 'list',
      data: { key, style: 'bullet', items: deep(levels, text) },
    })
    const entries = [list('a', 4, 'eski')]
    let innermost = 0
    docFrom(entries).descendants((node, position) => {
      if (node.isText) innermost = position + 1
    })
    const state = caretAt(stateOf(entries), innermost)
    const after = state.apply(inserted(state, [list('yeni', 4, 'yeni')]))
    expect(entriesOf(after.doc).map(({ type }) => type)).toEqual(['list', 'list'])
    expect(words(entriesOf(after.doc))).toHaveLength(8)
  })

  it('never loses a word, wherever the caret is', () => {
    const pasted = fc
      .array(tidyEntry, { minLength: 1, maxLength: 4 })
      .map((entries) => tidyEntries(entries).entries)
    fc.assert(
      fc.property(post, pasted, fc.nat(), (entries, raw, position) => {
        const fresh = raw.map((each, index) => ({
          ...each,
          data: { ...each.data, key: `yeni${index}` },
        })) as Entry[]
        const said: string[] = []
        const caret = position % (docFrom(entries).content.size + 1)
        const state = caretAt(stateOf(entries, said), caret)
        const after = state.apply(inserted(state, fresh))
        // Too much for a caption is refused as a whole, with a sentence.
        const isRefused = said.length > 0
        expect(isRefused && after.doc !== state.doc).toBe(false)
        const text = words(entriesOf(after.doc)).join('')
        const lost = isRefused ? [] : words(fresh).filter((word) => !text.includes(word))
        expect(lost).toEqual([])
        expect(parseEntries(entriesOf(after.doc)).violations).toBeUndefined()
      }),
    )
  })
})

describe('limits', () => {
  const deep = (levels: number): ListItem[] => [
    { content: [{ type: 'text', text: 'm' }], items: levels > 1 ? deep(levels - 1) : [] },
  ]
  const tryTo = (entries: Entry[], change: (tr: Transaction) => Transaction) => {
    const said: string[] = []
    const state = stateOf(entries, said)
    const after = state.apply(change(state.tr))
    return { said, isRefused: after.doc === state.doc }
  }

  it('refuse what could not be saved, with a sentence', () => {
    const code: Entry = {
      type: 'code',
      data: { key: 'a', language: '', text: 'x'.repeat(documentLimits.codeLength) },
    }
    expect(tryTo([code], (tr) => tr.insertText('y', 1))).toEqual({
      said: [limitMessages.code],
      isRefused: true,
    })
    expect(tryTo([code], (tr) => tr.delete(1, 2)).isRefused).toBe(false)
  })

  it('hold for lists, tables and the whole text', () => {
    const list: Entry = {
      type: 'list',
      data: { key: 'a', style: 'bullet', items: deep(documentLimits.listDepth) },
    }
    const below = schema.nodes.bulletList!.create(null, [
      schema.nodes.bulletItem!.create(null, schema.nodes.paragraph!.create()),
    ])
    const innermost = docFrom([list]).content.size - 2 - documentLimits.listDepth * 2
    expect(tryTo([list], (tr) => tr.insert(innermost, below)).said).toEqual([
      limitMessages.listDepth,
    ])
    const many = Array.from({ length: documentLimits.entries }, (_, index) =>
      paragraph(`k${index}`, 'söz'),
    )
    expect(
      tryTo(many, (tr) =>
        tr.insert(0, schema.nodes.divider!.create()).insert(0, schema.nodes.divider!.create()),
      ).said,
    ).toEqual([limitMessages.entries])
    const long = Array.from({ length: 10 }, (_, index) =>
      paragraph(`k${index}`, 'a'.repeat(49_900)),
    )
    expect(tryTo(long, (tr) => tr.insertText('b'.repeat(2000), 1)).said).toEqual([
      limitMessages.totalText,
    ])
  })
})

describe('a list of another style', () => {
  it('has the same words at the same places', () => {
    fc.assert(
      fc.property(post, (entries) => {
        docFrom(entries).forEach((block) => {
          if (block.type.name !== 'bulletList') return
          const other = restyled(block, 'ordered')
          other.check()
          expect(other.nodeSize).toBe(block.nodeSize)
          expect(other.textContent).toBe(block.textContent)
        })
      }),
    )
  })
})
