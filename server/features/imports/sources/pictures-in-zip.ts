import { fileLimits } from '../../../../core/contracts/files.ts'
import { decodedPath } from '../../../../core/paths.ts'
import { wholeBytes } from '../reading/text.ts'
import type { Zip } from '../reading/zip.ts'

/** Where generators and programs keep the files that pages name from the root. */
const roots = ['', 'static', 'public', 'assets', 'source', 'content']

/** By the path from the post's folder, or from a root; else by its name alone, as Obsidian does. */
export function pictureFinder(zip: Zip): (named: string, folder: string) => Promise<Buffer | null> {
  const byName = new Map(zip.names.map((name) => [name.split('/').at(-1)!, name]))
  const top = topFolderOf(zip)
  return async (named, folder) => {
    const address = named.split(/[?#]/)[0]!
    const path = decodedPath(address) ?? address
    const folders = path.startsWith('/')
      ? roots.flatMap((root) => [root, `${top}/${root}`])
      : [folder]
    const found =
      folders.map((each) => joined(each, path)).find((name) => zip.has(name)) ??
      byName.get(path.split('/').at(-1)!)
    return found === undefined ? null : wholeBytes(await zip.read(found), fileLimits.bytes)
  }
}

/** Many archives hold one folder with everything in it. */
function topFolderOf({ names }: Zip): string {
  const first = names[0]?.split('/')[0] ?? ''
  return names.every((name) => name.startsWith(`${first}/`)) ? first : ''
}

/** `a/b` and `../c.png` are `a/c.png`; what leads out of the archive leads to its root. */
function joined(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}
