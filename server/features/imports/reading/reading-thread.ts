import { Worker } from 'node:worker_threads'
import { refusals } from '../../../messages.ts'
import type { QuestionName, Questions, Reply } from './reading.worker.ts'
import { Refused } from './refused.ts'

export interface ReadingThread {
  ask<Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['ask'],
  ): Promise<Questions[Name]['answer']>
  end(): Promise<void>
}

/** In megabytes. A file that needs more is refused, and nobody else notices. */
const mostMemory = 96

/** In milliseconds. Some files are read through before the first post is given. */
const deadlines: Record<QuestionName, number> = { open: 60_000, next: 120_000, picture: 60_000 }
/** For the answers to all questions together: only so many files are read at once, and others wait. */
const wholeDeadline = 15 * 60_000

/** One question at a time. */
export function readingThread(): ReadingThread {
  const worker = new Worker(new URL('reading.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 8 },
  })
  worker.unref()
  let left = wholeDeadline
  let hasEnded = false
  let receive: (reply: Reply) => void = () => undefined
  const tooMuch = (): void => {
    hasEnded = true
    receive({ refusal: refusals.import.tooSlow })
  }
  worker.on('message', (reply: Reply) => receive(reply))
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? tooMuch()
      : receive({ failure: error.stack ?? error.message }),
  )
  worker.on('exit', tooMuch)
  return {
    ask: (name, question) =>
      new Promise((resolve, reject) => {
        // Nobody would answer.
        if (hasEnded) return reject(new Refused(refusals.import.tooSlow))
        const begun = performance.now()
        const timer = setTimeout(() => void worker.terminate(), Math.min(deadlines[name], left))
        receive = (reply) => {
          clearTimeout(timer)
          left -= performance.now() - begun
          receive = () => undefined
          if ('answer' in reply) resolve(reply.answer as never)
          else if ('refusal' in reply) reject(new Refused(reply.refusal))
          else reject(new Error('a file could not be read', { cause: new Error(reply.failure) }))
        }
        // The rule is about windows of other sites; threads have no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ name, ...question })
      }),
    end: async () => {
      receive = () => undefined
      await worker.terminate()
    },
  }
}
