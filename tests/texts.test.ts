import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Everything a person may read: the texts in components, in tables of messages and in schemas. */
interface Text {
  file: string
  text: string
  /** What is said about something that somebody filled in or asked for. */
  isMessage: boolean
}

type Node = Record<string, unknown> & { type?: string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Names of modules and SQL are read by machines. */
const isForMachines = ({ type, tag }: Node): boolean =>
  (type?.startsWith('Import') ?? false) ||
  (type?.startsWith('TS') === true && !/As|Satisfies|NonNull/.test(type)) ||
  (type === 'TaggedTemplateExpression' && (tag as Node).name === 'sql')

/** Values stand as a letter, so that an ending after them is seen to follow something. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('x')
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.name === 'string' ? node.name : ''

/** Tables are called `…Messages` or `refusals`; schemas carry theirs as `error`, or as the last thing they are given. */
function isMessageIn({ type, id, key, callee, object }: Node): boolean {
  if (type === 'VariableDeclarator')
    return /(?:^m|M)essages$|^refusals$|^validation$|Missing$/.test(nameOf(id))
  if (type === 'Property') return nameOf(key) === 'error'
  return type === 'CallExpression' && isNode(callee) && nameOf(callee.object ?? object) === 'z'
}

function textsIn(file: string, node: unknown, isMessage: boolean, found: Text[]): Text[] {
  if (!isNode(node) || isForMachines(node)) return found
  const text = textOf(node)
  // What is given to a function is a part of a sentence.
  const isPart = node.type === 'CallExpression' && !isMessageIn(node)
  const isInside = !isPart && (isMessage || isMessageIn(node))
  if (text !== null) found.push({ file, text: text.trim(), isMessage: isInside })
  for (const [name, part] of Object.entries(node))
    if (name !== 'quasis' && name !== 'key') textsIn(file, part, isInside, found)
  return found
}

const root = join(import.meta.dirname, '..')
const texts = ['core', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    // Lists of words that search knows say nothing to anybody.
    .filter((file) => !file.startsWith('core/turkish/stemming/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|gen|fixture|testing)\.tsx?$/.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
      return textsIn(file, program, false, [])
    }),
)

const offending = (isWrong: (text: Text) => boolean): string[] =>
  texts.filter(isWrong).map(({ file, text }) => `${file}: ${text}`)

/** Given by the specification to the letter; pages show them as sentences (`web/ui/sentence.ts`). */
const byTheLetter = new Set([
  'Başlık 2 karakterden uzun olmalı',
  'Kullanıcı adı boş geçilemez',
  'Parola alanı boş geçilemez',
  'Yazar bulunamadı',
])

describe('texts for people', () => {
  it('are found', () => {
    expect(texts.filter(({ isMessage }) => isMessage).length).toBeGreaterThan(150)
    expect(texts.map(({ text }) => text)).toContain('Yazı silinsin mi?')
  })

  it('have one apostrophe, the one people type and names get (`core/turkish/suffix.ts`)', () => {
    expect(offending(({ text }) => /[\p{L}\d]’\p{Ll}/u.test(text))).toEqual([])
  })

  it('end with a full stop where they say what is wrong', () => {
    const isSentence = /^[\p{Lu}\d"].* /u
    const isEnded = /(?:[.!?…]|: x)$/
    const isWrong = ({ file, text, isMessage }: Text): boolean =>
      // Settings are an operator's: what is wrong with one stands behind its name.
      isMessage && file !== 'server/config.ts' && isSentence.test(text) && !isEnded.test(text)
    const wrong = texts.filter(isWrong).map(({ text }) => text)
    expect(wrong.filter((text) => !byTheLetter.has(text))).toEqual([])
    expect(new Set(wrong)).toEqual(byTheLetter)
  })

  it.each([
    ['takip', /(?<!\p{L}|ön )izle(?!yici)/iu, /./],
    ['kayıt ol', /(?<!\p{L})(?:hesap aç|kaydol|üye ol)/iu, /./],
    ['özet', /açıklama/iu, /editor|writing|my-posts|post-forms/],
  ])('say %s', (_word, other, where) => {
    expect(offending(({ file, text }) => where.test(file) && other.test(text))).toEqual([])
  })
})
