/** What a reading program can use; the rest is for our own pages' styles and scripts. */
const kept = new Set(['href', 'src', 'alt', 'width', 'height'])

/**
 * A post's HTML for other programs: whole addresses, no buttons, no styles. It is made from our
 * own HTML, in which every `<`, `>` and `"` of a text or an attribute is escaped.
 */
export function feedHtml(html: string, origin: string): string {
  return (
    html
      .replace(/<a class="anchor"[^<>]*>#<\/a>/g, '')
      .replace(/<button[^<>]*>[^<]*<\/button>/g, '')
      // The fallback inside is the picture that every program can show.
      .replace(/<\/?picture[^<>]*>|<source[^<>]*>/g, '')
      // Lines that only our style sheet sets apart.
      .replace(/<\/span>(?=<span)/g, '</span><br>')
      .replace(
        /<([a-z][a-z0-9]*) [^<>]*>/g,
        (tag, name: string) => `<${name}${attributesOf(tag, origin)}>`,
      )
  )
}

function attributesOf(tag: string, origin: string): string {
  return [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)]
    .filter(([, name]) => kept.has(name!))
    .map(([, name, value]) => ` ${name}="${value!.startsWith('/') ? origin : ''}${value}"`)
    .join('')
}
