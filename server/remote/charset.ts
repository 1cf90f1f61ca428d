import { lowerAscii } from '../../core/turkish/fold.ts'

/** `text/html` of `Text/HTML; charset=iso-8859-9`. */
export const mediaTypeOf = (contentType: string): string =>
  lowerAscii(contentType.split(';')[0]!.trim())

/** A `<meta charset>` counts only so early in a page; browsers look at its beginning alone, too. */
const prescanBytes = 4096

/**
 * Bytes of a page as text. What says how to read them, in this order: a byte order mark, the
 * header, the page itself. A page that does not say is UTF-8 if it can be, else it is an old
 * Turkish one.
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const charset =
    markedCharset(bytes) ??
    known(parameterOf(contentType)) ??
    known(declaredCharset(bytes)) ??
    (isUtf8(bytes) ? 'utf-8' : 'windows-1254')
  return new TextDecoder(charset).decode(bytes)
}

function markedCharset(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined
}

const parameterOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1]

/** `<meta charset="windows-1254">`, `<meta http-equiv … content="…; charset=…">` or the head of XML. */
function declaredCharset(bytes: Buffer): string | undefined {
  const start = bytes
    .subarray(0, prescanBytes)
    .toString('latin1')
    .replace(/<!--[^]*?-->/g, '')
  const [, inMeta] = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(start) ?? []
  const [, inXml] = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})/i.exec(start) ?? []
  const name = inMeta ?? inXml
  // The declaration was readable as ASCII, so the page cannot be UTF-16 whatever it says.
  return name !== undefined && /^utf-?16/i.test(name) ? 'utf-8' : name
}

function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** The last character may have been cut off. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
