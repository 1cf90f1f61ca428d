import * as z from 'zod/mini'
import { mostChecks } from '../limits.ts'

/** Several things in one parameter, with commas between them; `noun` is what one of them is called. */
export const severalOf = (noun: string, longest: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(mostChecks * longest)),
      z.transform((text) =>
        text
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      ),
    ),
    z
      .array(z.string())
      .check(
        z.minLength(1, { error: `En az bir ${noun} verilmeli.` }),
        z.maxLength(mostChecks, { error: `En çok ${mostChecks} ${noun} verilebilir.` }),
      ),
  )
