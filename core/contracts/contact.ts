import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { contactForm } from './contact-form.ts'

export const sendContact = endpoint({
  name: 'sendContact',
  resource: 'Contact',
  summary: 'Siteyi işletenlere bir ileti gönderir; kayıt olmak gerekmez.',
  method: 'POST',
  path: '/contact',
  who: 'visitor',
  limit: 'contact',
  status: 201,
  body: contactForm,
  answer: z.object({ receivedAt: z.iso.datetime() }),
})
