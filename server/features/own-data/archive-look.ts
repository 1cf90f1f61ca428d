import { escapeHtml } from '../../../core/document/escape.ts'
import { site } from '../../../core/site.ts'

/** In an archive nothing is loaded from anywhere: the fonts are those of the machine that opens it. */
export const archiveStyle = `:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d1c1a; --muted: #6b675f; --line: #e4e0d7; --accent: #0b6e8f; }
@media (prefers-color-scheme: dark) { :root { --paper: #12161c; --ink: #e9e4d8; --muted: #a09a8c; --line: #2a313b; --accent: #6cc3e0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 18px/1.6 Literata, Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
header { border-bottom: 1px solid var(--line); font-family: Figtree, system-ui, sans-serif; font-size: 15px; display: flex; gap: 1rem; justify-content: space-between; flex-wrap: wrap; }
footer { color: var(--muted); font: 14px/1.5 Figtree, system-ui, sans-serif; border-top: 1px solid var(--line); margin-top: 3rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
h1 { font-size: 2rem; line-height: 1.2; margin: 1rem 0 0.5rem; text-wrap: balance; }
h2, h3, h4 { line-height: 1.3; margin: 2rem 0 0.5rem; }
.quiet, time, dt { color: var(--muted); font-family: Figtree, system-ui, sans-serif; font-size: 15px; }
ul.rows { list-style: none; padding: 0; margin: 1.5rem 0; }
ul.rows > li { border-top: 1px solid var(--line); padding: 0.9rem 0; }
ul.rows p { margin: 0; white-space: pre-wrap; }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: 0.5rem 1.25rem; }
dd { margin: 0; }
img { max-width: 100%; height: auto; border-radius: 4px; }
figure { margin: 1.5rem 0; } figcaption { color: var(--muted); font-size: 15px; }
blockquote, aside.callout { margin: 1.5rem 0; padding-left: 1.1rem; border-left: 3px solid var(--accent); }
pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 4px; font-size: 15px; }
table { border-collapse: collapse; width: 100%; font-size: 16px; } th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: left; }
.own p { border-right: 3px solid var(--accent); padding-right: 0.75rem; text-align: right; }
.face { width: 6rem; height: 6rem; object-fit: cover; border-radius: 50%; }
`

interface ArchivePage {
  title: string
  /** `../` for each folder the page lies in. */
  root: '' | '../'
}

export const pageTop = ({ title, root }: ArchivePage): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(site.name)} arşivi</title>
<link rel="stylesheet" href="${root}stil.css">
</head>
<body>
<header><a href="${root}index.html">${escapeHtml(site.name)} arşivi</a><span class="quiet">Verileriniz, yalnızca sizin için</span></header>
<main>
<h1>${escapeHtml(title)}</h1>
`

export const pageEnd = `</main>
<footer>Bu sayfalar internet bağlantısı olmadan açılır. Aynı veriler, programların okuyabileceği biçimde <code>veri</code> klasöründedir.</footer>
</body>
</html>
`

export const wholePage = (page: ArchivePage, body: string): string =>
  `${pageTop(page)}${body}${pageEnd}`
