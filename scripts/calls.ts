/**
 * `npm run calls`: writes the table by which the pages make calls (web/calls.gen.ts). Browsers then
 * load a method and a path for each call, while its schemas stay with the server and forms.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '../core/endpoint.ts'
import { upperAscii } from '../core/turkish/fold.ts'

const root = join(import.meta.dirname, '..')
const contracts = join(root, 'core/contracts')

export const callsFile = join(root, 'web/calls.gen.ts')

export async function callTable(): Promise<string> {
  const names = readdirSync(contracts).filter((file) => /^[^.]+\.ts$/.test(file))
  const files = await Promise.all(names.sort().map(callsIn))
  const withCalls = files.filter(({ calls }) => calls.length > 0)
  return [
    '// Written by `npm run calls` from core/contracts; a test compares the two.',
    "import type { CallOf } from '../core/endpoint.ts'",
    ...withCalls.map(
      ({ local, file }) => `import type * as ${local} from '../core/contracts/${file}'`,
    ),
    '',
    ...withCalls.flatMap(({ local, calls }) => calls.map((call) => line(local, call))),
    '',
  ].join('\n')
}

async function callsIn(file: string) {
  const exported = (await import(join(contracts, file))) as Record<string, unknown>
  const calls = Object.keys(exported)
    .sort((one, other) => (one < other ? -1 : 1))
    .map((name) => exported[name])
    .filter(isEndpoint)
  const local = file.slice(0, -3).replace(/-(\w)/g, (_, letter: string) => upperAscii(letter))
  return { file, local, calls }
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const line = (local: string, { name, method, path, status }: Endpoint): string =>
  `export const ${name}: CallOf<typeof ${local}.${name}> = { method: '${method}', path: '${path}', status: ${status} }`

if (import.meta.main) writeFileSync(callsFile, await callTable())
