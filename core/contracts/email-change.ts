import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken } from './accounts.ts'
import { emailChangeDays } from './email-change-days.ts'
import { userShape } from './users.ts'

export const getEmailChange = endpoint({
  name: 'getEmailChange',
  resource: 'EmailChange',
  summary: 'Üyenin onay bekleyen yeni e-posta adresini verir; bekleyen yoksa alanlar boştur.',
  method: 'GET',
  path: '/email-change',
  who: 'member',
  limit: 'read',
  status: 200,
  answer: z.object({ email: z.nullable(z.string()), expiresAt: z.nullable(z.iso.datetime()) }),
})

export const resendEmailChange = endpoint({
  name: 'resendEmailChange',
  resource: 'EmailChange',
  summary: 'Yeni adrese onay bağlantısını yeniden gönderir; dakikada en çok bir kez.',
  method: 'POST',
  path: '/email-change/resend',
  who: 'member',
  limit: 'mail',
  status: 204,
})

export const cancelEmailChange = endpoint({
  name: 'cancelEmailChange',
  resource: 'EmailChange',
  summary: 'Onay bekleyen adres değişikliğinden vazgeçer.',
  method: 'DELETE',
  path: '/email-change',
  who: 'member',
  limit: 'write',
  status: 204,
})

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  resource: 'EmailChange',
  summary: 'Yeni adrese gönderilen bağlantının anahtarıyla adres değişikliğini onaylar.',
  method: 'POST',
  path: '/email-change/confirmation',
  who: 'visitor',
  limit: 'signIn',
  status: 200,
  body: z.object({ token: linkToken }),
  answer: z.object({ user: userShape }),
})

export const undoEmailChange = endpoint({
  name: 'undoEmailChange',
  resource: 'EmailChange',
  summary: `Eski adrese gönderilen bağlantının anahtarıyla değişikliği ${emailChangeDays} gün içinde geri alır ve bütün oturumları kapatır. Yanıttaki anahtar yeni parola belirlemek içindir.`,
  method: 'POST',
  path: '/email-change/undo',
  who: 'visitor',
  limit: 'signIn',
  status: 200,
  body: z.object({ token: linkToken }),
  answer: z.object({ email: z.string(), resetToken: z.string() }),
})
