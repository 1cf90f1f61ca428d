import * as z from 'zod/mini'
import { isVisible } from './line-text.ts'

interface Rules {
  longest: number
  empty: string
  tooLong: string
}

/** Plain text with line breaks: what a keyboard makes at its ends is not part of it. */
export const plainText = ({ longest, empty, tooLong }: Rules) =>
  z.pipe(
    z.pipe(
      z.string(empty),
      z.transform((text: string) =>
        text
          .replace(/\r\n?/g, '\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
      ),
    ),
    z
      .string()
      .check(
        z.maxLength(longest, { error: tooLong, abort: true }),
        z.refine(isVisible, { error: empty, abort: true }),
      ),
  )
