import { grammar } from './grammar.ts'

type GrammarClass = keyof typeof grammar

/** What the next ending agrees with; `null` is a vowel that folding left undecided. */
export interface Context {
  front: boolean | null
  rounded: boolean
  ending: 'vowel' | 'voiced' | 'voiceless'
}

/** A set of readings that are still possible; endings of any length are read letter by letter in linear time. */
export interface State {
  accepts: boolean
  next: (State | null | undefined)[]
  readings: Reading[]
}

/** Letters still to be read before a class is reached. */
interface Reading {
  letters: string
  next: GrammarClass
  context: Context
}

const codeOfA = 97

export const isVowel = (letter: string | undefined): boolean =>
  letter === 'a' || letter === 'e' || letter === 'i' || letter === 'o' || letter === 'u'

export function endingOf(letters: string): Context['ending'] {
  const last = letters[letters.length - 1]!
  if (isVowel(last)) return 'vowel'
  return 'pctkfhs'.includes(last) ? 'voiceless' : 'voiced'
}

const states = new Map<string, State>()
const starts = new Map<string, State>()

export function startOf(grammarClass: GrammarClass, context: Context): State {
  const name = nameOf({ letters: '', next: grammarClass, context })
  let start = starts.get(name)
  if (!start) {
    start = stateOf(readingsFrom(grammarClass, context))
    starts.set(name, start)
  }
  return start
}

/** Where the endings of a word of no list begin, by its last vowel and letter. Foreign nouns break harmony (serverlar). */
export const unknownStarts = Object.fromEntries(
  ['a', 'e', 'i', 'o', 'u'].map((vowel) => {
    const starts = (ending: Context['ending']) => {
      const front = vowel === 'a' ? false : vowel === 'e' ? true : null
      const context = { front, rounded: vowel === 'o' || vowel === 'u', ending }
      return {
        noun: startOf('unknownNoun', { ...context, front: null }),
        verb: startOf('unknownVerb', context),
      }
    }
    return [
      vowel,
      { vowel: starts('vowel'), voiced: starts('voiced'), voiceless: starts('voiceless') },
    ]
  }),
)

/** Whether everything from `position` on is a chain of endings. */
export function readsToEnd(start: State, word: string, position: number): boolean {
  let state = start
  for (let index = position; index < word.length; index++) {
    const letter = word.charCodeAt(index) - codeOfA
    let next = state.next[letter]
    if (next === undefined) {
      next = step(state, word[index]!)
      state.next[letter] = next
    }
    if (next === null) return false
    state = next
  }
  return state.accepts
}

/** States are made when first needed: there are a few thousand, and most words meet the same hundred. */
function step(state: State, letter: string): State | null {
  const readings = state.readings
    .filter(({ letters }) => letters[0] === letter)
    .flatMap(({ letters, next, context }) =>
      letters.length > 1
        ? [{ letters: letters.slice(1), next, context }]
        : readingsFrom(next, context),
    )
  return readings.length > 0 ? stateOf(readings) : null
}

function stateOf(readings: Reading[]): State {
  const byName = new Map(readings.map((reading) => [nameOf(reading), reading]))
  const name = [...byName.keys()].sort().join(' ')
  let state = states.get(name)
  if (!state) {
    state = {
      accepts: readings.some(({ letters }) => letters === ''),
      // All 26 are there from the start, so that looking one up is an access to a plain array.
      next: Array.from({ length: 26 }, () => undefined),
      readings: [...byName.values()],
    }
    states.set(name, state)
  }
  return state
}

function nameOf({ letters, next, context }: Reading): string {
  return `${letters}>${next}:${context.front}${context.rounded}${context.ending}`
}

function readingsFrom(grammarClass: GrammarClass, context: Context): Reading[] {
  if (grammarClass === 'end') return [{ letters: '', next: 'end', context }]
  return Object.entries(grammar[grammarClass]).flatMap(([next, endings]) =>
    endings.split(' ').flatMap((ending) => {
      if (ending === '_') return readingsFrom(next as GrammarClass, context)
      return spellings(ending, context).map((spelling) => ({
        ...spelling,
        next: next as GrammarClass,
      }))
    }),
  )
}

interface Spelling {
  letters: string
  context: Context
}

function spellings(ending: string, before: Context): Spelling[] {
  const afterVowel = before.ending === 'vowel'
  if (ending.startsWith('~')) return afterVowel ? spellings(ending.slice(1), before) : []
  if (ending.startsWith('(')) {
    const rest = ending.slice(3)
    const joins = (ending[1] === 'I') !== afterVowel
    return spellings(joins ? ending[1] + rest : rest, before)
  }
  // Two vowels never meet at the border of an ending.
  if (afterVowel && 'AIaei'.includes(ending[0]!)) return []
  let made: Spelling[] = [{ letters: '', context: before }]
  for (const sound of ending) made = made.flatMap((spelling) => withSound(spelling, sound))
  return made.map(({ letters, context }) => ({
    letters,
    context: { ...context, ending: endingOf(letters) },
  }))
}

function withSound({ letters, context }: Spelling, sound: string): Spelling[] {
  const add = (letter: string, change: Partial<Context> = {}): Spelling => ({
    letters: letters + letter,
    context: { ...context, ...change },
  })
  const ending = letters === '' ? context.ending : endingOf(letters)
  switch (sound) {
    case 'A': {
      const back = add('a', { front: false, rounded: false })
      const front = add('e', { front: true, rounded: false })
      if (context.front === null) return [back, front]
      return context.front ? [front] : [back]
    }
    case 'I':
      return [add(context.rounded ? 'u' : 'i')]
    case 'D':
      // "kitapda" is a common mistake, "çanta" is no case of "çan".
      return ending === 'voiceless' ? [add('t'), add('d')] : [add('d')]
    case 'o':
      return [add('o', { front: false, rounded: true })]
    case 'e':
    case 'i':
      return [add(sound, { front: true, rounded: false })]
    default:
      return [add(sound)]
  }
}
