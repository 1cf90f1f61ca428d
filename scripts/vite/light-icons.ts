import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** An icon with what we ask of one: the library's own also has a context and six more options. */
const lightIcon = `import { createElement } from 'react'
export default ({ node }) => ({ size = 24, strokeWidth = 2, ...rest }) =>
  createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  )`

/** What only the library's own builder reads. */
const nameOrKey = /, key: "\w+"|\bname: "[\w-]+",\s*size: 24,/g

/**
 * Every page has icons: only their drawings come from the library, not its builder. Each is
 * imported from its own file, not from the list of all two thousand, so that it can be told which
 * page needs which (scripts/vite/parts.ts).
 */
export function lightIcons(): Plugin {
  let files: Map<string, string> | undefined
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'post',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => lightIcon,
    },
    transform: {
      filter: { code: 'lucide' },
      handler(code, id) {
        if (/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id))
          return { code: code.replace(nameOrKey, ''), map: null }
        if (id.includes('/node_modules/')) return null
        files ??= iconFiles()
        return { code: code.replace(fromList, (_, names) => fromFiles(names, files!)), map: null }
      },
    },
  }
}

const fromList = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

function fromFiles(names: string, files: Map<string, string>): string {
  return names
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name, local = name]) => `import ${local} from ${JSON.stringify(files.get(name!))}`)
    .join('\n')
}

/** `Hand` → the file it is drawn in, from the library's own list. */
function iconFiles(): Map<string, string> {
  const folder = new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url)
  const list = readFileSync(new URL('lucide-react.mjs', folder), 'utf8')
  const lines = list.matchAll(/^export \{(.+)\} from '\.\/(icons\/[\w-]+\.mjs)'/gm)
  return new Map(
    [...lines].flatMap(([, names, file]) =>
      [...names!.matchAll(/default as (\w+)/g)].map(
        ([, name]) => [name!, new URL(file!, folder).pathname] as const,
      ),
    ),
  )
}
