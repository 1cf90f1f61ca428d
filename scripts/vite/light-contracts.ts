import type { Plugin } from 'vite'

/** What only the server reads of a contract: browsers send and receive, they do not check. */
const serverParts = new Set(['params', 'query', 'body', 'answer', 'summary', 'resource', 'limit'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Takes the schemas out of `endpoint({ … })` in what browsers load. Forms import their schemas by
 * name and keep them; a page without a form then carries no validator at all.
 */
export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      if (!/\/core\/[^/]+\.ts$/.test(id) || !code.includes('endpoint(')) return null
      const properties = serverProperties(this.parse(code), code)
      return { code: without(code, properties), map: null }
    },
  }
}

function serverProperties(node: unknown, code: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((each) => serverProperties(each, code))
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as Node
  if (type === 'CallExpression' && (callee as Node).name === 'endpoint')
    return ((given as Node[])[0]!.properties as Node[]).filter(
      (property) => property.type === 'Property' && serverParts.has(nameOf(property)),
    )
  return Object.values(node).flatMap((value) => serverProperties(value, code))
}

const nameOf = (property: Node): string => String((property.key as Node).name)

/** Each property with the comma behind it. */
function without(code: string, properties: Node[]): string {
  let rest = 0
  let kept = ''
  for (const { start, end } of properties) {
    kept += code.slice(rest, start)
    rest = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
  }
  return kept + code.slice(rest)
}
