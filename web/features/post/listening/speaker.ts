/** What a player shows. */
export interface Speaking {
  state: 'finding' | 'speaking' | 'paused' | 'noVoice' | 'unable' | 'ended'
  index: number
  /** How many sentences there are. */
  total: number
}

export const nothingSaid: Speaking = { state: 'finding', index: 0, total: 0 }

/** Some browsers tell their voices only after a while; in milliseconds. */
const voicesWithin = 2000

/**
 * Says one sentence after the other with the device's Turkish voice. Pausing stops the sentence and goes on with its
 * beginning, because the browsers' own pause never ends on many phones.
 */
export class Speaker {
  private readonly words: readonly string[]
  private readonly onChange: (speaking: Speaking) => void
  private voice: SpeechSynthesisVoice | undefined
  private rate: number
  /** Events of a sentence that was left are not ours any more. */
  private turn = 0
  private now: Speaking = nothingSaid

  constructor(words: readonly string[], rate: number, onChange: (speaking: Speaking) => void) {
    this.words = words
    this.rate = rate
    this.onChange = onChange
  }

  async start(index: number): Promise<void> {
    if (!('speechSynthesis' in globalThis)) return this.show({ state: 'unable', index })
    const turn = this.turn
    this.voice = await turkishVoice()
    if (turn !== this.turn) return
    if (this.voice === undefined) this.show({ state: 'noVoice', index })
    else this.say(index)
  }

  pause(): void {
    this.hush()
    this.show({ ...this.now, state: 'paused' })
  }

  goOn(): void {
    this.say(this.now.state === 'ended' ? 0 : this.now.index)
  }

  /** Where it is paused, it stays so. */
  step(by: 1 | -1): void {
    const index = Math.min(Math.max(this.now.index + by, 0), this.words.length - 1)
    if (this.now.state === 'speaking') this.say(index)
    else this.show({ state: 'paused', index })
  }

  setRate(rate: number): void {
    this.rate = rate
    if (this.now.state === 'speaking') this.say(this.now.index)
  }

  /** For whoever leaves: nothing is said or shown any more. */
  stop(): void {
    this.hush()
  }

  private say(index: number): void {
    this.hush()
    if (index >= this.words.length) return this.show({ state: 'ended', index: 0 })
    const turn = this.turn
    const utterance = new SpeechSynthesisUtterance(this.words[index])
    utterance.lang = 'tr-TR'
    utterance.rate = this.rate
    utterance.voice = this.voice ?? null
    utterance.addEventListener('end', () => turn === this.turn && this.say(index + 1))
    utterance.addEventListener('error', () => turn === this.turn && this.pause())
    this.show({ state: 'speaking', index })
    speechSynthesis.speak(utterance)
  }

  private hush(): void {
    this.turn += 1
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
  }

  private show(now: Pick<Speaking, 'state' | 'index'>): void {
    this.now = { ...now, total: this.words.length }
    this.onChange(this.now)
  }
}

const turkish = (): SpeechSynthesisVoice | undefined => {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^tr\b/i.test(lang))
  // One of the device itself needs no connection and tells nobody what is read.
  return voices.find(({ localService }) => localService) ?? voices[0]
}

function turkishVoice(): Promise<SpeechSynthesisVoice | undefined> {
  const found = turkish()
  if (found || speechSynthesis.getVoices().length > 0) return Promise.resolve(found)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener('voiceschanged', end)
      resolve(turkish())
    }
    const timer = setTimeout(end, voicesWithin)
    speechSynthesis.addEventListener('voiceschanged', end)
  })
}
