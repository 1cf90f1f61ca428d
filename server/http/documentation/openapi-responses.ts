import type * as z from 'zod/mini'
import { type Endpoint, isForEditors } from '../../../core/endpoint.ts'
import { isUnsafe } from '../forgery.ts'
import type { Contract } from './components.ts'
import { errorShape, violationListShape } from './error-shapes.ts'

const answerType = 'application/ld+json'

interface ErrorAnswer {
  name: string
  description: string
  schema: z.ZodMiniType
  headers?: object
  isPossible: (endpoint: Endpoint) => boolean
}

const always = (): boolean => true

/** When a call may end in each error follows from its contract. */
const errors: Record<string, ErrorAnswer> = {
  400: {
    name: 'Malformed',
    description: 'İstek okunamadı ya da bilinmeyen bir parametre var.',
    schema: errorShape,
    isPossible: always,
  },
  401: {
    name: 'NotSignedIn',
    description: 'Oturum açılmamış ya da oturum geçersiz.',
    schema: errorShape,
    isPossible: ({ who }) => who === 'member' || who === 'confirmed',
  },
  403: {
    name: 'NotAllowed',
    description: 'Buna yetki yok, e-posta onaylanmamış ya da istek başka bir siteden geliyor.',
    schema: errorShape,
    isPossible: ({ who, method }) => who === 'confirmed' || isUnsafe(method),
  },
  404: {
    name: 'NotFound',
    description: 'Böyle bir kayıt yok.',
    schema: errorShape,
    isPossible: ({ path, who }) => path.includes('{') || isForEditors(who),
  },
  422: {
    name: 'Invalid',
    description: 'Gövdede düzeltilmesi gereken alanlar var.',
    schema: violationListShape,
    isPossible: ({ body, upload }) => body !== undefined || upload !== undefined,
  },
  429: {
    name: 'TooMany',
    description: 'Çok sık çağrıldı.',
    schema: errorShape,
    headers: {
      'Retry-After': {
        description: 'Kaç saniye sonra yeniden denenebileceği.',
        schema: { type: 'integer', minimum: 1 },
      },
    },
    isPossible: always,
  },
  default: {
    name: 'Failure',
    description: 'Başka bir hata.',
    schema: errorShape,
    isPossible: always,
  },
}

/** For the components: every error once. */
export const errorResponses = (contract: Contract) =>
  Object.fromEntries(
    Object.values(errors).map(({ name, description, schema, headers }) => [
      name,
      { description, ...(headers && { headers }), content: content(contract, schema) },
    ]),
  )

export function responses(contract: Contract, endpoint: Endpoint): Record<string, object> {
  const { status, answer, otherwise } = endpoint
  const success = {
    description: answer ? 'Başarılı.' : 'Başarılı; yanıt gövdesi yok.',
    ...(answer && { content: content(contract, answer) }),
  }
  const other = otherwise && {
    [otherwise.status]: {
      description: otherwise.description,
      content: content(contract, otherwise.answer),
    },
  }
  return { [status]: success, ...other, ...possibleErrors(endpoint) }
}

const possibleErrors = (endpoint: Endpoint): Record<string, object> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([, { isPossible }]) => isPossible(endpoint))
      .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  )

/** What a reader should be ready for, in the order of the statuses. */
export const errorTexts = Object.entries(errors).filter(([status]) => status !== 'default')

const content = (contract: Contract, schema: z.ZodMiniType) => ({
  [answerType]: { schema: contract.reference(schema) },
})
