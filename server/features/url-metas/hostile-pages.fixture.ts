const half = 512 * 1024

/** Pages that were made to keep a reader of pages busy, or to make it say what it should not. */
export const hostilePages: Record<string, string> = {
  'tags that never close, then closings of others':
    '<a>'.repeat(half / 6) + '</b>'.repeat(half / 8),
  'as many open tags as are read, then closings of others':
    '<a>'.repeat(1400) + '</b>'.repeat((half - 4200) / 4),
  'metas without number': '<meta property="x" content="y">'.repeat(half / 31),
  'metas with names without number': Array.from(
    { length: 12_000 },
    (_, number) => `<meta name="n${number}" content="${number}">`,
  ).join(''),
  'one tag with attributes without number': `<meta ${'a=b '.repeat(half / 4)}>`,
  'one tag with different attributes without number': `<meta ${Array.from({ length: 60_000 }, (_, number) => `a${number}=b`).join(' ')}>`,
  'a title that never ends': `<title>${'a'.repeat(half)}`,
  'titles without number': '<title>a</title>'.repeat(half / 16),
  'entities without number': `<title>${'&amp;'.repeat(half / 5)}</title>`,
  'entities that do not end': `<title>${'&#0000'.repeat(half / 6)}</title>`,
  'a comment that never ends': `<!--${'-'.repeat(half)}`,
  'comments without number': '<!---->'.repeat(half / 7),
  'a script that never ends': `<script>${'</scrip'.repeat(half / 7)}`,
  'drawings within drawings': `${'<svg>'.repeat(half / 10)}${'</svg>'.repeat(half / 12)}<title>a</title>`,
  'nothing but opening signs': '<'.repeat(half),
  'blanks without end': `<title>${' \n\t'.repeat(half / 3)}</title>`,
  'a description of blanks': `<meta name="description" content="${' '.repeat(half)}x">`,
  'a very long address': `<meta property="og:image" content="${'/a'.repeat(half / 2)}">`,
  'zero bytes and halves of pairs':
    '<title>\0a\ud800b\u0000</title><meta name="description" content="\udfff\0">',
  'text that turns around': '<title>fatura\u202efdp.exe\u202c\u2066</title>',
}
