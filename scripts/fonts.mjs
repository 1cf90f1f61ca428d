/**
 * Makes the fonts of the site: cuts them out of the @fontsource packages into web/fonts/, and
 * writes web/styles/fonts.css with faces and fallbacks. Run it after an upgrade of the packages:
 *   node scripts/fonts.mjs
 *
 * The packages split each font in two files: `latin` holds ç ö ü ı, `latin-ext` holds ğ ş İ ₺.
 * A Turkish page needs both, so each is cut down to what Turkish uses. The letters of other
 * languages go to a third file each, which a browser loads only when such a letter appears.
 *
 * A font that comes after the first paint waits for the next page (`optional`): it would move what is
 * being read.
 *
 * The fallback faces keep the lines where they are while a font loads. A fallback is scaled
 * (`size-adjust`) so that a Turkish paragraph becomes exactly as wide as in the real font, and is
 * then given the real font's ascent and descent, divided by that scale because the browser
 * multiplies them by it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { glyphFinder, tablesOf } from './font-tables.mjs'

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i))
const turkish = 'çÇğĞıİöÖşŞüÜâÂîÎûÛ₺'
const punctuation = '\u00a0“”‘’„‚‹›«»–—…·•№€£©®™→←↑↓×−°§¶½¼¾²³¹′″\u00ad\u2009\u202f'
const everyPage = new Set(ascii + turkish + punctuation)
const otherLetters = new Set(charactersBetween([0xa1, 0x17f], [0x218, 0x21b], [0x1e9e, 0x1e9e]))

/**
 * Axes are narrowed to what the theme uses, which halves the files: text is never below 14 px in
 * the serif, weights go from regular to bold. Italics stand only inside running text, so theirs
 * are drawn for one size. Figures of one width are needed in the interface alone.
 */
const weights = { min: 400, max: 700 }
const layout = ['kern', 'liga', 'locl', 'ccmp', 'mark']
const fonts = [
  {
    name: 'literata',
    family: 'Literata',
    style: 'normal',
    file: 'opsz',
    variationAxes: { wght: weights, opsz: { min: 14, max: 72 } },
    keepFeatures: layout,
  },
  {
    name: 'literata',
    family: 'Literata',
    style: 'italic',
    file: 'opsz',
    variationAxes: { wght: weights, opsz: 20 },
    keepFeatures: layout,
  },
  {
    name: 'figtree',
    family: 'Figtree',
    style: 'normal',
    file: 'wght',
    variationAxes: { wght: weights },
    keepFeatures: [...layout, 'tnum'],
  },
  // Code: only pages with code load it, and only in one weight.
  {
    name: 'source-code-pro',
    family: 'Source Code Pro',
    style: 'normal',
    file: 'wght',
    variationAxes: { wght: 400 },
    keepFeatures: ['locl', 'ccmp', 'mark'],
  },
]

/** Widths are compared over ordinary Turkish prose, so that frequent letters count more. */
const sample =
  'Sonbahar bu şehre hep geç kalır. Ekimin ortasında bile kaldırımlar yazın tozunu üstünde taşır; ' +
  'sonra bir sabah, kimse haber vermeden, çınarlar bütün yapraklarını aynı anda bırakır. O sabahlardan ' +
  'birinde iskeleden yukarı, adını sonradan öğrendiğim bir yokuşa saptım. İki ev arasına gerilmiş ' +
  'iplerde, rüzgârın unuttuğu gömlekler asılıydı. Bir pencere açıldı, bir kova su döküldü.'

/**
 * Fonts that readers have. `em` is the width of the sample in ems, measured in Liberation Sans and
 * Liberation Serif, whose letters are by design exactly as wide as those of Arial and Times.
 */
const fallbacks = [
  {
    family: 'Literata',
    weight: '200 549',
    pin: { wght: 400, opsz: 20 },
    em: 150.289,
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  },
  {
    family: 'Literata',
    weight: '550 900',
    pin: { wght: 600, opsz: 30 },
    em: 162.354,
    local: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
    ],
  },
  {
    family: 'Figtree',
    weight: '200 549',
    pin: { wght: 400 },
    em: 165.643,
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  },
  {
    family: 'Figtree',
    weight: '550 900',
    pin: { wght: 600 },
    em: 177.885,
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
]

const parts = { latin: ['latin', 'western'], 'latin-ext': ['turkish', 'eastern'] }
const folder = new URL('../web/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })

const faces = []
for (const font of fonts) {
  for (const subset of ['latin', 'latin-ext']) faces.push(...(await facesOf(font, subset)))
}
for (const fallback of fallbacks) faces.push(await fallbackFace(fallback))

const note = '/* Made by scripts/fonts.mjs, where the reasons are; do not edit. */'
await writeFile(
  new URL('../web/styles/fonts.css', import.meta.url),
  `${[note, ...faces].join('\n\n')}\n`,
)

/** What a package's file holds goes to the file of every page and to that of other letters. */
async function facesOf(font, subset) {
  const source = await sourceOf(font, subset)
  const present = (await charactersIn(source)).difference(font.done ?? new Set())
  font.done = present
  const [ownPart, otherPart] = parts[subset]
  return [
    await face(font, source, ownPart, present.intersection(everyPage)),
    await face(font, source, otherPart, present.difference(everyPage)),
  ]
}

async function face(font, source, part, set) {
  const characters = [...set]
  const file = [font.name, font.style === 'italic' && 'italic', part].filter(Boolean).join('-')
  const data = await subsetFont(source, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: font.keepFeatures,
    variationAxes: font.variationAxes,
    noHinting: true,
  })
  await writeFile(new URL(`${file}.woff2`, folder), data)
  console.log(`${file}.woff2  ${characters.length} characters, ${data.length} bytes`)
  return `@font-face {
  font-family: '${font.family}';
  font-style: ${font.style};
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
  src: url('../fonts/${file}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`
}

async function fallbackFace({ family, weight, pin, em, local }) {
  const font = fonts.find((font) => font.family === family)
  // ğ ş İ are as wide as g s I, so that one file is enough to measure.
  const letters = sample.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const instance = await subsetFont(await sourceOf(font, 'latin'), letters, {
    targetFormat: 'sfnt',
    variationAxes: pin,
  })
  const real = measure(instance, letters)
  const scale = real.width / em
  const percent = (number) => `${(number * 100).toFixed(2)}%`
  return `@font-face {
  font-family: '${family} Fallback';
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(real.ascent / scale)};
  descent-override: ${percent(real.descent / scale)};
  line-gap-override: ${percent(real.lineGap / scale)};
}`
}

function sourceOf({ name, file, style }, subset) {
  const path = `@fontsource-variable/${name}/files/${name}-${subset}-${file}-${style}.woff2`
  return readFile(new URL(import.meta.resolve(path)))
}

async function charactersIn(source) {
  const all = await subsetFont(source, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  const glyph = glyphFinder(tablesOf(all).cmap)
  return new Set([...everyPage, ...otherLetters].filter((c) => glyph(c.codePointAt(0)) > 0))
}

/** Width of a text and the line metrics, all in ems, from the tables of an sfnt file. */
function measure(font, text) {
  const { head, hhea, hmtx, cmap } = tablesOf(font)
  const em = head.readUInt16BE(18)
  const glyph = glyphFinder(cmap)
  const lastWidth = hhea.readUInt16BE(34) - 1
  const widthOf = (c) => hmtx.readUInt16BE(4 * Math.min(glyph(c.codePointAt(0)), lastWidth))
  return {
    width: [...text].reduce((sum, c) => sum + widthOf(c), 0) / em,
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
  }
}

function unicodeRange(characters) {
  const codes = characters.map((c) => c.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const code of codes) {
    if (runs.at(-1)?.[1] === code - 1) runs.at(-1)[1] = code
    else runs.push([code, code])
  }
  const hex = (code) => code.toString(16).padStart(4, '0')
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}

function charactersBetween(...ranges) {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  )
}
