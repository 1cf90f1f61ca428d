import { refusals } from '../messages.ts'
import { fileTypeFromBuffer } from 'file-type'
import { invalid } from '../errors.ts'
import { fileMessages } from '../../core/contracts/files.ts'

export type Kind = 'jpg' | 'png' | 'svg'

/** What a file is by its content; its name and what the sender says of it count for nothing. */
export async function kindOf(bytes: Buffer): Promise<Kind> {
  const ext = (await fileTypeFromBuffer(bytes))?.ext
  if (ext === 'apng') throw invalid('file', refusals.file.animated)
  if (ext === 'png' || ext === 'jpg') {
    if (isSomethingElseToo(bytes)) throw invalid('file', refusals.file.mixed)
    if (!hasEnd[ext](bytes)) throw invalid('file', refusals.file.broken)
    return ext
  }
  if ((ext === undefined || ext === 'xml') && beginsAsSvg(bytes)) return 'svg'
  throw invalid('file', fileMessages.kind)
}

const endOfPng = Buffer.from('49454e44ae426082', 'hex')
const endOfJpg = Buffer.from('ffd9', 'hex')

/** A decoder does not miss the end of a PNG at all, nor always that of a JPG. */
const hasEnd = {
  png: (bytes: Buffer) => bytes.includes(endOfPng),
  jpg: (bytes: Buffer) => {
    const data = startOfData(bytes)
    return data === null || bytes.includes(endOfJpg, data)
  },
}

/**
 * Behind the parts that say their length, one of which may hold a small picture with an end of its
 * own. Null: what stands there instead is for the decoder to judge.
 */
function startOfData(bytes: Buffer): number | null {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff || bytes[at + 1] === 0xff) return null
    if (bytes[at + 1] === 0xda) return at
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return bytes.length
}

const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const archives = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c'].map((text) =>
  Buffer.from(text, 'latin1'),
)
const program = /<(?:script|html|iframe|\?php|!doctype html)/i

/**
 * Files that are a picture and something that runs or unpacks at once. What we keep is drawn anew
 * and holds neither; but nobody sends such a thing by mistake.
 */
function isSomethingElseToo(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 1024).includes('%PDF-') ||
    // The directory of a ZIP stands at its end, before a comment of at most 64 KB.
    bytes.subarray(-66_000).includes(zipEnd) ||
    archives.some((signature) => bytes.includes(signature)) ||
    program.test(bytes.toString('latin1'))
  )
}

/** What may stand before the first element of an XML file. */
const prolog = /\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[\s\S]*?\]\s*)?>/iy
const rootTag = /<(?:[\w-]+:)?svg[\s/>]/y

/** A first look at the beginning; whoever draws it reads all of it. */
function beginsAsSvg(bytes: Buffer): boolean {
  const text = bytes
    .subarray(0, 64 * 1024)
    .toString()
    .replace(/^\ufeff/, '')
  let position = 0
  for (prolog.lastIndex = 0; prolog.test(text); prolog.lastIndex = position)
    position = prolog.lastIndex
  rootTag.lastIndex = position
  return rootTag.test(text)
}
