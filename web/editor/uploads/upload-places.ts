import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { batchView } from './batch-view.ts'
import type { UploadBatch } from './batch.ts'

interface PlaceChange {
  add?: { batch: UploadBatch; position: number }
  remove?: UploadBatch
}

const key = new PluginKey<DecorationSet>('uploadPlaces')

/**
 * Where pictures will stand that are still on their way. They are no part of the document: it can
 * be saved and undone meanwhile, and their places move along with the text.
 */
export const uploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, places) => {
          const mapped = places.map(transaction.mapping, transaction.doc)
          const change = transaction.getMeta(key) as PlaceChange | undefined
          if (change?.add) return mapped.add(transaction.doc, [widget(change.add)])
          return change?.remove ? mapped.remove(found(mapped, change.remove)) : mapped
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

function widget({ batch, position }: NonNullable<PlaceChange['add']>): Decoration {
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

const found = (places: DecorationSet, batch: UploadBatch): Decoration[] =>
  places.find(undefined, undefined, (spec) => spec.batch === batch)

export function addPlace(state: EditorState, batch: UploadBatch, position: number) {
  return state.tr.setMeta(key, { add: { batch, position } } satisfies PlaceChange)
}

export function removePlace(tr: EditorState['tr'], batch: UploadBatch) {
  return tr.setMeta(key, { remove: batch } satisfies PlaceChange)
}

/** Null when the text around it has been deleted. */
export function placeOf(state: EditorState, batch: UploadBatch): number | null {
  const [place] = found(key.getState(state) ?? DecorationSet.empty, batch)
  return place?.from ?? null
}

export const batchesIn = (state: EditorState): UploadBatch[] =>
  (key.getState(state) ?? DecorationSet.empty).find().map(({ spec }) => spec.batch as UploadBatch)
