/**
 * A thread of its own that reads one file and turns its posts into blocks: whatever stands in it, only this
 * thread is held up, with memory of its own, and it can be ended.
 */
import { parentPort } from 'node:worker_threads'
import type { SourceName } from '../../../../core/contracts/import-limits.ts'
import { type FoundPost, type ReadPost, readPost } from '../convert/post.ts'
import { recognise, type Recognised } from '../sources/recognise.ts'
import { Refused } from './refused.ts'

export interface Questions {
  /** What the file is. */
  open: { ask: { path: string }; answer: { source: SourceName } }
  /** The next post, or the end. */
  next: { ask: object; answer: { post: ReadPost | null; progress: number } }
  /** A picture of the archive. */
  picture: { ask: { named: string; folder: string }; answer: { bytes: Uint8Array | null } }
}
export type QuestionName = keyof Questions
export type Question = {
  [Name in QuestionName]: { name: Name } & Questions[Name]['ask']
}[QuestionName]
/** `refusal` is for whoever sent the file, `failure` for whoever runs the site. */
export type Reply = { answer: unknown } | { refusal: string } | { failure: string }

let file: Recognised | undefined
let posts: AsyncGenerator<FoundPost> | undefined

async function answer(question: Question): Promise<unknown> {
  if (question.name === 'open') {
    file = await recognise(question.path)
    posts = file.source.posts()
    return { source: file.source.name }
  }
  const { source } = file!
  if (question.name === 'picture')
    return { bytes: (await source.picture?.(question.named, question.folder)) ?? null }
  const { value, done } = await posts!.next()
  return { post: done ? null : readPost(source.name, value), progress: source.progress() }
}

// The rule is about windows of other sites; threads have no origin.
/* oxlint-disable unicorn/require-post-message-target-origin */
parentPort!.on('message', (question: Question) => {
  answer(question).then(
    (value) => parentPort!.postMessage({ answer: value } satisfies Reply),
    (error: Error) =>
      parentPort!.postMessage(
        (error instanceof Refused
          ? { refusal: error.message }
          : { failure: error.stack ?? error.message }) satisfies Reply,
      ),
  )
})
