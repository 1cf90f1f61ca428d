import * as z from 'zod/mini'
import { isVisible } from './line-text.ts'

interface Rules {
  longest: number
  empty: string
  tooLong: string
}

/** What a keyboard makes at its ends is not part of it. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** As it is counted when it is sent: 👋 is one. */
export const plainLength = (text: string): number => Array.from(tidy(text)).length

/** The same for what may be left out: nothing to be seen is nothing. */
export const plainTextOrNone = ({
  longest,
  noText,
  tooLong,
}: Omit<Rules, 'empty'> & { noText: string }) =>
  z.pipe(
    z.pipe(
      z.string(noText).check(z.maxLength(10 * longest, { error: tooLong, abort: true })),
      z.transform((text: string) => (isVisible(text) ? tidy(text) : '')),
    ),
    z.string().check(z.refine((text: string) => plainLength(text) <= longest, { error: tooLong })),
  )

/** Plain text with line breaks. */
export const plainText = ({ longest, empty, tooLong }: Rules) =>
  z.pipe(
    z.pipe(z.string(empty), z.transform(tidy)),
    z
      .string()
      .check(
        z.maxLength(longest, { error: tooLong, abort: true }),
        z.refine(isVisible, { error: empty, abort: true }),
      ),
  )
