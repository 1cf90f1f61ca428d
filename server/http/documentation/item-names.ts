import { upperAscii } from '../../../core/turkish/fold.ts'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../core/endpoint.ts'

type Shape = Record<string, z.ZodMiniType>

interface Item {
  schema: z.ZodMiniType
  type: string
  size: number
  /** The call that answers with just this, if one does. */
  answeredBy: string | undefined
  isListed: boolean
}

/**
 * Names the shapes that have an `@type`. One type may have several (a member, and the same member
 * as they see themselves): the smallest that a call gives on its own bears the plain name.
 */
export function itemNames(endpoints: Endpoint[]): Map<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>()
  const taken = new Set<string>()
  const add = (item: Item, wanted: string): void => {
    const name = freeName(wanted, taken)
    taken.add(name)
    names.set(item.schema, name)
  }
  const families = Object.values(Object.groupBy(itemsOf(endpoints), ({ type }) => type))
  const sorted = families.map((family) => family!.toSorted(plainestFirst))
  // Plain names first: no variant may take the name of another type.
  for (const [plain] of sorted) add(plain!, plain!.type)
  for (const [plain, ...variants] of sorted)
    for (const variant of variants) add(variant, variantName(variant, plain!))
  return names
}

function plainestFirst(a: Item, b: Item): number {
  const isOnItsOwn = ({ answeredBy, isListed }: Item) =>
    Number(isListed || answeredBy !== undefined)
  return isOnItsOwn(b) - isOnItsOwn(a) || a.size - b.size
}

function variantName({ answeredBy, type, size }: Item, plain: Item): string {
  if (answeredBy !== undefined) return upperAscii(answeredBy.charAt(0)) + answeredBy.slice(1)
  return size < plain.size ? `${type}Summary` : `${type}Detail`
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`
  return name
}

function itemsOf(endpoints: Endpoint[]): Item[] {
  const found = new Set<z.ZodMiniType>()
  for (const { answer } of endpoints) if (answer) collect(answer, found)
  const answering = new Map(endpoints.map(({ answer, name }) => [answer, name]))
  const listed = new Set([...found].map((schema) => memberOf(schema)))
  return [...found].flatMap((schema) => {
    const shape = shapeOf(schema)
    const type = literalType(shape)
    if (type === undefined || type.startsWith('hydra:')) return []
    return {
      schema,
      type,
      size: Object.keys(shape!).length,
      answeredBy: answering.get(schema),
      isListed: listed.has(schema),
    }
  })
}

function collect(schema: z.ZodMiniType, found: Set<z.ZodMiniType>): void {
  if (found.has(schema)) return
  found.add(schema)
  for (const part of partsOf(schema)) collect(part, found)
}

/** The schemas directly inside another one, whatever kind it is. */
function partsOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const definition = schema._zod.def as unknown as Record<string, unknown>
  const single = ['innerType', 'element', 'in', 'out', 'left', 'right', 'rest', 'valueType']
  const inner = (schema._zod as unknown as { innerType?: unknown }).innerType
  const parts = [
    ...single.map((key) => definition[key]),
    ...((definition.options as unknown[]) ?? []),
    ...((definition.items as unknown[]) ?? []),
    ...Object.values(shapeOf(schema) ?? {}),
    ...(definition.type === 'lazy' ? [inner] : []),
  ]
  return parts.filter((part): part is z.ZodMiniType => typeof part === 'object' && part !== null)
}

const shapeOf = (schema: z.ZodMiniType): Shape | undefined =>
  (schema._zod.def as { shape?: Shape }).shape

function literalType(shape: Shape | undefined): string | undefined {
  const literal = shape?.['@type']?._zod.def as { type: string; values?: unknown[] } | undefined
  return literal?.type === 'literal' ? String(literal.values?.[0]) : undefined
}

const memberOf = (schema: z.ZodMiniType): z.ZodMiniType | undefined =>
  (shapeOf(schema)?.['hydra:member']?._zod.def as { element?: z.ZodMiniType } | undefined)?.element
