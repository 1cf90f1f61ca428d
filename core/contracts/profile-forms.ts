import * as z from 'zod/mini'
import { pictureFile } from '../pictures/pictures.ts'
import { firstName, lastName, nameReading, username } from '../text/names.ts'
import { longestAccount, platforms } from '../text/social-accounts.ts'
import { plainTextOrNone } from '../text/plain-text.ts'

export const profileLimits = { biography: 500 } as const

const biography = plainTextOrNone({
  longest: profileLimits.biography,
  noText: 'Biyografi metin olmalı.',
  tooLong: `Biyografi en çok ${profileLimits.biography} karakter olmalı.`,
})

/** What a member says of themselves. */
export const profileForm = z.object({ firstName, lastName, username, nameReading, biography })

const notUploaded = 'Profil resmi buraya yüklenmiş bir görsel olmalı.'

/** Null is no picture. */
export const picture = z.nullable(
  z
    .string(notUploaded)
    .check(z.refine((path) => pictureFile(path) !== null, { error: notUploaded })),
)

export const socialMessages = {
  unknown: 'Hesabın adını ya da adresini yazın.',
  twice: 'Her ağdan en çok bir hesap eklenebilir.',
} as const

/** Each network once; what is not named is removed. `handle` may be a whole address. */
export const socialAccounts = z
  .array(
    z.object({
      platform: z.enum(platforms, 'Bu ağ desteklenmiyor.'),
      handle: z
        .string(socialMessages.unknown)
        .check(z.maxLength(longestAccount, socialMessages.unknown)),
    }),
    'Sosyal hesaplar liste olarak gönderilmeli.',
  )
  .check(
    z.maxLength(platforms.length, socialMessages.twice),
    z.refine((list) => new Set(list.map(({ platform }) => platform)).size === list.length, {
      error: socialMessages.twice,
    }),
  )
