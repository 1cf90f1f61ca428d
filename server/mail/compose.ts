import { site } from '../../core/site.ts'
import { type MailContent, type MailItem, mailPage } from './page.ts'

export interface Mail {
  subject: string
  html: string
  text: string
  /** Where one presses or posts to get no more of its kind. */
  unsubscribe?: string
  /** Whom an answer reaches, where that is not the site. */
  replyTo?: { name: string; address: string }
}

/** Every mail of the site: one column, one thing to do, and the same words as plain text. */
export function composeMail(content: MailContent): Mail {
  return {
    subject: `${content.subject} · ${site.name}`,
    html: mailPage(content),
    text: textOf(content),
    ...(content.unsubscribe && { unsubscribe: content.unsubscribe }),
  }
}

function textOf(content: MailContent): string {
  const { greeting, paragraphs, items = [], action, closing, unsubscribe } = content
  const link = `${action.label}:\n${action.link}`
  const signature = `-- \n${site.name}\n${site.url}`
  return `${[
    greeting,
    ...paragraphs,
    ...items.map(itemText),
    link,
    ...closing,
    ...(unsubscribe ? [`Bu e-postaları kapatın:\n${unsubscribe}`] : []),
    signature,
  ].join('\n\n')}\n`
}

const itemText = ({ text, title, link }: MailItem): string =>
  [text, title, link].filter((line) => line !== '').join('\n')
