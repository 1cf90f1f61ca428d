import { site } from '../../core/site.ts'
import { lowerTurkish } from '../../core/turkish/case.ts'

export interface Mail {
  subject: string
  html: string
  text: string
}

interface MailContent {
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
    html: htmlOf(content),
    text: textOf(content),
  }
}

function textOf({ greeting, paragraphs, action, closing }: MailContent): string {
  const link = `${action.label}:\n${action.link}`
  return [greeting, ...paragraphs, link, ...closing, `${site.name}\n${site.url}`].join('\n\n')
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** Mail readers know tables and inline styles; classes and outer style sheets they drop. */
function htmlOf({ subject, greeting, paragraphs, action, closing }: MailContent): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 20px">${escape(text)}</p>`
  const small = (text: string): string =>
    `<p style="margin:0 0 8px;font-size:14px;line-height:21px;color:#6a665e">${escape(text)}</p>`
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:#1d1c1a">
<div style="display:none;max-height:0;overflow:hidden">${escape(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;font:16px/26px Figtree,Helvetica,Arial,sans-serif;text-align:left">
<tr><td style="padding-bottom:24px;border-bottom:1px solid #e7e3da"><a href="${escape(site.url)}" style="font:bold 26px Literata,Georgia,serif;color:#1d1c1a;text-decoration:none">${escape(lowerTurkish(site.name))}<span style="color:#0b6e8f">.</span></a></td></tr>
<tr><td style="padding:32px 0 12px"><h1 style="margin:0 0 20px;font:500 28px/36px Literata,Georgia,serif">${escape(subject)}</h1>
${paragraph(greeting)}${paragraphs.map(paragraph).join('')}
<p style="margin:28px 0"><a href="${escape(action.link)}" style="display:inline-block;background:#1d1c1a;color:#ffffff;padding:13px 26px;border-radius:999px;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>
${small('Düğme çalışmıyorsa bu adresi tarayıcınıza yapıştırın:')}
<p style="margin:0 0 24px;font-size:14px;line-height:21px;word-break:break-all"><a href="${escape(action.link)}" style="color:#0b6e8f">${escape(action.link)}</a></p>
${closing.map(small).join('')}</td></tr>
<tr><td style="padding-top:20px;border-top:1px solid #e7e3da;font-size:13px;line-height:20px;color:#6a665e">Bu e-posta <a href="${escape(site.url)}" style="color:#6a665e">${escape(site.name)}</a> hesabınızla ilgilidir.</td></tr>
</table></td></tr></table></body></html>`
}
