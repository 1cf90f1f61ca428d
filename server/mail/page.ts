import { escapeHtml } from '../../core/document/escape.ts'
import { nameInMark, site } from '../../core/site.ts'

export interface MailItem {
  text: string
  title: string
  link: string
}

export interface MailContent {
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; link: string }
  closing: string[]
  /** What happened, one by one. */
  items?: MailItem[]
  unsubscribe?: string
}

/** Readers drop outer style sheets and web fonts, so the styles stand inline and the fonts are theirs. */
const sans = "'Segoe UI',Helvetica,Arial,sans-serif"
const serif = "Georgia,'Times New Roman',serif"

const day = {
  paper: '#fbfaf7',
  ink: '#1d1c1a',
  muted: '#615d56',
  line: '#e7e3da',
  accent: '#0b6e8f',
}

/** The colours of the night, for readers that can: the same as on the site. */
const nightStyles = `@media (prefers-color-scheme:dark){
.paper{background:#12151a!important}
.ink{color:#ece7dc!important}
.muted{color:#a39d90!important}
.line{border-color:#272c34!important}
.accent{color:#5fb7d4!important}
.button{background:#ece7dc!important}
.label{color:#12151a!important}
}`

const paragraph = (text: string): string => `<p style="margin:0 0 20px">${escapeHtml(text)}</p>`

const small = (text: string): string =>
  `<p class="muted" style="margin:0 0 8px;font-size:14px;line-height:21px;color:${day.muted}">${escapeHtml(text)}</p>`

const item = ({ text, title, link }: MailItem): string =>
  `<p class="line" style="margin:0 0 16px;padding-top:16px;border-top:1px solid ${day.line}"><a class="ink" href="${escapeHtml(link)}" style="color:${day.ink};text-decoration:none">${escapeHtml(text)}${title === '' ? '' : `<br><strong style="font-family:${serif};font-size:18px;line-height:26px">${escapeHtml(title)}</strong>`}</a></p>`

const stopLink = (link: string): string =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:21px"><a class="muted" href="${escapeHtml(link)}" style="color:${day.muted}">Bu e-postaları kapatın</a></p>`

/** A mail as a page: tables, because some readers lay nothing else out. */
export function mailPage(content: MailContent): string {
  const { subject, greeting, paragraphs, items = [], action, closing, unsubscribe } = content
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${nightStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${day.paper};-webkit-text-size-adjust:100%">
${preview(paragraphs[0] ?? '')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:${day.paper}">
<tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ink" style="max-width:520px;font-family:${sans};font-size:16px;line-height:26px;color:${day.ink};text-align:left">
<tr><td class="line" style="padding-bottom:24px;border-bottom:1px solid ${day.line}">${wordmark()}</td></tr>
<tr><td style="padding:32px 0 16px">
<h1 style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:36px;font-weight:500">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${items.map(item).join('\n')}
${button(action)}
${small('Düğme çalışmıyorsa bu adresi tarayıcınıza yapıştırın:')}
<p style="margin:0 0 24px;font-size:14px;line-height:21px;word-break:break-all"><a class="accent" href="${escapeHtml(action.link)}" style="color:${day.accent}">${escapeHtml(action.link)}</a></p>
${closing.map(small).join('\n')}
${unsubscribe === undefined ? '' : stopLink(unsubscribe)}
</td></tr>
<tr><td class="line muted" style="padding-top:20px;border-top:1px solid ${day.line};font-size:13px;line-height:20px;color:${day.muted}">Bu e-posta <a class="muted" href="${escapeHtml(site.url)}" style="color:${day.muted}">${escapeHtml(site.name)}</a> hesabınızla ilgilidir.</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** What a list of mails shows beside the subject; the spaces keep the rest of the mail out of it. */
function preview(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}${'&#847;&#8199;'.repeat(60)}</div>`
}

function wordmark(): string {
  const style = `font-family:${serif};font-size:26px;line-height:32px;font-weight:bold;text-decoration:none`
  return `<a class="ink" href="${escapeHtml(site.url)}" style="${style};color:${day.ink}">${escapeHtml(nameInMark(site.name))}<span class="accent" style="color:${day.accent}">.</span></a>`
}

/** The cell is the button where a link cannot have a ground of its own. */
function button({ label, link }: MailContent['action']): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr>
<td class="button" bgcolor="${day.ink}" style="background:${day.ink};border-radius:999px"><a class="label" href="${escapeHtml(link)}" style="display:inline-block;padding:13px 26px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`
}
