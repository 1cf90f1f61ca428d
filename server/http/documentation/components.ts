import { upperAscii } from '../../../core/turkish/fold.ts'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../core/endpoint.ts'
import { errorShape, violationListShape } from './error-shapes.ts'
import { componentPath, type JsonSchema, namedSchemas, type Schemas } from './json-schema.ts'
import { itemNames } from './item-names.ts'

/** The calls together with every schema they use, under one name each. */
export interface Contract {
  endpoints: Endpoint[]
  /** Only what the API answers with; the types of Hydra are found here. */
  answers: Schemas
  /** Answers and bodies. */
  schemas: Schemas
  reference(schema: z.ZodMiniType): JsonSchema
  resolve(schema: JsonSchema): JsonSchema
}

export function contractOf(endpoints: Endpoint[]): Contract {
  const answerNames = namesOfAnswers(endpoints)
  const bodyNames = namesOfBodies(endpoints)
  const answers = namedSchemas(answerNames, 'output')
  const schemas = { ...answers, ...namedSchemas(bodyNames, 'input') }
  const contract: Contract = {
    endpoints,
    answers,
    schemas,
    reference: (schema) => ({
      $ref: `${componentPath}${answerNames.get(schema) ?? bodyNames.get(schema)!}`,
    }),
    resolve: ({ $ref, ...rest }) =>
      $ref === undefined ? rest : contract.resolve(schemas[$ref.slice(componentPath.length)]!),
  }
  return contract
}

function namesOfAnswers(endpoints: Endpoint[]): Map<z.ZodMiniType, string> {
  const names = itemNames(endpoints)
  names.set(errorShape, 'Error').set(violationListShape, 'ConstraintViolationList')
  for (const { name, answer, otherwise } of endpoints) {
    if (answer && !names.has(answer)) names.set(answer, `${pascalCase(name)}Answer`)
    if (otherwise) names.set(otherwise.answer, `${pascalCase(name)}OtherAnswer`)
  }
  return names
}

function namesOfBodies(endpoints: Endpoint[]): Map<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>()
  for (const { name, body } of endpoints)
    if (body && !names.has(body)) names.set(body, `${pascalCase(name)}Body`)
  return names
}

export const pascalCase = (name: string): string => upperAscii(name.charAt(0)) + name.slice(1)

/** The `@type` of an item, where the schema is one. */
export function typeOf(schema: JsonSchema): string | undefined {
  const type = schema.properties?.['@type']?.const
  return typeof type === 'string' ? type : undefined
}
