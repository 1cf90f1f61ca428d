import { searchLimits } from '../contracts/search-limits.ts'
import { wordsOf } from './words.ts'

/** One thing that is asked for: a word in any form, or several exactly as they stand. */
export interface Wanted {
  words: string[]
  isPhrase: boolean
}

export interface Question {
  wanted: Wanted[]
  unwanted: Wanted[]
  /** Usernames or names, asked for with `@`. */
  people: string[]
  /** Asked for with `#`. */
  tags: string[]
}

/** Words that nearly every text has. Alone they are looked for all the same. */
const common = new Set(
  `acaba ama ancak artik bana bazi belki ben beni benim bir biri birkac biz bu buna bunu bunun cok cunku da daha de
  dahi diye en gibi hakkinda hangi hem hep her icin ile ise iste kac kadar ki kim kimdir mi midir mu mudur nasil ne
  neden nedir neler nelerdir nerede nereye nicin niye o olan olarak oldu olur ona onu onun oysa sen siz su ve veya ya
  yani yine`.split(/\s+/),
)

/** A quotation that is not closed goes to the end; a word goes to the next space or quotation. */
const piece = /(-?)(?:["“”„«»]([^"“”„«»]*)["“”„«»]?|([^\s"“”„«»]+))/gu

export function readQuestion(text: string): Question {
  const question: Question = { wanted: [], unwanted: [], people: [], tags: [] }
  for (const [, minus, quoted, plain] of cut(text).matchAll(piece)) {
    const sort = minus === '-' ? question.unwanted : question.wanted
    if (quoted !== undefined) add(sort, wordsOf(quoted), true)
    else if (plain!.startsWith('@') && minus === '') question.people.push(...named(plain!))
    else if (plain!.startsWith('#') && minus === '') question.tags.push(...named(plain!))
    else for (const word of wordsOf(plain!)) add(sort, [word], false)
  }
  return withoutCommon(bounded(question))
}

const cut = (text: string): string => text.slice(0, searchLimits.questionLength)

const named = (text: string): string[] => {
  const name = text
    .slice(1)
    .replace(/['’ʼ].*$/u, '')
    .replace(/(?<![.,;:!?)])[.,;:!?)]+$/u, '')
  return name === '' ? [] : [name]
}

function add(sort: Wanted[], words: string[], isPhrase: boolean): void {
  if (words.length > 0) sort.push({ words, isPhrase })
}

/** Each further word costs a search its time. */
function bounded(question: Question): Question {
  return {
    wanted: question.wanted.slice(0, searchLimits.words),
    unwanted: question.unwanted.slice(0, searchLimits.words),
    people: question.people.slice(0, 1),
    tags: question.tags.slice(0, 3),
  }
}

function withoutCommon(question: Question): Question {
  const significant = question.wanted.filter(
    ({ words, isPhrase }) => isPhrase || !common.has(words[0]!),
  )
  return significant.length === 0 ? question : { ...question, wanted: significant }
}

export const isEmpty = ({ wanted, people, tags }: Question): boolean =>
  wanted.length + people.length + tags.length === 0
