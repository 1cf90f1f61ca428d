import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { itemShape } from '../hydra.ts'
import { signUpRules } from '../site.ts'
import { type FirstStep, pageNames, siteChange } from './site-forms.ts'

const operatorShape = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type Operator = z.infer<typeof operatorShape>

const pageTextShape = z.object({
  text: z.string(),
  /** Nobody has gone through it yet, or a detail of the operator is missing. */
  isDraft: z.boolean(),
  /** Sent back with a change, so that nobody overwrites what they have not read. */
  version: z.string(),
})

const siteShape = z.object({
  ...itemShape('Site'),
  /** There is only one. */
  id: z.literal(1),
  name: z.string(),
  description: z.string(),
  signUp: z.enum(signUpRules),
  approvalOfFirst: z.int(),
  announcement: z.string(),
  pages: z.object({ about: pageTextShape, terms: pageTextShape, privacy: pageTextShape }),
  operator: operatorShape,
  steps: z.object({
    name: z.boolean(),
    operator: z.boolean(),
    categories: z.boolean(),
    signUp: z.boolean(),
    pages: z.boolean(),
    mail: z.boolean(),
  } satisfies Record<FirstStep, unknown>),
})
export type SiteSettings = z.infer<typeof siteShape>

export const getSite = endpoint({
  name: 'getSite',
  resource: 'Site',
  summary: 'Sitenin ayarlarını ve ilk adımlardan hangilerinin tamamlandığını verir.',
  method: 'GET',
  path: '/site',
  who: 'admin',
  limit: 'read',
  status: 200,
  answer: siteShape,
})

export const updateSite = endpoint({
  name: 'updateSite',
  resource: 'Site',
  summary:
    'Sitenin adını, açıklamasını, kayıt kuralını, onay kuralını, duyurusunu, metinlerini ya da işletmeci bilgilerini değiştirir.',
  method: 'PUT',
  path: '/site',
  who: 'admin',
  limit: 'write',
  status: 200,
  body: siteChange,
  answer: siteShape,
})

export const sendTestMail = endpoint({
  name: 'sendTestMail',
  resource: 'Site',
  summary:
    'Yöneticinin kendi adresine bir deneme e-postası gönderir ve sunucunun yanıtını bildirir.',
  method: 'POST',
  path: '/site/test-mail',
  who: 'admin',
  limit: 'remote',
  status: 200,
  answer: z.object({ isSent: z.boolean(), message: z.string() }),
})

export const getPageText = endpoint({
  name: 'getPageText',
  resource: 'PageText',
  summary: 'Sitenin kendi metinlerinden birini verir: hakkında, koşullar ya da gizlilik.',
  method: 'GET',
  path: '/pages/{name}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ name: z.enum(pageNames) }),
  answer: z.object({
    ...itemShape('PageText'),
    id: z.enum(pageNames),
    html: z.string(),
    isDraft: z.boolean(),
  }),
})

export const getContact = endpoint({
  name: 'getContact',
  resource: 'Contact',
  summary: 'Siteyi işletenin iletişim bilgilerini verir.',
  method: 'GET',
  path: '/contact',
  who: 'visitor',
  limit: 'read',
  status: 200,
  answer: operatorShape,
})
