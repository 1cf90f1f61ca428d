/**
 * `npm run calls`: writes the tables by which the pages make calls (web/calls/*.gen.ts). Browsers then
 * load a method and a path for each call, with the page that makes it, while its schemas stay with
 * the server and forms.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '../core/endpoint.ts'

const root = join(import.meta.dirname, '..')
const contracts = join(root, 'core/contracts')

export const callsFolder = join(root, 'web/calls')

/** The file of each contract that has calls, by its name. */
export async function callTables(): Promise<Record<string, string>> {
  const names = readdirSync(contracts).filter((file) => /^[^.]+\.ts$/.test(file))
  const files = await Promise.all(names.sort().map(callsIn))
  const withCalls = files.filter(({ calls }) => calls.length > 0)
  return Object.fromEntries(
    withCalls.map(({ file, calls }) => [
      file.replace('.ts', '.gen.ts'),
      [
        '// Written by `npm run calls` from core/contracts; a test compares the two.',
        "import type { CallOf } from '../../core/endpoint.ts'",
        `import type * as contract from '../../core/contracts/${file}'`,
        '',
        ...calls.map(line),
        '',
      ].join('\n'),
    ]),
  )
}

async function callsIn(file: string) {
  const exported = (await import(join(contracts, file))) as Record<string, unknown>
  const calls = Object.keys(exported)
    .sort((one, other) => (one < other ? -1 : 1))
    .map((name) => exported[name])
    .filter(isEndpoint)
  return { file, calls }
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const line = ({ name, method, path, status }: Endpoint): string =>
  `export const ${name}: CallOf<typeof contract.${name}> = { method: '${method}', path: '${path}', status: ${status} }`

if (import.meta.main) {
  rmSync(callsFolder, { recursive: true, force: true })
  mkdirSync(callsFolder)
  for (const [name, text] of Object.entries(await callTables()))
    writeFileSync(join(callsFolder, name), text)
}
