import type { Editor } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { imageCount, wordCount } from '../../core/document/text.ts'
import { readingSeconds } from '../../core/turkish/reading-time.ts'
import { entryOf } from './document/from-doc.ts'
import { createStore, type Store } from './store.ts'

export interface Count {
  words: number
  /** How long it takes to read. */
  seconds: number
}

interface BlockCount {
  words: number
  images: number
}

const counted = new WeakMap<DocNode, BlockCount>()

function countIn(block: DocNode): BlockCount {
  let found = counted.get(block)
  if (!found) {
    const entry = entryOf(block)
    const entries = entry ? [entry] : []
    counted.set(block, (found = { words: wordCount(entries), images: imageCount(entries) }))
  }
  return found
}

export function countOf(doc: DocNode): Count {
  let words = 0
  let images = 0
  doc.forEach((block) => {
    const found = countIn(block)
    words += found.words
    images += found.images
  })
  return { words, seconds: readingSeconds(words, images) }
}

/** How long one may type before the count catches up. */
const pause = 500

/** The count of words, some time after the last change: only changed blocks are read again. */
export function wordCounter(editor: Editor): Store<Count> & { connect: () => () => void } {
  const store = createStore(countOf(editor.state.doc))
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      store.set(countOf(editor.state.doc))
    }, pause)
  }
  const connect = (): (() => void) => {
    editor.on('update', later)
    return () => {
      clearTimeout(timer)
      editor.off('update', later)
    }
  }
  return { ...store, connect }
}
