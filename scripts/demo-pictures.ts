/**
 * `npm run demo-pictures`: draws the pictures of the demo in every size that an upload has, and notes
 * what they are. Done once and kept, because drawing them takes longer than loading the whole demo.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { fallbackWidth, pictureWidths } from '../core/pictures/pictures.ts'
import { type Drawing, drawings } from '../demo/drawings/catalogue.ts'

const folder = new URL('../demo/pictures/', import.meta.url)
const notes = new URL('../demo/pictures.gen.ts', import.meta.url)

/** Slower and smaller than what the server does with an upload. */
const webp = (image: Sharp): Promise<Buffer> => image.webp({ quality: 68, effort: 6 }).toBuffer()
const jpg = (image: Sharp): Promise<Buffer> => image.jpeg({ quality: 62, mozjpeg: true }).toBuffer()

async function keep({ name, svg, width }: Drawing): Promise<string> {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
  const image = (at: number): Sharp => sharp(drawn.pixels, { raw }).removeAlpha().resize(at)
  mkdirSync(new URL(`${name}/`, folder), { recursive: true })
  const write = async (file: string, content: Promise<Buffer>): Promise<void> =>
    writeFileSync(new URL(`${name}/${file}`, folder), await content)
  for (const each of pictureWidths(width)) await write(`${each}.webp`, webp(image(each)))
  await write(`${fallbackWidth(width)}.jpg`, jpg(image(fallbackWidth(width))))
  const tiny = await image(16).webp({ quality: 20, effort: 6 }).toBuffer()
  // A picture that changes gets another address: browsers keep what they saw under the old one.
  const id = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return `  '${name}': { id: '${id}', width: ${drawn.width}, height: ${drawn.height}, placeholder: '${placeholder}' },\n`
}

rmSync(folder, { recursive: true, force: true })
let lines = ''
for (const drawing of drawings()) lines += await keep(drawing)
writeFileSync(
  notes,
  `/** Written by \`npm run demo-pictures\`; the files stand in \`pictures/\`. */\nexport const keptPictures = {\n${lines}} as const\n`,
)
