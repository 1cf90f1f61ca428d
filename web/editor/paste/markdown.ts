import { MarkdownManager } from '@tiptap/markdown'

const { instance: marked } = new MarkdownManager()

/** Markdown as HTML, which is then read with the same distrust as any other. */
export function markdownHtml(text: string): string {
  const source = text.replace(/\r\n?/g, '\n').replace(/^(\s*)• /gm, '$1- ')
  return marked.parse(source, { async: false, gfm: true, breaks: true })
}
