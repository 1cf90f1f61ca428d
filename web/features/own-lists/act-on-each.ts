import { useState } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import type { Failure, Result } from '../../api.ts'
import { type Notice, useNotice } from '../../ui/notice.tsx'

export interface Progress {
  done: number
  total: number
}

interface Outcome<Item> {
  done: Item[]
  /** Why the others were not done: the first reason. */
  failure: Failure | null
}

/**
 * One call after the other, each a transaction of its own: what a refusal leaves undone is said, and what was done
 * before it stays done. A connection that is gone, or a limit, ends it: the rest would only fail alike.
 */
export async function actOnEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<Result<unknown>>,
  onStep: (progress: Progress) => void,
): Promise<Outcome<Item>> {
  const done: Item[] = []
  let failure: Failure | null = null
  for (const [index, item] of items.entries()) {
    onStep({ done: index, total: items.length })
    const result = await send(item)
    if (result.ok) done.push(item)
    else failure ??= result
    if (!result.ok && (result.status === 0 || result.status === 429)) break
  }
  return { done, failure }
}

interface Words {
  /** Said after a number: "silindi", and "silinemedi" of what was not done. */
  done: string
  failed: string
}

/** What the rows of a list are. */
export interface Noun {
  one: string
  /** "7 yazıdan 6 tanesi …" */
  of: string
  many: string
}

export const posts: Noun = { one: 'yazı', of: 'yazıdan', many: 'yazılar' }

interface Together<Item> {
  items: readonly Item[]
  send: (item: Item) => Promise<Result<unknown>>
  words: Words
  /** Takes one of them back. */
  undo?: { send: (item: Item) => Promise<Result<unknown>>; words: Words }
  /** Reads the list again. */
  after: () => Promise<unknown>
}

/** Does something with several rows, shows how far it is, and says what came of it. */
export function useTogether(noun = posts) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const showNotice = useNotice()
  const run = async <Item>({ items, send, words, undo, after }: Together<Item>): Promise<void> => {
    const { done, failure } = await actOnEach(items, send, setProgress)
    await after()
    setProgress(null)
    const takeBack = (): void => void run({ items: done.toReversed(), after, ...undo! })
    showNotice({
      ...outcomeNotice(items.length, done.length, words, failure, noun),
      ...(undo && done.length > 0 && { action: { label: 'Geri al', onClick: takeBack } }),
    })
  }
  return { progress, run }
}

export function outcomeNotice(
  total: number,
  done: number,
  words: Words,
  failure: Failure | null,
  noun = posts,
): Notice {
  if (failure === null) return { kind: 'success', text: `${count(done, noun.one)} ${words.done}.` }
  const left = total - done
  const text =
    done === 0
      ? `${count(total, noun.one)} ${words.failed}`
      : `${total} ${noun.of} ${done} tanesi ${words.done}, ${left} tanesi ${words.failed}`
  return { kind: 'error', text: `${text}: ${failure.message}` }
}
