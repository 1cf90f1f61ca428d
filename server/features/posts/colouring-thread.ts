import { Worker } from 'node:worker_threads'
import type { CodeToColour, Coloured } from './highlight.worker.ts'

/** What a thread did with a text: HTML, nothing to colour, or no end in sight. */
export type Outcome = { html: Coloured } | 'tooSlow'

export interface ColouringThread {
  /** Resolves once the grammars are loaded, which takes a moment. */
  ready: Promise<void>
  colour(code: CodeToColour, deadline: number): Promise<Outcome>
  /** After this, or when it was too slow, it colours nothing any more. */
  isEnded(): boolean
  end(): void
}

/** In megabytes: a text that needs more is as bad as one that takes for ever. */
const mostMemory = 128

/** One text at a time; a thread that passes the deadline is ended, since nothing else stops it. */
export function colouringThread(): ColouringThread {
  const worker = new Worker(new URL('highlight.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  })
  // A site that stops does not wait for colours.
  worker.unref()
  let isEnded = false
  let receive: (outcome: Outcome) => void = () => undefined
  const ended = (): void => {
    isEnded = true
    receive('tooSlow')
  }
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => {
      worker.on('message', (html: Coloured) => receive({ html }))
      resolve()
    })
    // Also where it could not even begin.
    worker.once('error', ended).once('exit', ended).once('exit', resolve)
  })
  const end = (): void => {
    ended()
    void worker.terminate()
  }
  return {
    ready,
    isEnded: () => isEnded,
    end,
    colour: (code, deadline) =>
      new Promise<Outcome>((resolve) => {
        if (isEnded) return resolve('tooSlow')
        const timer = setTimeout(end, deadline)
        receive = (outcome) => {
          clearTimeout(timer)
          resolve(outcome)
        }
        // The rule is about windows of other sites; threads have no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage(code)
      }),
  }
}
