import { createHash, randomBytes } from 'node:crypto'

/** Random for each process: nothing that a member writes can be taken for one of them. */
export interface Placeholders {
  /** Stands where the viewer data is joined in at sending. */
  viewerData: string
  /** Every script that React writes carries it, and none that somebody else got into a page. */
  script: string
}

export function newPlaceholders(): Placeholders {
  const random = randomBytes(12).toString('hex')
  return { viewerData: `viewerData-${random}`, script: `script-${random}` }
}

/**
 * The page without the placeholders of its scripts, and the hashes by which browsers are told to run
 * just these: the page is then the same for everybody, while a script that was smuggled in has
 * no hash and does not run.
 */
export function hashScripts(html: string, placeholder: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${placeholder}"`
  const scripts = html.matchAll(
    new RegExp(`<script(?=[^>]*${attribute})([^>]*)>(.*?)</script>`, 'gs'),
  )
  const hashes = new Set<string>()
  for (const [, attributes, text] of scripts)
    if (isInlineCode(attributes!))
      hashes.add(`'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
  // The router also tells its own half in the browser, which has no use for it.
  const plain = html
    .replaceAll(attribute, '')
    .replace(`<meta property="csp-nonce" content="${placeholder}"/>`, '')
  return { html: plain, hashes: [...hashes] }
}

/** Files are ours by their address, and data is never run. */
const isInlineCode = (attributes: string): boolean =>
  !/\ssrc=|\stype="application\//.test(attributes)
