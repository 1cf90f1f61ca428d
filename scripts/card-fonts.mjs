/**
 * Makes the fonts of the social cards in server/features/social-cards/fonts/: the drawing library
 * reads neither WOFF2 nor variable fonts. Run it after an upgrade of the @fontsource packages:
 *   node scripts/card-fonts.mjs
 *
 * The packages split each font in two files, `latin` and `latin-ext` (ğ ş İ), under one name. Each
 * file gets a name of its own here, because the library would look for a letter that one file
 * lacks in any font it meets first.
 *
 * Beside them stands what each file can draw, and how wide each character is in thousandths of
 * the font's size: titles are broken into lines before they are drawn.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { glyphFinder, tablesOf } from './font-tables.mjs'

const ranges = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
]
const signs = '“”‘’„‚‹›–—…•€₺™→←↑↓−′″'
const wanted = new Set([...ranges.flatMap(charactersBetween), ...Array.from(signs)])

const parts = ['latin', 'latin-ext']

const literata = { name: 'literata', file: 'opsz', family: 'Literata' }
const figtree = { name: 'figtree', file: 'wght', family: 'Figtree Light' }
const fonts = [
  { ...literata, use: 'title', variationAxes: { wght: 600, opsz: 60 } },
  { ...literata, use: 'mark', variationAxes: { wght: 700, opsz: 28 } },
  { ...figtree, use: 'author', variationAxes: { wght: 500 } },
]

const folder = new URL('../server/features/social-cards/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })

const made = {}
for (const font of fonts) {
  const done = new Set()
  made[font.use] = []
  for (const part of parts) {
    const face = await cut(font, part, [...wanted.difference(done)].join(''))
    made[font.use].push(face)
    for (const character of Object.keys(face.widths)) done.add(character)
  }
}
await writeFile(new URL('faces.json', folder), `${JSON.stringify(made)}\n`)
for (const { name } of [literata, figtree]) {
  const licence = new URL(import.meta.resolve(`@fontsource-variable/${name}/LICENSE`))
  await copyFile(licence, new URL(`LICENSE-${name}.txt`, folder))
}

/** Writes one file and tells its name and the widths of what it can draw. */
async function cut({ name, file, family, use, variationAxes }, part, characters) {
  const path = `@fontsource-variable/${name}/files/${name}-${part}-${file}-normal.woff2`
  const source = await readFile(new URL(import.meta.resolve(path)))
  const data = await subsetFont(source, characters, {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures: ['kern', 'locl', 'ccmp', 'mark'],
    noHinting: true,
  })
  const ownName = `${use}${parts.indexOf(part)}`.padEnd(family.length, 'x')
  rename(data, family, ownName)
  await writeFile(new URL(`${use}-${part}.ttf`, folder), data)
  console.log(`${use}-${part}.ttf  ${data.length} bytes`)
  return { family: ownName, widths: widthsIn(data, characters) }
}

/** In place, with a name of the same length, so that nothing else in the file has to move. */
function rename(font, family, ownName) {
  const { name } = tablesOf(font)
  const inUtf16 = (text) => Buffer.from(text, 'utf16le').swap16()
  const old = inUtf16(family)
  let found = 0
  for (let at = name.indexOf(old); at >= 0; at = name.indexOf(old, at + 1), found++)
    inUtf16(ownName).copy(name, at)
  if (found === 0) throw new Error(`${family} is not the name of the font`)
}

function widthsIn(font, characters) {
  const { head, hhea, hmtx, cmap } = tablesOf(font)
  const em = head.readUInt16BE(18)
  const last = hhea.readUInt16BE(34) - 1
  const glyph = glyphFinder(cmap)
  return Object.fromEntries(
    [...characters]
      .map((character) => [character, glyph(character.codePointAt(0))])
      .filter(([, index]) => index > 0)
      .map(([character, index]) => [
        character,
        Math.round((1000 * hmtx.readUInt16BE(4 * Math.min(index, last))) / em),
      ]),
  )
}

function charactersBetween([first, last]) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
}
