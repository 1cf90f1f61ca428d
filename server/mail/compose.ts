import { site } from '../../core/site.ts'
import { mailPage } from './page.ts'

export interface Mail {
  subject: string
  html: string
  text: string
}

export interface MailContent {
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; link: string }
  closing: string[]
}

/** Every mail of the site: one column, one thing to do, and the same words as plain text. */
export function composeMail(content: MailContent): Mail {
  return {
    subject: `${content.subject} · ${site.name}`,
    html: mailPage(content),
    text: textOf(content),
  }
}

function textOf({ greeting, paragraphs, action, closing }: MailContent): string {
  const link = `${action.label}:\n${action.link}`
  const signature = `-- \n${site.name}\n${site.url}`
  return `${[greeting, ...paragraphs, link, ...closing, signature].join('\n\n')}\n`
}
