import type { Notice } from '../ui/notice.tsx'

const pause = 6000

/** Says the same thing again only after a while, however often a key is pressed. */
export function limitSpeaker(showNotice: (notice: Notice) => void): (message: string) => void {
  let last = { message: '', at: Number.NEGATIVE_INFINITY }
  return (message) => {
    const at = performance.now()
    if (message === last.message && at - last.at < pause) return
    last = { message, at }
    showNotice({ text: message, kind: 'error' })
  }
}
