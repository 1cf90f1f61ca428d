import { describe, expect, it } from 'vitest'
import { cyclesIn, importsIn } from './support/imports.ts'

const seen = (source: string): string[] =>
  importsIn('server/a.ts', source).map(({ to, kind }) => `${kind} ${to}`)

describe('the imports of a source', () => {
  it.each([
    ["import { b } from './b.ts'", 'value server/b.ts'],
    ["import {\n  b,\n  type C,\n} from '../core/b.ts'", 'value core/b.ts'],
    ["import b, * as c from 'node:fs'", 'value node:fs'],
    ["import './b.ts'", 'value server/b.ts'],
    ["export { b } from './b.ts'", 'value server/b.ts'],
    ["export * from './b.ts'", 'value server/b.ts'],
    ["import type { B } from './b.ts'", 'type server/b.ts'],
    ["  const { b } = await import('./b.ts')", 'value server/b.ts'],
    ["type B = typeof import('./b.ts')", 'type server/b.ts'],
    ["const worker = new URL('./b.worker.ts', import.meta.url)", 'file server/b.worker.ts'],
    ['const font = new URL(`./fonts/${name}`, import.meta.url)', 'file server/fonts/'],
  ])('%s', (source, expected) => {
    expect(seen(source)).toEqual([expected])
  })

  it('are not what only looks like one', () => {
    expect(seen("export const b = 'c'\nconst word = 'important'\n// from './d.ts'")).toEqual([])
  })
})

describe('files that need each other', () => {
  const cycles = (sources: Record<string, string>): string[] =>
    cyclesIn(Object.entries(sources).flatMap(([file, source]) => importsIn(file, source)))

  it('are found however long the way round is, and by whatever import', () => {
    const sources = {
      'a.ts': "import './b.ts'",
      'b.ts': "import { c } from './c.ts'\nimport './d.ts'",
      'c.ts': "export const later = () => import('./a.ts')",
      'd.ts': '',
    }
    expect(cycles(sources)).toEqual(['a.ts → b.ts → c.ts → a.ts'])
  })

  it('are none where one needs only types of the other, or both need a third', () => {
    const sources = {
      'a.ts': "import './b.ts'\nimport './c.ts'",
      'b.ts': "import type { A } from './a.ts'\nimport './c.ts'",
      'c.ts': '',
    }
    expect(cycles(sources)).toEqual([])
  })
})
