import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mostlyFirst, together } from '../vite.config.ts'

const modules = ['core', 'web', 'node_modules/@tanstack', 'node_modules/lucide-react/dist'].flatMap(
  (folder) => readdirSync(folder, { recursive: true }).map((file) => `/${folder}/${String(file)}`),
)

const isModule = (part: RegExp): boolean =>
  modules.some((file) => part.test(file) && !file.includes('.test.'))

describe('what the build names', () => {
  it.each(together)('is there, for $name', ({ parts, without = [] }) => {
    expect([...parts, ...without].filter((part) => !isModule(part))).toEqual([])
  })

  it('is a page, where its loader stays apart', () => {
    const routes = readFileSync('web/route-tree.gen.ts', 'utf8')
    expect([...mostlyFirst].filter((id) => !routes.includes(`'${id}'`))).toEqual([])
  })

  it('is missed where it was renamed', () => {
    expect(isModule(/\/web\/features\/follows\/use-following-that-was/)).toBe(false)
  })
})
