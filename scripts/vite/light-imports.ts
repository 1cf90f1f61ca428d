import type { Plugin } from 'vite'

/**
 * Fetches a part together with its style sheets. Vite's own way also names beforehand all that the
 * part imports, in a list of every file that is on every page; our parts share a few large files,
 * which are there already.
 */
const lightImport = `const fetched = {}
const fetchStyle = (file) =>
  (fetched[file] ??= new Promise((resolve, reject) => {
    const href = '/' + file
    if (document.querySelector('link[href="' + href + '"]')) return resolve()
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject }))
  }))
export const __vitePreload = async (load, styles = []) => {
  const [part] = await Promise.all([load(), ...styles.map(fetchStyle)])
  return part
}`

export function lightImports(): Plugin {
  return {
    name: 'light-imports',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    // Only style sheets are left in the lists then.
    config: () => ({ build: { modulePreload: false } }),
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => lightImport,
    },
  }
}
