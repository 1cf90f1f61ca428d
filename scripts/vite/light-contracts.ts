import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** What browsers read of a call: they send and receive, they do not check what is inside. */
const browserParts = new Set(['name', 'method', 'path', 'status'])

const ending = '?calls'

/**
 * Parts each file of contracts in what browsers load: its calls, a few words each, and whatever
 * else it holds. Forms import their schemas by name and keep them; a page without a form then
 * carries no validator at all, though the schema of a form may stand beside the call it is for.
 */
export function lightContracts(): Plugin {
  const calls = new Map<string, string>()
  return {
    name: 'light-contracts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    resolveId: (source) => (source.endsWith(ending) ? source : null),
    load: (id) => calls.get(id),
    transform(code, id) {
      if (!/\/core\/contracts\/[^/]+\.ts$/.test(id) || !code.includes('endpoint(')) return null
      const found = callsIn(this.parse(code) as unknown as Node, code)
      const moved = found.filter(({ isWhole }) => isWhole)
      calls.set(id + ending, moved.map(({ text }) => text).join('\n'))
      const names = moved.map(({ name }) => name).join(', ')
      const given = `import { ${names} } from ${JSON.stringify(id + ending)}\nexport { ${names} }`
      return { code: `${withoutCalls(code, found)}\n${given}`, map: null }
    },
  }
}

interface Call {
  name: string
  start: number
  end: number
  text: string
  /** Takes nothing from elsewhere in its file. */
  isWhole: boolean
}

/** `export const follow = endpoint({ … })` */
function callsIn(program: Node, code: string): Call[] {
  return (program.body as Node[]).flatMap((statement) => {
    const declared = (statement.declaration as Node | null)?.declarations as Node[] | undefined
    const call = declared?.[0]?.init as Node | null | undefined
    if (call?.type !== 'CallExpression' || (call.callee as Node).name !== 'endpoint') return []
    const properties = (call.arguments as Node[])[0]!.properties as Node[]
    const own = properties.filter((each) => browserParts.has(nameOf(each)))
    const isWhole = own.length === browserParts.size
    const taken = isWhole ? [] : properties.filter(({ type }) => type === 'SpreadElement')
    const parts = [...taken, ...own].map(({ start, end }) => code.slice(start, end))
    const name = (declared![0]!.id as Node).name as string
    const text = `export const ${name} = { ${parts.join(', ')} }`
    return { name, start: statement.start, end: statement.end, text, isWhole }
  })
}

const nameOf = ({ key }: Node): string => String((key as Node | undefined)?.name)

function withoutCalls(code: string, calls: Call[]): string {
  let rest = 0
  let kept = ''
  for (const { start, end, text, isWhole } of calls) {
    kept += code.slice(rest, start) + (isWhole ? '' : text)
    rest = end
  }
  return kept + code.slice(rest)
}
