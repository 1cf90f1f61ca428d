import { describe, expect, it } from 'vitest'
import { expectLinear, growth } from '../tests/support/growth.ts'
import { email, newPassword } from './contracts/account-forms.ts'
import { commentParts, mentionedIn } from './text/comment-text.ts'
import { commentText } from './contracts/comment-writing.ts'
import { linkAddress, uploadPath, webAddress } from './document/addresses.ts'
import { embedOf, isShortLink } from './document/embeds.ts'
import { escapeHtml } from './document/escape.ts'
import { entriesHtml } from './document/html.ts'
import { excerptOf, plainText } from './document/text.ts'
import type { Entry } from './document/types.ts'
import { firstName, username } from './text/names.ts'
import { excerpt, tag, title } from './contracts/post-forms.ts'
import { localPath } from './return-path.ts'
import { readQuestion } from './search/question.ts'
import { wordsOf } from './search/words.ts'
import { capitalize } from './turkish/case.ts'
import { fold, slugify } from './turkish/fold.ts'
import { stem } from './turkish/stem.ts'
import { withSuffix } from './turkish/suffix.ts'
import { countWords } from './turkish/words.ts'

const paragraph = (text: string): Entry[] => [
  { type: 'paragraph', data: { key: 'k', content: [{ type: 'text', text }] } },
  { type: 'heading', data: { key: 'h', level: 2, content: [{ type: 'text', text }] } },
]

const signs = [
  '.',
  ',',
  ' ',
  '/',
  '@',
  ':',
  '-',
  '…',
  '"',
  "'",
  '(',
  ')',
  '\n',
  '\t',
  '<',
  '&',
  '#',
]
const words = [
  'a',
  'ab',
  'İ',
  'ğ',
  '0',
  '1,',
  'Dr.',
  'a.',
  'a@',
  'A. ',
  '@ali',
  'a@b.',
  '🕯️',
  'I\u0307',
  '\u0301\u0323',
  '\ufdfa',
]
const addresses = [
  'http://',
  'https://a.b/',
  'www.',
  '//',
  '%20',
  '?a=',
  '&b',
  'mailto:a',
  '/uploads/',
]
const pieces = [...signs, ...words, ...addresses]

const parsers: Record<string, (text: string) => unknown> = {
  commentParts,
  mentionedIn,
  commentText: (text) => commentText.safeParse(text),
  linkAddress,
  webAddress,
  uploadPath,
  embedOf: (text) => embedOf(`https://www.google.com/maps/${text}`),
  isShortLink,
  localPath,
  escapeHtml,
  entriesHtml: (text) => entriesHtml(paragraph(text)),
  plainText: (text) => plainText(paragraph(text)),
  excerptOf: (text) => excerptOf(paragraph(text), 300),
  title: (text) => title.safeParse(text),
  excerpt: (text) => excerpt.safeParse(text),
  tag: (text) => tag.safeParse(text),
  firstName: (text) => firstName.safeParse(text),
  username: (text) => username.safeParse(text),
  newPassword: (text) => newPassword.safeParse(text),
  email: (text) => email.safeParse(text),
  fold,
  slugify,
  capitalize,
  countWords,
  withSuffix: (text) => withSuffix(text, 'genitive'),
  readQuestion,
  wordsOf,
  stem,
}

describe('what reads the words of strangers', () => {
  it.each(Object.entries(parsers))('%s takes time in proportion to their length', (_, parse) => {
    expectLinear(parse, pieces)
  })

  it('is measured by something that notices the square', () => {
    const ofSlashes = (length: number): string => `${'/'.repeat(length)}x`
    expect(growth((text) => text.replace(/\/+$/, ''), ofSlashes)).toBeGreaterThan(4)
  })
})
