import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { batchView } from './batch-view.ts'
import type { UploadBatch } from './batch.ts'

interface WidgetChange {
  add?: { batch: UploadBatch; position: number }
  remove?: UploadBatch
}

const key = new PluginKey<DecorationSet>('uploadWidgets')

/**
 * Where pictures will stand that are still on their way. They are no part of the document: it can
 * be saved and undone meanwhile, and they move along with the text.
 */
export const uploadWidgets = Extension.create({
  name: 'uploadWidgets',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, widgets) => {
          const mapped = widgets.map(transaction.mapping, transaction.doc)
          const change = transaction.getMeta(key) as WidgetChange | undefined
          if (change?.add) return mapped.add(transaction.doc, [widget(change.add)])
          return change?.remove ? mapped.remove(found(mapped, change.remove)) : mapped
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

function widget({ batch, position }: NonNullable<WidgetChange['add']>): Decoration {
  return Decoration.widget(position, () => batchView(batch), {
    batch,
    // What is put in here goes before it: what failed stays below what came.
    side: 1,
    stopEvent: () => true,
    ignoreSelection: true,
    // The same element wherever it is drawn, so that progress and focus stay.
    key: `upload-${numberOf(batch)}`,
  })
}

const numbers = new WeakMap<UploadBatch, number>()
let last = 0

function numberOf(batch: UploadBatch): number {
  if (!numbers.has(batch)) numbers.set(batch, ++last)
  return numbers.get(batch)!
}

const found = (widgets: DecorationSet, batch: UploadBatch): Decoration[] =>
  widgets.find(undefined, undefined, (spec) => spec.batch === batch)

export function addWidget(state: EditorState, batch: UploadBatch, position: number) {
  return state.tr.setMeta(key, { add: { batch, position } } satisfies WidgetChange)
}

export function removeWidget(tr: EditorState['tr'], batch: UploadBatch) {
  return tr.setMeta(key, { remove: batch } satisfies WidgetChange)
}

/** Null when the text around it has been deleted. */
export function positionOf(state: EditorState, batch: UploadBatch): number | null {
  const [decoration] = found(key.getState(state) ?? DecorationSet.empty, batch)
  return decoration?.from ?? null
}

export const batchesIn = (state: EditorState): UploadBatch[] =>
  (key.getState(state) ?? DecorationSet.empty).find().map(({ spec }) => spec.batch as UploadBatch)
