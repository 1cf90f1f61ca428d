import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { growth } from './support/growth.ts'

/** What is written in the editor freezes nobody's browser but the writer's own. */
const isChecked = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(?:test|gen|fixture|testing)\.tsx?$/.test(file) &&
  !file.startsWith('web/editor/')

/** Slow on long input, of which they never meet any. */
const harmless: Record<string, string> = {
  [String.raw`\B(?=(?:\d{3})+$)`]: 'the digits of a number',
  [String.raw`^"?([^"<>]*?)"?\s*<([^<>]+)>$`]: 'a setting of the operator',
  [String.raw`Version\/.*Safari\/`]: 'a user agent, cut to 512 characters',
  [String.raw`<!--[^]*?-->`]: 'the first 4096 bytes of a page',
  [String.raw`<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})`]: 'the same 4096 bytes',
  [String.raw`<!entity|<!doctype[^>]*\[`]: 'a drawing, in a process with a deadline',
}

interface Expression {
  pattern: string
  flags: string
}

function literalsOf(node: unknown, found: Expression[]): Expression[] {
  if (typeof node !== 'object' || node === null) return found
  const { regex } = node as { regex?: Expression }
  if (regex !== undefined) found.push(regex)
  else for (const part of Object.values(node)) literalsOf(part, found)
  return found
}

const root = join(import.meta.dirname, '..')
const files = ['core', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter(isChecked),
)
const expressions = files.flatMap((file) => {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  return literalsOf(program, []).map((each) => ({ file, ...each }))
})

const examples: Record<string, string> = {
  s: ' ',
  S: 'a',
  d: '0',
  w: 'a',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '',
}

/** The words and signs that an expression is made of: what it looks for leads it furthest astray. */
function piecesOf(pattern: string): string[] {
  const plain = pattern
    .replace(/\\[pP]\{[^}]*\}/g, 'a')
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, '(')
    .replace(/\\(.)/g, (_, sign: string) => examples[sign] ?? sign)
  const words = plain.split(/[()[\]{}|*+?^$]+/).filter((word) => word !== '')
  return [...new Set([...words, ...Array.from(plain), 'a', ' ', '0', 'aA', '\n'])].slice(0, 60)
}

/** The first text that takes an expression more time than its length explains. */
function slowTextFor({ pattern, flags }: Expression): string | undefined {
  const pieces = piecesOf(pattern)
  const search = (text: string) => text.replace(new RegExp(pattern, flags), '')
  const begins = ['', ...pieces.filter((piece) => piece.length > 1).slice(0, 4)]
  for (const begin of begins)
    for (const piece of pieces)
      for (const end of ['', '\u0001']) {
        const make = (length: number): string =>
          begin + piece.repeat(Math.ceil(length / piece.length)) + end
        if (growth(search, make) > 4) return `${begin}${piece}${piece}…${end}`
      }
  return undefined
}

describe('the regular expressions of what strangers send', () => {
  it('are found', () => expect(expressions.length).toBeGreaterThan(150))

  it('take time in proportion to what they read', () => {
    const slow = expressions
      .filter(({ pattern }) => !(pattern in harmless))
      .map((each) => ({ where: `${each.file} /${each.pattern}/`, text: slowTextFor(each) }))
    expect(slow.filter(({ text }) => text !== undefined)).toEqual([])
  })

  it.each([
    ...Object.keys(harmless).slice(2, 5),
    String.raw`\/+$`,
    String.raw`<button[^>]*>[^<]*<\/button>`,
  ])('would be noticed: %s', (pattern) => {
    expect(slowTextFor({ pattern, flags: 'g' })).toBeDefined()
  })

  it('that are excused are still there', () => {
    const patterns = new Set(expressions.map(({ pattern }) => pattern))
    expect(Object.keys(harmless).filter((pattern) => !patterns.has(pattern))).toEqual([])
  })
})
