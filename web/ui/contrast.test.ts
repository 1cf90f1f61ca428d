import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
)

const grounds = ['paper', 'surface', 'wash']
const tones = [0, 1, 2, 3, 4, 5].map((tone) => [`on-tone-${tone}`, `tone-${tone}`] as const)

/** Text on what it may stand on: WCAG AA asks for 4.5. */
const textPairs = [
  ...['ink', 'muted', 'faint', 'accent', 'accent-ink', 'applause', 'danger', 'success'].flatMap(
    (text) => grounds.map((ground) => [text, ground] as const),
  ),
  ['ink', 'accent-wash'],
  ['muted', 'accent-wash'],
  ['accent', 'accent-wash'],
  ['accent-ink', 'accent-wash'],
  ['danger', 'accent-wash'],
  ['ink', 'applause-wash'],
  ['applause', 'applause-wash'],
  ['ink', 'danger-wash'],
  ['danger', 'danger-wash'],
  ['ink', 'success-wash'],
  ['success', 'success-wash'],
  ['paper', 'ink'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ...tones,
] as const

/** Edges of controls, icons and the focus ring: 3. */
const shapePairs = [
  ...grounds.map((ground) => ['edge', ground] as const),
  ...grounds.map((ground) => ['accent', ground] as const),
] as const

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(front: string, back: string, theme: Theme): number {
  const bright = [front, back].map((name) => luminance(tokens.get(name)![theme]))
  return (Math.max(...bright) + 0.05) / (Math.min(...bright) + 0.05)
}

const themes: Theme[] = ['light', 'dark']

test.each(themes)('text can be read in the %s theme', (theme) => {
  const failing = textPairs.filter(([text, ground]) => contrast(text, ground, theme) < 4.5)
  expect(failing).toEqual([])
})

test.each(themes)('controls can be told from their ground in the %s theme', (theme) => {
  const failing = shapePairs.filter(([shape, ground]) => contrast(shape, ground, theme) < 3)
  expect(failing).toEqual([])
})
