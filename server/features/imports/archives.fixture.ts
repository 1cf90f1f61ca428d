import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { SourceName } from '../../../core/contracts/import-limits.ts'
import { type ReadPost, readPost } from './convert/post.ts'
import { recognise } from './sources/recognise.ts'

const fixtures = join(import.meta.dirname, 'fixtures')

type Files = Record<string, string | Buffer>

/** An archive as programs make it. */
export function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const withPictures = (content: Buffer, pictures: string): Buffer =>
  Buffer.from(content.toString().replaceAll('PICTURES', pictures))

/** An export as it was written down; its pictures stand on the site that is named. */
export const exported = (name: string, pictures = 'https://resim.example'): Buffer =>
  withPictures(readFileSync(join(fixtures, name)), pictures)

/** The same for a folder, as an archive. */
export function exportedFolder(
  name: string,
  pictures = 'https://resim.example',
  more: Files = {},
): Promise<Buffer> {
  const folder = join(fixtures, name)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
  const files = names.map((path) => [
    path.slice(folder.length + 1),
    withPictures(readFileSync(path), pictures),
  ])
  return zipOf({ ...(Object.fromEntries(files) as Files), ...more })
}

/** Work with a file that is gone afterwards. */
export async function inFile<Result>(
  content: Buffer | string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'hokka-import-'))
  const path = join(folder, 'file')
  writeFileSync(path, content)
  try {
    return await work(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** All posts of a file as they are read, without a site around. */
export const readAll = (
  content: Buffer | string,
): Promise<{ source: SourceName; posts: ReadPost[] }> =>
  inFile(content, async (path) => {
    const file = await recognise(path)
    const { source } = file
    try {
      const posts: ReadPost[] = []
      for await (const found of source.posts()) posts.push(readPost(source.name, found))
      return { source: source.name, posts }
    } finally {
      file.close()
    }
  })
