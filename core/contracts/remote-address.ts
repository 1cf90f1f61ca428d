import * as z from 'zod/mini'
import { webAddress } from '../document/addresses.ts'
import { documentLimits } from '../document/limits.ts'

const messages = {
  missing: 'Adres boş bırakılamaz.',
  malformed: 'http:// ya da https:// ile başlayan geçerli bir adres yazın.',
  tooLong: `Adres en çok ${documentLimits.addressLength} karakter olmalı.`,
} as const

/** An address of another site, in its normal form, which may be longer than what was typed. */
export const remoteAddress = z.pipe(
  z.pipe(
    z
      .string(messages.missing)
      .check(
        z.trim(),
        z.minLength(1, { error: messages.missing, abort: true }),
        z.maxLength(documentLimits.addressLength, { error: messages.tooLong, abort: true }),
      ),
    z.transform((address: string) => webAddress(address)),
  ),
  z.string(messages.malformed).check(z.maxLength(documentLimits.addressLength, messages.tooLong)),
)
