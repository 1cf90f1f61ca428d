import { Marked } from 'marked'
import type { Problems } from './blocks.ts'

const marked = new Marked({ gfm: true, async: false })

/**
 * Markdown by way of HTML, so that there is one way from a text to blocks. What note-taking programs and site
 * generators add to it is brought to plain Markdown before.
 */
export function htmlOfMarkdown(text: string, problems: Problems): string {
  return marked.parse(withoutThickets(plainMarkdown(text, problems), problems)) as string
}

/** The parser looks back from each mark to all before it in the paragraph; people use a few dozen. */
const mostMarks = 200

function withoutThickets(text: string, problems: Problems): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      if ((paragraph.match(/[*_~]+/g)?.length ?? 0) <= mostMarks) return paragraph
      problems.add('Bir paragrafta çok fazla biçim işareti vardı; düz yazı olarak alındı.')
      return paragraph.replace(/[*_~]/g, String.raw`\$&`)
    })
    .join('\n\n')
}

const pictureName = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i

function plainMarkdown(text: string, problems: Problems): string {
  return outsideCode(text, (line) =>
    line
      .replace(
        /\{\{[<%]\s*youtube\s+"?([\w-]{5,20})"?\s*[>%]\}\}/g,
        '\n\nhttps://www.youtube.com/watch?v=$1\n\n',
      )
      .replace(/\{\{[<%][^{}\n]{0,500}[>%]\}\}|\{%[^{}\n]{0,500}%\}/g, (code) => {
        problems.add('Kısa kod alınamadı.', code)
        return ''
      })
      .replace(/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, '')
      .replace(/!\[\[([^[\]|\n]{1,300})(?:\|[^[\]\n]{0,300})?\]\]/g, (whole, name: string) =>
        pictureName.test(name) ? `![](<${name}>)` : whole,
      )
      .replace(
        /!?\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{1,300}))?\]\]/g,
        (_, name: string, shown?: string) => {
          problems.add('Notlar arası bağlantı alınamadı; yazısı kaldı.', name)
          return shown ?? name
        },
      ),
  )
}

/** Code is shown as it is. */
function outsideCode(text: string, change: (line: string) => string): string {
  let fence: string | null = null
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence === null && mark !== undefined) fence = mark
      else if (fence !== null && mark?.startsWith(fence)) fence = null
      else if (fence === null && line.length < 10_000 && !line.includes('`')) return change(line)
      return line
    })
    .join('\n')
}
