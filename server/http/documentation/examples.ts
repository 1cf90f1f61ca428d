import { type Endpoint, fillPath } from '../../../core/endpoint.ts'
import { apiAddress, siteAddress } from '../../../core/site.ts'
import type { Contract } from './components.ts'
import type { JsonSchema } from './json-schema.ts'
import { parameters } from './openapi-operation.ts'

/** Values that a reader recognises; any other text is made from its rules. */
const knownTexts: Record<string, string> = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  username: 'ayse',
  email: 'ayse@ornek.com',
  password: 'mavi-kapi-eski-liman',
  token: 'e-postadaki-anahtar',
  id: '12',
  slug: 'guz',
  title: 'Güz',
  text: 'Eline sağlık.',
  url: 'https://ornek.com',
  name: 'Güz okumaları',
}

/** A call that can be pasted into a terminal. */
export function exampleCall(contract: Contract, endpoint: Endpoint): string {
  const { method, who, body, upload } = endpoint
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(exampleAddress(endpoint))}`,
    who !== 'visitor' && '-H "Authorization: Bearer $TOKEN"',
    body && !upload && `-H ${quoted('Content-Type: application/json')}`,
    body && !upload && `-d ${quoted(JSON.stringify(exampleBody(contract, endpoint)))}`,
    ...(upload ? exampleForm(contract, endpoint) : []),
  ]
  return lines.filter(Boolean).join(' \\\n  ')
}

/** Each field of a form, and its file. */
function exampleForm(contract: Contract, endpoint: Endpoint): string[] {
  const fields = Object.entries(exampleBody(contract, endpoint) ?? {})
  const file = endpoint.upload === 'archive' ? 'file=@yazilarim.zip' : 'file=@gorsel.jpg'
  return [...fields.map(([name, value]) => `${name}=${String(value)}`), file].map(
    (part) => `-F ${quoted(part)}`,
  )
}

export const exampleBody = (contract: Contract, { body }: Endpoint): unknown =>
  body && example(contract, 'body', contract.reference(body))

function exampleAddress(endpoint: Endpoint): string {
  const all = parameters(endpoint)
  const values = all.map(({ name, schema }) => [name, scalar(name, schema)])
  const path = fillPath(endpoint.path, Object.fromEntries(values))
  const query = new URLSearchParams(
    all
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, schema }) => [name, String(scalar(name, schema))]),
  )
  return siteAddress(apiAddress(path)) + (query.size > 0 ? `?${query}` : '')
}

/** In a shell nothing but the quote itself is special between single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Only what must be given, each value by its rules. */
function example(contract: Contract, name: string, schema: JsonSchema, depth = 0): unknown {
  const resolved = contract.resolve(schema)
  const inner = (name: string, part: JsonSchema) => example(contract, name, part, depth + 1)
  // What contains itself has to end somewhere.
  if (depth > 6) return null
  const [choice] = resolved.anyOf ?? resolved.oneOf ?? []
  if (choice) return inner(name, choice)
  if (resolved.type === 'array')
    return resolved.items && resolved.minItems ? [inner(name, resolved.items)] : []
  if (resolved.type !== 'object') return scalar(name, resolved)
  const all = Object.entries(resolved.properties ?? {})
  // A body in which nothing is required is shown with its first field.
  const shown = all.filter(([key], index) => resolved.required?.includes(key) ?? index === 0)
  return Object.fromEntries(shown.map(([key, field]) => [key, inner(key, field)]))
}

function scalar(name: string, schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [type] = [schema.type ?? []].flat()
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  return knownTexts[name] ?? 'metin'.padEnd(schema.minLength ?? 0, ' metin')
}
