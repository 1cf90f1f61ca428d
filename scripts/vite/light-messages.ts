import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const web = fileURLToPath(new URL('../../web/', import.meta.url))

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Leaves out what only the server says: of all the sentences the pages themselves say a few. */
export function lightMessages(): Plugin {
  return {
    name: 'light-messages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform: {
      filter: { id: /\/core\/messages\.ts$/ },
      handler(code) {
        const said = saidByPages()
        const unsaid = messagesIn(this.parse(code) as unknown as Node).filter(
          ({ key }) => !said.has((key as { name: string }).name),
        )
        return { code: without(code, unsaid), map: null }
      },
    },
  }
}

function saidByPages(): Set<string> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(web, file), 'utf8'))
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bmessages\.(\w+)/g)].map(([, name]) => name!),
    ),
  )
}

/** The properties of `export const messages = { … }`. */
function messagesIn(program: Node): Node[] {
  const declared = (program.body as Node[]).flatMap(
    ({ declaration }) => ((declaration as Node | null)?.declarations as Node[] | undefined) ?? [],
  )
  const messages = declared.find(({ id }) => (id as Node).name === 'messages')
  return (messages?.init as Node | undefined)?.properties as Node[]
}

/** Each with the comma behind it. */
function without(code: string, properties: Node[]): string {
  let rest = 0
  let kept = ''
  for (const { start, end } of properties) {
    kept += code.slice(rest, start)
    rest = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
  }
  return kept + code.slice(rest)
}
