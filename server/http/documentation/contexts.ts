import { apiAddress } from '../../../core/site.ts'
import type { Contract } from './components.ts'
import type { JsonSchema } from './json-schema.ts'
import { propertiesOf, resourcesOf } from './resources.ts'
import { lowerCamel, rangeOf, vocabulary } from './vocabulary.ts'

type JsonLd = Record<string, unknown>

/** Where a client begins: the address of every collection. */
export function entrypoint(contract: Contract): JsonLd {
  return {
    '@context': apiAddress('/contexts/Entrypoint'),
    '@id': apiAddress(''),
    '@type': 'Entrypoint',
    ...Object.fromEntries(collections(contract)),
  }
}

/** The JSON-LD context of every type, by its name. */
export function contexts(contract: Contract): Map<string, JsonLd> {
  const { Error: error, ConstraintViolationList: list } = contract.answers
  const links = collections(contract).map(([name]) => [name, link(`Entrypoint/${name}`)])
  return new Map<string, JsonLd>([
    ...resourcesOf(contract).map(({ type, fields }): [string, JsonLd] => [
      type,
      context(contract, type, Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))),
    ]),
    ['Entrypoint', wrapped(Object.fromEntries(links))],
    ['Error', context(contract, 'Error', propertiesOf([error!]))],
    ['ConstraintViolationList', violationContext(contract, list!)],
  ])
}

/** The violations stand inside the list and have no context of their own. */
function violationContext(contract: Contract, list: JsonSchema): JsonLd {
  const violation = list.properties!.violations!.items!
  return wrapped({
    ...terms(contract, 'ConstraintViolation', propertiesOf([violation])),
    ...terms(contract, 'ConstraintViolationList', propertiesOf([list])),
  })
}

const collections = (contract: Contract): [string, string][] =>
  resourcesOf(contract).flatMap(({ type, collectionPath }) =>
    collectionPath === undefined ? [] : [[lowerCamel(type), apiAddress(collectionPath)]],
  )

const context = (contract: Contract, type: string, fields: Record<string, JsonSchema>): JsonLd =>
  wrapped(terms(contract, type, fields))

const wrapped = (terms: JsonLd): JsonLd => ({ '@context': { ...vocabulary(), ...terms } })

/** A field that holds another item is a link to it, whether given as an address or in full. */
function terms(contract: Contract, type: string, fields: Record<string, JsonSchema>): JsonLd {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const id = `${type}/${name}`
      const isItem = rangeOf(contract, schema)?.startsWith('#') ?? false
      return [name, isItem ? link(id) : id]
    }),
  )
}

const link = (id: string) => ({ '@id': id, '@type': '@id' })
