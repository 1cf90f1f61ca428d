import * as z from 'zod/mini'
import { signUpRules } from '../site.ts'
import { hasHiddenSigns, hiddenSignsIn, isVisible, tidyLine } from '../text/line-text.ts'
import { plainText, plainTextOrNone } from '../text/plain-text.ts'
import { email } from './account-forms.ts'

/** What an admin may say about the site, for form and API alike. */

export const siteLimits = {
  name: 60,
  description: 200,
  announcement: 200,
  page: 20_000,
  approvalOfFirst: 10,
  operatorName: 120,
  operatorAddress: 300,
  operatorPhone: 30,
} as const

export const siteMessages = {
  nameEmpty: 'Sitenin adı boş olamaz.',
  nameTooLong: `Sitenin adı en çok ${siteLimits.name} karakter olabilir.`,
  signUp: 'Kimlerin kayıt olabileceğini seçin.',
  approvalOfFirst: `0 ile ${siteLimits.approvalOfFirst} arasında bir sayı olmalı.`,
  pageEmpty: 'Metin boş olamaz.',
  pageTooLong: `Metin en çok ${siteLimits.page.toLocaleString('tr')} karakter olabilir.`,
  pageConflict: 'Siz yazarken bu metin başka bir yerde değiştirildi.',
  phone: 'Telefon yalnızca rakamlardan, boşluklardan ve + ( ) - işaretlerinden oluşmalı.',
} as const

const tidyText = z.pipe(z.string(), z.transform(tidyLine))

/** A line that may be left empty; `what` names it at the beginning of a sentence, `where` in the locative. */
const line = (what: string, where: string, longest: number) =>
  z.pipe(
    tidyText,
    z.string().check(
      z.maxLength(longest, {
        error: `${what} en çok ${longest} karakter olabilir.`,
        abort: true,
      }),
      z.refine((text) => !hasHiddenSigns(text), hiddenSignsIn(where)),
    ),
  )

const name = z.pipe(
  tidyText,
  z.string().check(
    z.maxLength(siteLimits.name, { error: siteMessages.nameTooLong, abort: true }),
    z.refine((text) => !hasHiddenSigns(text), { error: hiddenSignsIn('Adda'), abort: true }),
    z.refine(isVisible, siteMessages.nameEmpty),
  ),
)

const description = line('Açıklama', 'Açıklamada', siteLimits.description)
const announcement = line('Duyuru', 'Duyuruda', siteLimits.announcement)

export const pageNames = ['about', 'terms', 'privacy'] as const
export type PageName = (typeof pageNames)[number]

const pageText = plainText({
  longest: siteLimits.page,
  empty: siteMessages.pageEmpty,
  tooLong: siteMessages.pageTooLong,
})

export const operatorForm = z.object({
  name: line('Ad', 'Adda', siteLimits.operatorName),
  address: plainTextOrNone({
    longest: siteLimits.operatorAddress,
    noText: 'Adres metin olmalı.',
    tooLong: `Adres en çok ${siteLimits.operatorAddress} karakter olabilir.`,
  }),
  email: z.union([z.literal(''), email], 'Geçerli bir e-posta adresi yazın.'),
  phone: z
    .string()
    .check(
      z.trim(),
      z.maxLength(siteLimits.operatorPhone, { error: siteMessages.phone, abort: true }),
      z.regex(/^[\d +()-]*$/, siteMessages.phone),
    ),
})

/** What can be ticked off by saying that it stays as it is. */
export const firstSteps = ['name', 'operator', 'categories', 'signUp', 'pages', 'mail'] as const
export type FirstStep = (typeof firstSteps)[number]

export const nameForm = z.object({ name, description })
export const announcementForm = z.object({ announcement })
export const pageForm = z.object({ text: pageText })

export const siteChange = z.partial(
  z.object({
    name,
    description,
    announcement,
    signUp: z.enum(signUpRules, siteMessages.signUp),
    approvalOfFirst: z
      .int(siteMessages.approvalOfFirst)
      .check(
        z.minimum(0, siteMessages.approvalOfFirst),
        z.maximum(siteLimits.approvalOfFirst, siteMessages.approvalOfFirst),
      ),
    /** Null brings the draft back. */
    pages: z.partial(
      z.strictObject({
        about: z.nullable(pageText),
        terms: z.nullable(pageText),
        privacy: z.nullable(pageText),
      }),
    ),
    /** Which versions of the texts were changed; without one the change applies to whatever is there. */
    versions: z.partial(
      z.strictObject({ about: z.string(), terms: z.string(), privacy: z.string() }),
    ),
    operator: operatorForm,
    stepDone: z.enum(firstSteps),
  }),
)
export type SiteChange = z.output<typeof siteChange>
