import tailwindcss from '@tailwindcss/vite'
import type { defaultCodeSplitGroupings } from '@tanstack/router-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What every page needs comes in two files, of which the first changes only with an upgrade; what
 * members do with posts, icons and what lists of posts are made of come together instead of in a file for each few lines, which
 * would hold up the fonts. The page of a post shows no list and takes none of it.
 */
const chunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\// },
  { name: 'frame', tags: ['$initial' as const] },
  {
    name: 'acts',
    test: /\/(?:use(?:Base)?Query|queryOptions|suspense|queryObserver|errorBoundaryUtils|\w+Provider|QueryErrorResetBoundary)\.js$|\/web\/(?:optimistic|viewer-facts|gather|calls\/(?:following|bookmarks|posts|applause)|features\/(?:follows\/(?:use-follow|follow-(?!word))|bookmarks\/bookmark-button|accounts\/use-act|reports\/use-report|post\/(?:comment(?:-count|s-link)|share-button|native-share)))|\/esm\/icons\/(?:share|flag)\.mjs$/,
    minShareCount: 2,
  },
  // How one gets in: each of these few lines in a file of its own would be named in what every page brings.
  {
    name: 'ways-in',
    test: /\/web\/(?:calls\/(?:email-change|passkeys|two-factor)\.gen|features\/(?:accounts\/second-step-in|profile\/settings-sections))|\/core\/contracts\/two-factor-forms/,
    minShareCount: 2,
  },
  // The same for a member's own rooms.
  {
    name: 'settings',
    test: /\/core\/(?:contracts\/own-data|turkish\/percent)|\/web\/(?:calls\/own-data|features\/accounts\/code-field)/,
    minShareCount: 2,
  },
  { name: 'icons', test: /\/esm\/icons\//, minShareCount: 4 },
  {
    name: 'covers',
    test: /\/core\/(?:pictures\/|turkish\/(?:dates|reading-time))|\/web\/(?:ui\/tile|features\/posts\/cover-picture)/,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /\/core\/turkish\/relative-dates|\/web\/(?:features\/posts\/(?!cover-picture|post-summary|notes|waits|comparing)|relative-time|ui\/skeleton)|\/(?:infinite|useSuspense)\w*\.js$/,
    minShareCount: 3,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** One file for a page, because each is named in what every page brings. */
const shown: (typeof defaultCodeSplitGroupings)[number] = [
  'component',
  'pendingComponent',
  'errorComponent',
  'notFoundComponent',
]

/** Pages that are mostly the first one come with their data: their loader, which never runs then, stays apart. */
const mostlyFirst = new Set<string>([
  '/',
  '/yazi/$slug',
  '/@{$username}',
  '/@{$username}/',
  '/kesfet/',
  '/kesfet/$kategori',
])

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          mostlyFirst.has(routeId) ? [shown, ['loader']] : [[...shown, 'loader']],
      },
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
  ],
  resolve: {
    // React has had it for itself since version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Everything in one bundle renders a page faster than modules loaded one by one.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: false as const,
    assetsInlineLimit: 0,
    // The server's copy is read by nobody but Node; minified it even runs slower.
    minify: isSsrBuild ? false : 'oxc',
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-client.tsx',
      // Every page brings the names of a hundred files, and hexadecimal ones pack smaller.
      output: { hashCharacters: 'hex', ...(!isSsrBuild && { codeSplitting: { groups: chunks } }) },
      // Schemas only describe: one that nobody uses can go.
      treeshake: {
        manualPureFunctions: ['z', 'itemShape', 'collectionOf', 'pageQuery', 'endpoint'],
        propertyReadSideEffects: false,
        // Only the validator's own sentences are set by loading a module.
        moduleSideEffects: [
          { test: /^(?!.*\/node_modules\/).*\/core\/(?!validation)/, sideEffects: false },
        ],
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/test-results/**'] } },
}))
