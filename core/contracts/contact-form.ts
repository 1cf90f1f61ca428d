import * as z from 'zod/mini'
import { hasHiddenSigns, hiddenSignsIn, isVisible, tidyLine } from '../text/line-text.ts'
import { plainText } from '../text/plain-text.ts'
import { email } from './account-forms.ts'

export const contactLimits = { name: 100, text: 5000 } as const

/** Why somebody writes; the first is what most do. */
export const contactSubjects = {
  question: 'Soru ya da öneri',
  content: 'Bir içerik hakkında',
  privacy: 'Kişisel verilerim (KVKK)',
  legal: 'Yasal başvuru',
} as const
export type ContactSubject = keyof typeof contactSubjects

export const contactForm = z.object({
  name: z.pipe(
    z.pipe(z.string('Adınızı yazın.'), z.transform(tidyLine)),
    z.string().check(
      z.maxLength(contactLimits.name, {
        error: `Ad en çok ${contactLimits.name} karakter olabilir.`,
        abort: true,
      }),
      z.refine((text) => !hasHiddenSigns(text), { error: hiddenSignsIn('Adda'), abort: true }),
      z.refine(isVisible, 'Adınızı yazın.'),
    ),
  ),
  email,
  subject: z.enum(Object.keys(contactSubjects) as [ContactSubject], 'Bir konu seçin.'),
  text: plainText({
    longest: contactLimits.text,
    empty: 'İletinizi yazın.',
    tooLong: `İleti en çok ${contactLimits.text.toLocaleString('tr')} karakter olabilir.`,
  }),
  /** A field that people do not see and leave empty, while programs fill in everything. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
