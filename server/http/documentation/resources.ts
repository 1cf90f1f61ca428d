import { type Endpoint, isForEditors } from '../../../core/endpoint.ts'
import { type Contract, typeOf } from './components.ts'
import type { JsonSchema } from './json-schema.ts'

/** A type of the API as Hydra sees it: its fields, and what can be done at its addresses. */
export interface Resource {
  type: string
  fields: Field[]
  /** The address of its collection, or where new ones are sent: what the entrypoint links to. */
  collectionPath: string | undefined
  /** Whether there is a list to be read there. */
  isListed: boolean
  collectionCalls: Endpoint[]
  itemCalls: Endpoint[]
}

export interface Field {
  name: string
  schema: JsonSchema
  isReadable: boolean
  isWriteable: boolean
  isRequired: boolean
}

/** The types that calls belong to, then the types that only stand inside others. */
export function resourcesOf(contract: Contract): Resource[] {
  const shown = Object.values(contract.answers).flatMap((schema) => typeOf(schema) ?? [])
  const types = new Set([...contract.endpoints.map(({ resource }) => resource), ...shown])
  return [...types].filter(isOwnType).map((type) => resourceOf(contract, type))
}

/** Hydra's own types and the errors are described by themselves. */
const isOwnType = (type: string): boolean =>
  !type.startsWith('hydra:') && type !== 'ConstraintViolationList'

function resourceOf(contract: Contract, type: string): Resource {
  const calls = contract.endpoints.filter(({ resource }) => resource === type)
  // A collection that only editors find is not announced: to everybody else it is not there.
  const open = calls.filter(({ who }) => !isForEditors(who))
  const listPath = open.find((call) => listsItsOwn(contract, call))?.path
  const collectionPath = listPath ?? open.find((call) => makesItsOwn(contract, call))?.path
  const itemPath = itemPathOf(contract, calls, collectionPath)
  const collectionCalls = calls.filter(
    ({ method, path }) => path === collectionPath && (method === 'GET' || method === 'POST'),
  )
  const itemCalls = calls.filter(({ path }) => withoutNames(path) === itemPath)
  const fields = fieldsOf(contract, type, [...collectionCalls, ...itemCalls])
  const isListed = listPath !== undefined
  return { type, fields, collectionPath, isListed, collectionCalls, itemCalls }
}

/** `/sessions` is the collection of sessions; `/users/check-follow` is only some of the users. */
function listsItsOwn(contract: Contract, { method, path, answer, resource }: Endpoint): boolean {
  if (method !== 'GET' || !isTopLevel(path) || answer === undefined) return false
  const list = contract.resolve(contract.reference(answer))
  const member = list.properties?.['hydra:member']?.items
  return member !== undefined && typeOf(contract.resolve(member)) === resource
}

/** Comments are listed under their post or member, but they are all sent to `/comments`. */
const makesItsOwn = (contract: Contract, { method, path, answer, resource }: Endpoint): boolean =>
  method === 'POST' &&
  isTopLevel(path) &&
  answer !== undefined &&
  typeOf(contract.resolve(contract.reference(answer))) === resource

const isTopLevel = (path: string): boolean => /^\/[^/{]+$/.test(path)

/** Where an item lives: below its collection, or where a call gives or changes just the item. */
function itemPathOf(
  contract: Contract,
  calls: Endpoint[],
  collectionPath: string | undefined,
): string | undefined {
  if (collectionPath !== undefined) return `${collectionPath}/{}`
  const call = calls.find(
    ({ path, answer, resource }) =>
      /^\/[^/{]+\/\{\w+\}$/.test(path) &&
      answer !== undefined &&
      typeOf(contract.resolve(contract.reference(answer))) === resource,
  )
  return call && withoutNames(call.path)
}

const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}')

/** What answers show, and what the calls at the resource's own addresses accept. */
function fieldsOf(contract: Contract, type: string, calls: Endpoint[]): Field[] {
  const shapes = Object.values(contract.answers).filter((schema) => typeOf(schema) === type)
  const bodies = calls.flatMap(({ body, method }) =>
    body ? { method, schema: contract.resolve(contract.reference(body)) } : [],
  )
  const readable = propertiesOf(shapes)
  const writeable = propertiesOf(bodies.map(({ schema }) => schema))
  const required = new Set(
    bodies.flatMap(({ method, schema }) => (method === 'POST' ? (schema.required ?? []) : [])),
  )
  return Object.entries({ ...writeable, ...readable }).map(([name, schema]) => ({
    name,
    schema,
    isReadable: name in readable,
    isWriteable: name in writeable,
    isRequired: required.has(name),
  }))
}

/** Without the keywords of JSON-LD, which are no fields. */
export function propertiesOf(shapes: JsonSchema[]): Record<string, JsonSchema> {
  const all = shapes.flatMap((shape) => Object.entries(shape.properties ?? {}))
  return Object.fromEntries(all.filter(([name]) => !/[@:]/.test(name)))
}
