import * as z from 'zod/mini'

/** The part of JSON Schema 2020-12 that the documentation reads. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

export type Schemas = Record<string, JsonSchema>
export type Direction = 'input' | 'output'
/** Text: a path or a query, where every value is written as characters. */
type Medium = 'json' | 'text'

/** The few inner parts of a Zod schema or check that are read here. */
interface Definition {
  type?: string
  check?: string
  pattern?: RegExp
  checks?: { _zod: { def: Definition } }[]
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  defaultValue?: unknown
  error?: (issue: object) => unknown
}

interface Node {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}

export const componentPath = '#/components/schemas/'

/** Converts schemas that refer to one another, each under its own name. */
export function namedSchemas(names: Map<z.ZodMiniType, string>, direction: Direction): Schemas {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    ...options(direction, 'json'),
    uri: (id) => `${componentPath}${id}`,
  })
  return withoutShared(schemas as Record<string, Schemas>, direction)
}

/** The values of a path or a query, one schema for each name. */
export function textFields(schema: z.ZodMiniType | undefined): JsonSchema {
  return schema === undefined ? {} : converted(schema, 'text')
}

const converted = (schema: z.ZodMiniType, medium: Medium): JsonSchema =>
  z.toJSONSchema(schema, options('input', medium)) as JsonSchema

function options(direction: Direction, medium: Medium) {
  return {
    io: direction,
    unrepresentable: 'any' as const,
    override: (node: Node) => refine(node, direction, medium),
  }
}

/** Recursive parts without a name of their own become components as well. */
function withoutShared(found: Record<string, Schemas>, direction: Direction): Schemas {
  const { __shared, ...named } = found
  const unnamed = (__shared?.$defs ?? {}) as Schemas
  const all = { ...named, ...prefixed(unnamed, `${direction}-`) }
  const text = JSON.stringify(all, (key, value: unknown) =>
    key === '$schema' || key === '$id' ? undefined : value,
  )
  return JSON.parse(
    text.replaceAll(`${componentPath}__shared#/$defs/`, `${componentPath}${direction}-`),
  ) as Schemas
}

const prefixed = (schemas: Schemas, prefix: string): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [prefix + name, schema]))

/** Puts back what the conversion loses: rules after a transformation, and rules in words. */
function refine({ zodSchema, jsonSchema }: Node, direction: Direction, medium: Medium): void {
  const definition = zodSchema._zod.def as Definition
  const json = jsonSchema as JsonSchema
  // An answer may gain a field at any time; a reader must not refuse it.
  if (direction === 'output' && json.additionalProperties === false)
    delete json.additionalProperties
  // The bounds of every whole number say nothing about this one.
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (definition.type === 'string') keepPortablePatterns(json, definition)
  if (direction === 'input' && definition.type === 'pipe') mergeOutcome(json, definition, medium)
  if (direction === 'input' && definition.type === 'default')
    json.default ??= plainDefault(definition.defaultValue)
  describe(json, rulesInWords(definition))
}

/** A pattern travels without its flags; with most of them it would mean something else. */
function keepPortablePatterns(json: JsonSchema, definition: Definition): void {
  const patterns = checksOf(definition).flatMap(({ pattern }) => pattern ?? [])
  if (patterns.every(isPortable)) return
  delete json.pattern
  delete json.allOf
  const kept = patterns.filter(isPortable).map(({ source }) => ({ pattern: source }))
  if (kept.length > 0) json.allOf = kept
}

const isPortable = (pattern: RegExp): boolean => pattern.flags === '' || pattern.flags === 'u'

/**
 * `string → trimmed → string of 3 to 50`: the caller wants to know of the 3 and the 50. A pattern
 * of the outcome stays out: what the caller writes need not match it yet.
 */
function mergeOutcome(json: JsonSchema, { out }: Definition, medium: Medium): void {
  if (out === undefined || out._zod.def.type === 'transform') return
  const outcome: JsonSchema & { $schema?: string } = { ...converted(out, medium) }
  const isSameType = json.type === outcome.type
  if (!isSameType && medium === 'json') return
  if (!isSameType) for (const key of textRules) delete json[key]
  const sentences = outcome.description?.split('\n') ?? []
  for (const key of ['description', 'pattern', 'allOf', '$schema'] as const) delete outcome[key]
  Object.assign(json, outcome)
  describe(json, sentences)
}

const textRules = ['pattern', 'allOf', 'minLength', 'maxLength'] as const

/** A rule that JSON Schema cannot say is said by the sentence that its failure would show. */
function rulesInWords(definition: Definition): string[] {
  return checksOf(definition)
    .filter(({ check }) => check === 'string_format' || check === 'custom')
    .flatMap(({ error }) => sentence(error) ?? [])
}

function sentence(error: Definition['error']): string | undefined {
  try {
    const text = error?.({ code: 'custom', input: '', path: [] })
    return typeof text === 'string' ? text : undefined
  } catch {
    // A sentence made from the failing value has nothing to say without one.
    return undefined
  }
}

/** A schema that is a format by itself counts as its own first check. */
const checksOf = (definition: Definition): Definition[] => [
  definition,
  ...(definition.checks ?? []).map(({ _zod }) => _zod.def),
]

function describe(json: JsonSchema, sentences: string[]): void {
  if (sentences.length === 0) return
  const known = json.description?.split('\n') ?? []
  json.description = [...new Set([...known, ...sentences])].join('\n')
}

const plainDefault = (value: unknown): unknown => (typeof value === 'object' ? undefined : value)
