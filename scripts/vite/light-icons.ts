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

/** Every page has icons: only their drawings come from the library, not its builder. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => lightIcon,
    },
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(nameOrKey, ''), map: null }),
    },
  }
}

/** What only the builder reads. */
const nameOrKey = /, key: "\w+"|\bname: "[\w-]+",\s*size: 24,/g
