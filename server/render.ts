import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { site } from '../core/site.ts'
import type * as EntryServer from '../web/entry-server.tsx'

type Entry = typeof EntryServer
type PageRequest = Omit<EntryServer.PageRequest, 'assets'>
type RouteAssets = { preloads?: string[]; css?: string[]; scripts?: { attrs: object }[] }

/** The only door to React on the server. */
export interface Renderer {
  pageAt(path: string): ReturnType<Entry['pageAt']>
  render(request: PageRequest): Promise<EntryServer.RenderedPage>
  /** Whether pages stay what they are until the process ends. */
  isFinal: boolean
}

const clientFolder = new URL('../dist/client/', import.meta.url)

/** React's half has a `site` of its own, which is told before each page what ours says. */
export async function builtRenderer(): Promise<Renderer> {
  // React is three times slower without this.
  process.env.NODE_ENV = 'production'
  const entryFile = new URL('../dist/server/entry-server.js', import.meta.url)
  const entry = (await import(entryFile.href)) as Entry
  const assets = { routes: builtAssets() } as never
  entry.prepare(site)
  return {
    pageAt: entry.pageAt,
    render: (request) => {
      entry.prepare(site)
      return entry.renderPage({ ...request, assets })
    },
    isFinal: true,
  }
}

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

/** Route → files, from the build's manifest, so that a page asks for all it needs at once. */
function builtAssets(): Record<string, RouteAssets> {
  const manifestFile = new URL('.vite/manifest.json', clientFolder)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)!
  const shared = new Set(filesOf(manifest, entry))
  const routes: Record<string, RouteAssets> = {
    __root__: {
      preloads: [...shared],
      css: (entry.css ?? []).map((file) => `/${file}`),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${entry.file}` } }],
    },
  }
  for (const chunk of Object.values(manifest)) {
    const id = routeIdOf(chunk.src)
    if (id === undefined) continue
    const files = filesOf(manifest, chunk).filter((file) => !shared.has(file))
    const styles = stylesOf(manifest, chunk)
    routes[id] = {
      preloads: [...new Set([...(routes[id]?.preloads ?? []), ...files])],
      css: [...new Set([...(routes[id]?.css ?? []), ...styles])],
    }
  }
  return routes
}

function filesOf(manifest: Record<string, Chunk>, chunk: Chunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(manifest, manifest[name]!))
  return [`/${chunk.file}`, ...imported]
}

function stylesOf(manifest: Record<string, Chunk>, chunk: Chunk): string[] {
  const imported = (chunk.imports ?? [])
    .map((name) => manifest[name]!)
    .filter((each) => !each.isEntry)
    .flatMap((each) => stylesOf(manifest, each))
  return [...(chunk.css ?? []).map((file) => `/${file}`), ...imported]
}

/**
 * `web/routes/yazi.$slug.tsx?tsr-split=component` → `/yazi/$slug`, the router's own naming. Not its
 * loader: a page comes from the server with its data.
 */
function routeIdOf(source: string | undefined): string | undefined {
  if (source?.includes('?tsr-split=loader')) return undefined
  const name = /^web\/routes\/(.+)\.tsx(?:\?|$)/.exec(source ?? '')?.[1]
  if (name === undefined || name === '__root') return undefined
  return `/${name.replaceAll('.', '/').replace(/(?<=^|\/)index$/, '')}`
}

/** Written without white space: React would take a new text in the head for a mistake. */
const hotReloading =
  '<script type="module" src="/@vite/client"></script>' +
  '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";' +
  'injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script>'

/** Vite inside our own server: pages change in the browser as their files are saved. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  await app.register((await import('@fastify/middie')).default)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const load = async (): Promise<Entry> => {
    const entry = (await vite.ssrLoadModule('/web/entry-server.tsx')) as Entry
    entry.prepare(site)
    return entry
  }
  let latest = await load()
  const assets = {
    routes: {
      __root__: {
        css: ['/web/styles/theme.css?direct'],
        scripts: [{ attrs: { type: 'module', src: '/web/entry-client.tsx' } }],
      },
    },
  } as never
  return {
    pageAt: (path) => latest.pageAt(path),
    render: async (request) => {
      latest = await load()
      const page = await latest.renderPage({ ...request, assets })
      return { ...page, html: page.html.replace('<head>', `<head>${hotReloading}`) }
    },
    isFinal: false,
  }
}
