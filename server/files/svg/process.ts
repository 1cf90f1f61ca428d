/**
 * A process of its own that draws one SVG: text in, PNG out. Whatever a drawing does to it, in time
 * or in memory, it can be ended from outside, which a thread in the middle of native code cannot.
 */
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { SvgRefused, vetSvg } from './vet.ts'

/** Figtree: the same letters on every machine. */
const fontFiles = ['author-latin.ttf', 'author-latin-ext.ttf'].map((file) =>
  fileURLToPath(new URL(`../../features/social-cards/fonts/${file}`, import.meta.url)),
)
const family = 'author0xx'

const font = {
  fontFiles,
  loadSystemFonts: false,
  defaultFontFamily: family,
  serifFamily: family,
  sansSerifFamily: family,
  monospaceFamily: family,
}

/** Passed in by the parent, so that this process does not load the modules that know it. */
const mostPixels = Number(process.argv[2])

/** Lines have no pixels of their own: sharp on every screen, and not larger than what is kept. */
const sides = { smallest: 1280, largest: 2560 }

function draw(svg: string): Buffer {
  const { width, height } = new Resvg(svg, { font, logLevel: 'off' })
  if (width * height > mostPixels) throw new SvgRefused('tooManyPixels')
  const longer = Math.max(width, height)
  const value = Math.round(Math.min(Math.max(2 * longer, sides.smallest), sides.largest))
  const fitTo = { mode: width >= height ? ('width' as const) : ('height' as const), value }
  return new Resvg(svg, { font, fitTo, logLevel: 'off' }).render().asPng()
}

function textOf(bytes: Buffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

// Drawing yields to the server, which answers readers.
setPriority(5)
try {
  const text = textOf(await buffer(process.stdin))
  process.stdout.write(draw(vetSvg(text)))
} catch (error) {
  process.exitCode = 1
  process.stdout.write(error instanceof SvgRefused ? error.fault : 'broken')
}
