import * as z from 'zod/mini'
import * as accounts from '../../../core/contracts/accounts.ts'
import { currentUser } from '../../../core/contracts/current-user.ts'
import { type Endpoint, endpoint } from '../../../core/endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../../../core/hydra.ts'
import { userShape } from '../../../core/contracts/users.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** Every call of accounts. */
export const accountEndpoints: Endpoint[] = [
  ...(Object.values(accounts) as unknown[]).filter(isEndpoint),
  currentUser,
]

const noteShape = z.object({
  ...itemShape('Note'),
  id: z.int(),
  text: z.string(),
  user: userShape,
  seenBy: z.nullable(z.array(userShape)),
  position: z.optional(z.object({ name: z.string(), depth: z.number() })),
  extra: z.json(),
  get replies(): z.ZodMiniArray<z.ZodMiniType> {
    return z.array(noteShape)
  },
})

const noteBody = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  secret: z.optional(z.string()),
  get parts() {
    return z.optional(z.array(noteBody))
  },
})

const common = { resource: 'Note', who: 'confirmed', limit: 'write' } as const
const params = z.object({ id: identifier })

/** A resource with a collection, a way to write it, itself inside itself, and text full of markup. */
export const noteEndpoints: Endpoint[] = [
  endpoint({
    ...common,
    name: 'listNotes',
    summary: 'Notları <b>listeler</b> & "verir".',
    method: 'GET',
    path: '/notes',
    status: 200,
    query: z.strictObject({ ...pageQuery(20), 'order[id]': z.optional(z.enum(['asc', 'desc'])) }),
    answer: collectionOf(noteShape),
  }),
  endpoint({
    ...common,
    name: 'addNote',
    summary: 'Not ekler.',
    method: 'POST',
    path: '/notes',
    status: 201,
    body: noteBody,
    answer: noteShape,
  }),
  endpoint({
    ...common,
    name: 'changeNote',
    summary: 'Notu değiştirir.',
    method: 'PUT',
    path: '/notes/{id}',
    status: 200,
    params,
    body: z.partial(noteBody),
    answer: noteShape,
  }),
  endpoint({
    ...common,
    name: 'removeNote',
    summary: 'Notu siler.',
    method: 'DELETE',
    path: '/notes/{id}',
    status: 204,
    params,
  }),
  // A resource without a shape and without a collection.
  endpoint({
    ...common,
    name: 'weather',
    resource: 'Weather',
    summary: 'Hava.',
    method: 'GET',
    path: '/weather',
    status: 200,
    answer: z.object({ degrees: z.number() }),
  }),
]
