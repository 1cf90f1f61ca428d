import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { hasHiddenSigns, hiddenSignsIn, tidyLine } from '../text/line-text.ts'
import { lowerTurkish } from '../turkish/case.ts'
import { lowerAscii } from '../turkish/fold.ts'

/** What is held for an editor to look at, and who cannot sign up. */

export const holdLimits = {
  /** How long a member counts as new here. */
  newDays: 7,
  /** Links to other sites that a new member may put into one text. */
  linksInPost: 10,
  linksInComment: 2,
  /** How often a new member, or several, may send the same text in a day. */
  sameText: 3,
  /** Shorter texts are said again by honest people, unless they hold a link. */
  shortestRepeated: 120,
} as const

export const wordLimits = { words: 2000, longest: 40 } as const

const wordMessages = {
  tooMany: `Bir listede en çok ${wordLimits.words.toLocaleString('tr')} sözcük bulunabilir.`,
  wrong: (word: string) =>
    `“${word}” eklenemez: her satırda yalnızca harflerden oluşan, 2 ile ${wordLimits.longest} harf arasında tek bir sözcük olmalı.`,
} as const

const isWord = (word: string): boolean =>
  word === '' || (word.length <= wordLimits.longest && /^\p{L}{2,}$/u.test(word))

const word = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(200)),
    z.transform((text: string) => lowerTurkish(tidyLine(text))),
  ),
  z.string().check(z.refine(isWord, { error: ({ input }) => wordMessages.wrong(String(input)) })),
)

/** Empty lines and repetitions go. */
const words = z.array(word).check(
  z.maxLength(wordLimits.words, { error: wordMessages.tooMany, abort: true }),
  z.overwrite((list) => [...new Set(list.filter((each) => each !== ''))]),
)

export const wordListForm = z.object({ words, exceptions: words, version: z.int() })

const wordListShape = z.object({
  ...itemShape('WordList'),
  id: z.int(),
  words: z.array(z.string()),
  exceptions: z.array(z.string()),
  version: z.int(),
})
export type WordLists = z.infer<typeof wordListShape>

const byAdmins = { who: 'admin', limit: 'read', status: 200 } as const

export const getWordList = endpoint({
  name: 'getWordList',
  resource: 'WordList',
  summary: 'Geçtiği yazı ve yorumların incelemeye alındığı sözcükleri verir.',
  method: 'GET',
  path: '/moderation/words',
  ...byAdmins,
  answer: wordListShape,
})

export const changeWordList = endpoint({
  name: 'changeWordList',
  resource: 'WordList',
  summary: 'Sözcük listesini değiştirir; eski bir sürümün üzerine yazılmaz.',
  method: 'PUT',
  path: '/moderation/words',
  ...byAdmins,
  limit: 'write',
  body: wordListForm,
  longBody: true,
  answer: wordListShape,
})

export const blockMessages = {
  missing: 'Bir e-posta alan adı ya da ağ adresi yazın.',
  wrong: 'Bir alan adı (ornek.com), bir adres (192.0.2.7) ya da bir aralık (192.0.2.0/24) yazın.',
  noteTooLong: 'Not en çok 200 karakter olabilir.',
  noteHidden: hiddenSignsIn('Notta'),
} as const

export const signUpBlockForm = z.object({
  value: z.pipe(
    z
      .string(blockMessages.missing)
      .check(
        z.trim(),
        z.minLength(1, { error: blockMessages.missing, abort: true }),
        z.maxLength(253, { error: blockMessages.wrong, abort: true }),
      ),
    z.transform((value) => lowerAscii(value).replace(/^.*@/, '')),
  ),
  note: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(200, { error: blockMessages.noteTooLong, abort: true }),
      z.refine((text) => !hasHiddenSigns(text), blockMessages.noteHidden),
    ),
    '',
  ),
})

const signUpBlockShape = z.object({
  ...itemShape('SignUpBlock'),
  id: z.int(),
  kind: z.enum(['domain', 'range']),
  value: z.string(),
  note: z.string(),
  createdAt: z.iso.datetime(),
})
export type SignUpBlock = z.infer<typeof signUpBlockShape>

export const listSignUpBlocks = endpoint({
  name: 'listSignUpBlocks',
  resource: 'SignUpBlock',
  summary: 'Kayıt olmak için kullanılamayan e-posta alan adlarını ve ağ adreslerini listeler.',
  method: 'GET',
  path: '/moderation/sign_up_blocks',
  ...byAdmins,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(signUpBlockShape),
})

const byId = z.object({ id: identifier })

export const getSignUpBlock = endpoint({
  name: 'getSignUpBlock',
  resource: 'SignUpBlock',
  summary: 'Bir kayıt engelini verir.',
  method: 'GET',
  path: '/moderation/sign_up_blocks/{id}',
  ...byAdmins,
  params: byId,
  answer: signUpBlockShape,
})

export const addSignUpBlock = endpoint({
  name: 'addSignUpBlock',
  resource: 'SignUpBlock',
  summary: 'Bir e-posta alan adıyla ya da ağ adresinden kayıt olunmasını engeller.',
  method: 'POST',
  path: '/moderation/sign_up_blocks',
  ...byAdmins,
  limit: 'write',
  status: 201,
  body: signUpBlockForm,
  answer: signUpBlockShape,
})

export const removeSignUpBlock = endpoint({
  name: 'removeSignUpBlock',
  resource: 'SignUpBlock',
  summary: 'Bir kayıt engelini kaldırır.',
  method: 'DELETE',
  path: '/moderation/sign_up_blocks/{id}',
  ...byAdmins,
  limit: 'write',
  status: 204,
  params: byId,
})
