import { lowerAscii } from '../../../core/turkish/fold.ts'
import { apiAddress, siteAddress } from '../../../core/site.ts'
import { type Contract, typeOf } from './components.ts'
import type { JsonSchema } from './json-schema.ts'

/** Absolute, because clients fetch it as it stands and because it is the name of our vocabulary. */
export const documentationAddress = (): string => siteAddress(apiAddress('/docs.jsonld'))

export const vocabulary = (): Record<string, string> => ({
  '@vocab': `${documentationAddress()}#`,
  hydra: 'http://www.w3.org/ns/hydra/core#',
})

export const lowerCamel = (type: string): string => lowerAscii(type.charAt(0)) + type.slice(1)

const ranges: Record<string, string> = {
  string: 'xmls:string',
  number: 'xmls:decimal',
  integer: 'xmls:integer',
  boolean: 'xmls:boolean',
}

const textRanges: Record<string, string> = {
  'date-time': 'xmls:dateTime',
  date: 'xmls:date',
}

/** What one value of a field is: a class of ours, a plain type, or nothing that has a name. */
export function rangeOf(contract: Contract, schema: JsonSchema): string | undefined {
  const found = new Set(valuesOf(contract, schema).map((value) => rangeOfValue(value)))
  return found.size === 1 ? [...found][0] : undefined
}

/** Only one value stands in the field, not a list of them. */
export const isSingle = (contract: Contract, schema: JsonSchema): boolean =>
  alternatives(contract, schema).every(({ type }) => type !== 'array')

function valuesOf(contract: Contract, schema: JsonSchema): JsonSchema[] {
  return alternatives(contract, schema).flatMap((value) =>
    value.type === 'array' && value.items ? alternatives(contract, value.items) : value,
  )
}

/** The possible values behind references and unions, without null. */
function alternatives(contract: Contract, schema: JsonSchema): JsonSchema[] {
  const resolved = contract.resolve(schema)
  const choices = resolved.anyOf ?? resolved.oneOf
  if (choices) return choices.flatMap((choice) => alternatives(contract, choice))
  return resolved.type === 'null' ? [] : [resolved]
}

function rangeOfValue(schema: JsonSchema): string | undefined {
  const itemType = typeOf(schema)
  if (itemType !== undefined) return itemType.startsWith('hydra:') ? itemType : `#${itemType}`
  const type = [schema.type ?? []].flat().find((name) => name !== 'null')
  return textRanges[schema.format ?? ''] ?? ranges[type ?? '']
}
