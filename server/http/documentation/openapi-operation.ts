import type * as z from 'zod/mini'
import type { Endpoint } from '../../../core/endpoint.ts'
import { isUnsafe } from '../forgery.ts'
import type { Contract } from './components.ts'
import { type JsonSchema, textFields } from './json-schema.ts'
import { responses } from './openapi-responses.ts'
import { formType, uploadForm } from './upload-form.ts'
import { callDescription } from './wording.ts'

/** The schemes of one way to sign in, all of which are needed together. */
type Requirement = Record<string, string[]>

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

export function operation(contract: Contract, endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    tags: [endpoint.resource],
    summary: endpoint.summary,
    description: callDescription(endpoint),
    security: security(endpoint),
    parameters: parameters(endpoint),
    ...(endpoint.body && { requestBody: requestBody(contract, endpoint.body) }),
    ...(endpoint.upload && { requestBody: formBody(endpoint) }),
    responses: responses(contract, endpoint),
  }
}

export const parameters = (endpoint: Endpoint): Parameter[] => [
  ...pathParameters(endpoint),
  ...queryParameters(endpoint),
]

/** The path itself says which values it needs; the schema, when there is one, says their rules. */
function pathParameters({ path, params }: Endpoint): Parameter[] {
  const { properties = {} } = textFields(params)
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter(name, 'path', true, properties[name] ?? { type: 'string' }),
  )
}

function queryParameters({ query }: Endpoint): Parameter[] {
  const { properties = {}, required = [] } = textFields(query)
  return Object.entries(properties).map(([name, schema]) =>
    parameter(name, 'query', required.includes(name), schema),
  )
}

function parameter(
  name: string,
  location: Parameter['in'],
  required: boolean,
  { description, ...schema }: JsonSchema,
): Parameter {
  return { name, in: location, required, ...(description && { description }), schema }
}

function requestBody(contract: Contract, body: z.ZodMiniType) {
  const content = { schema: contract.reference(body) }
  return {
    required: true,
    content: { 'application/json': content, 'application/ld+json': content },
  }
}

const formBody = (endpoint: Endpoint) => ({
  required: true,
  content: { [formType]: { schema: uploadForm(endpoint) } },
})

/** A cookie alone could be sent along by another site, so it does not open an unsafe call. */
function security({ who, method }: Endpoint): Requirement[] {
  const byCookie: Requirement = isUnsafe(method) ? { cookie: [], forgery: [] } : { cookie: [] }
  const known: Requirement[] = [{ bearer: [] }, byCookie]
  return who === 'visitor' ? [{}, ...known] : known
}
