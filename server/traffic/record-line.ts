import { createHash } from 'node:crypto'

/**
 * A line of a file of traffic records: six fields between tabs, of which the last is the SHA-256 of the line before it
 * and of the other five. So no line can be changed, left out or put elsewhere without changing all that follow.
 */
export interface RecordFields {
  /** In UTC, as ISO 8601. */
  time: string
  address: string
  method: string
  /** The status of the answer; in notes of our own, a number that belongs to them. */
  result: number
  page: string
}

/** What stands where a method does when a line is a note of our own. No method of HTTP is called so. */
export const notes = {
  /** The first line of a file: which files were there before it, with their last lines. */
  begin: '=BEGIN',
  /** So many requests were not written, because the disk did not take them. */
  lost: '=LOST',
} as const

/** Before the first line of a file, which says itself what it comes after. */
export const noHash = ''

const hashOf = (before: string, text: string): string =>
  createHash('sha256').update(`${before}\n${text}`).digest('hex')

/** The line with its hash and its end, and the hash for the next one. */
export function chained(before: string, fields: RecordFields): { line: string; hash: string } {
  const { time, address, method, result, page } = fields
  const text = [time, address, method, result, page]
    .map((each) => oneField(String(each)))
    .join('\t')
  const hash = hashOf(before, text)
  return { line: `${text}\t${hash}\n`, hash }
}

/** Nothing a client sends can begin another field or line. */
const oneField = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '?')

const linePattern = /^([^\t]*)\t([^\t]*)\t([^\t]*)\t(\d+)\t([^\t]*)\t([0-9a-f]{64})$/

/** Null when the line does not follow the one before it, whatever the reason. */
export function readLine(
  before: string,
  line: string,
): { fields: RecordFields; hash: string } | null {
  const [, time, address, method, result, page, hash] = linePattern.exec(line) ?? []
  if (hash === undefined || hashOf(before, line.slice(0, -hash.length - 1)) !== hash) return null
  const fields = { time: time!, address: address!, method: method!, page: page! }
  return { fields: { ...fields, result: Number(result) }, hash }
}

/** How far an earlier file had come: the hash of its last line at that time. */
export interface FileEnd {
  name: string
  hash: string
}

export const endsAsText = (ends: FileEnd[]): string =>
  ends.map(({ name, hash }) => `${name}=${hash}`).join(' ')

export const endsInText = (text: string): FileEnd[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', hash = ''] = part.split('=')
      return { name, hash }
    })
