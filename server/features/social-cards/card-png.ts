import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'

const folder = new URL('fonts/', import.meta.url)
const fontFiles = readdirSync(folder)
  .filter((file) => file.endsWith('.ttf'))
  .map((file) => fileURLToPath(new URL(file, folder)))

/** Drawn on a thread of its own, with our fonts alone: the same picture on every machine. */
export async function pngOf(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false },
  })
  return image.asPng()
}
