import { capitalize } from '../../../core/turkish/case.ts'
import type { Endpoint, LimitKind, Who } from '../../../core/endpoint.ts'
import { limits } from '../../../core/limits.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { type Contract, typeOf } from './components.ts'
import { componentPath, type JsonSchema } from './json-schema.ts'

export const whoNames: Record<Who, string> = {
  visitor: 'ziyaretçi',
  member: 'üye',
  confirmed: 'e-postası onaylı üye',
  editor: 'editör ya da yönetici',
  admin: 'yönetici',
}

/** `Dakikada adres başına 240, hesap başına 120 çağrı`. */
export function limitText(kind: LimitKind): string {
  const { seconds, perAddress, perAccount, counts = 'all' } = limits[kind]
  const ofAddress = Number.isFinite(perAddress) ? `adres başına ${formatNumber(perAddress)}, ` : ''
  return `${period(seconds)} ${ofAddress}hesap başına ${formatNumber(perAccount)} ${countedCalls[counts]}`
}

const countedCalls = {
  all: 'çağrı',
  done: 'kabul edilen çağrı',
  refused: 'reddedilen çağrı',
}

function period(seconds: number): string {
  const [size, name] =
    seconds % 3600 === 0
      ? [3600, 'saatte']
      : seconds % 60 === 0
        ? [60, 'dakikada']
        : [1, 'saniyede']
  const number = seconds / size
  return number === 1 ? capitalize(name) : `${number} ${name}`
}

export const callDescription = ({ who, limit }: Endpoint): string =>
  `Kim çağırabilir: ${whoNames[who]}. Sınır: ${limitText(limit)}.`

const typeNames: Record<string, string> = {
  string: 'metin',
  number: 'sayı',
  integer: 'tam sayı',
  boolean: 'doğru/yanlış',
  object: 'nesne',
  null: 'boş',
}

/** `metin`, `User listesi`, `"post" ya da "user"`; an item by the name of its shape. */
export function typeText(contract: Contract, schema: JsonSchema, depth = 0): string {
  // A list of lists of lists: the reader has understood.
  if (depth > 3) return 'değer'
  const resolved = contract.resolve(schema)
  const item = typeOf(resolved)
  if (item !== undefined) return schema.$ref?.slice(componentPath.length) ?? item
  const choices = resolved.anyOf ?? resolved.oneOf
  if (choices) return either(choices.map((choice) => typeText(contract, choice, depth + 1)))
  if ('const' in resolved) return JSON.stringify(resolved.const)
  if (resolved.enum) return either(resolved.enum.map((value) => JSON.stringify(value)))
  return either(
    [resolved.type ?? []].flat().map((type) => plainType(contract, type, resolved, depth)),
  )
}

function plainType(
  contract: Contract,
  type: string,
  { items, format }: JsonSchema,
  depth: number,
): string {
  if (format === 'binary') return 'dosya'
  if (type !== 'array') return typeNames[type] ?? type
  const member = items && typeText(contract, items, depth + 1)
  return member ? `${member} listesi` : 'liste'
}

function either(names: string[]): string {
  const different = [...new Set(names)]
  const last = different.pop() ?? 'herhangi bir değer'
  return different.length === 0 ? last : `${different.join(', ')} ya da ${last}`
}

/** The measures of one field, each as a short phrase. */
export function measureTexts(schema: JsonSchema): string[] {
  return [
    between(schema.minLength, schema.maxLength, ' karakter'),
    between(schema.minItems, schema.maxItems, ' öğe'),
    between(schema.minimum, schema.maximum, ''),
    schema.default === undefined ? '' : `verilmezse ${JSON.stringify(schema.default)}`,
  ].filter((text) => text !== '')
}

function between(minimum: number | undefined, maximum: number | undefined, noun: string): string {
  const low = minimum === undefined ? '' : formatNumber(minimum)
  const high = maximum === undefined ? '' : formatNumber(maximum)
  if (low !== '' && high !== '') return `${low}–${high}${noun}`
  if (high !== '') return `en çok ${high}${noun}`
  return low === '' ? '' : `en az ${low}${noun}`
}
