import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { newInvitation } from './invitation-forms.ts'

const invitationShape = z.object({
  ...itemShape('Invitation'),
  id: z.int(),
  code: z.string(),
  /** The address to pass on. */
  url: z.string(),
  note: z.string(),
  mostUses: z.int(),
  uses: z.int(),
  expiresAt: z.nullable(z.iso.datetime()),
  /** Whether somebody can still sign up with it. */
  isOpen: z.boolean(),
  /** Who made it; null when they are gone. */
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitationShape>

export const listInvitations = endpoint({
  name: 'listInvitations',
  resource: 'Invitation',
  summary: 'Davetleri listeler, en yenisi önce.',
  method: 'GET',
  path: '/invitations',
  who: 'admin',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(invitationShape),
})

export const getInvitation = endpoint({
  name: 'getInvitation',
  resource: 'Invitation',
  summary: 'Bir daveti verir.',
  method: 'GET',
  path: '/invitations/{id}',
  who: 'admin',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: invitationShape,
})

/** Its code is a token, which traffic records leave out. */
export const checkInvitation = endpoint({
  name: 'checkInvitation',
  resource: 'Invitation',
  summary: 'Bir davet koduyla şu anda kayıt olunup olunamayacağını söyler.',
  method: 'GET',
  path: '/invitation-codes/{token}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  /** The message says why not. */
  answer: z.object({ isOpen: z.boolean(), message: z.string() }),
})

export const createInvitation = endpoint({
  name: 'createInvitation',
  resource: 'Invitation',
  summary: 'Sayısı ve süresi sınırlı bir davet oluşturur.',
  method: 'POST',
  path: '/invitations',
  who: 'admin',
  limit: 'write',
  status: 201,
  body: newInvitation,
  answer: invitationShape,
})

export const deleteInvitation = endpoint({
  name: 'deleteInvitation',
  resource: 'Invitation',
  summary: 'Bir daveti geri alır; onunla kayıt olmuş üyeler kalır.',
  method: 'DELETE',
  path: '/invitations/{id}',
  who: 'admin',
  limit: 'write',
  status: 204,
  params: z.object({ id: identifier }),
})
