import tailwindcss from '@tailwindcss/vite'
import type { defaultCodeSplitGroupings } from '@tanstack/router-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Some files that come together where so many share them, each by how its path ends or begins. */
interface Together {
  name: string
  parts: readonly RegExp[]
  without?: readonly RegExp[]
  minShareCount: number
}

/**
 * What members do with posts, icons and what lists of posts are made of come together instead of in a file for each few
 * lines, which would hold up the fonts. The page of a post shows no list and takes none of it.
 */
export const together: readonly Together[] = [
  {
    name: 'acts',
    parts: [
      /\/useQuery\.js$/,
      /\/useBaseQuery\.js$/,
      /\/queryOptions\.js$/,
      /\/suspense\.js$/,
      /\/queryObserver\.js$/,
      /\/errorBoundaryUtils\.js$/,
      /\/\w+Provider\.js$/,
      /\/QueryErrorResetBoundary\.js$/,
      /\/web\/optimistic/,
      /\/web\/viewer-facts/,
      /\/web\/gather/,
      /\/web\/calls\/following/,
      /\/web\/calls\/bookmarks/,
      /\/web\/calls\/posts/,
      /\/web\/calls\/applause/,
      /\/web\/features\/follows\/use-follow/,
      /\/web\/features\/follows\/follow-/,
      /\/web\/features\/bookmarks\/bookmark-button/,
      /\/web\/features\/accounts\/use-act/,
      /\/web\/features\/reports\/use-report/,
      /\/web\/features\/post\/comment-count/,
      /\/web\/features\/post\/comments-link/,
      /\/web\/features\/post\/share-button/,
      /\/web\/features\/post\/native-share/,
      /\/esm\/icons\/share\.mjs$/,
      /\/esm\/icons\/flag\.mjs$/,
    ],
    without: [/\/web\/features\/follows\/follow-word/],
    minShareCount: 2,
  },
  // How one gets in: each of these few lines in a file of its own would be named in what every page brings.
  {
    name: 'ways-in',
    parts: [
      /\/web\/calls\/email-change\.gen/,
      /\/web\/calls\/passkeys\.gen/,
      /\/web\/calls\/two-factor\.gen/,
      /\/web\/features\/accounts\/second-step-in/,
      /\/web\/features\/accounts\/session/,
      /\/web\/features\/accounts\/take-return-path/,
      /\/web\/features\/profile\/settings-sections/,
      /\/core\/contracts\/two-factor-forms/,
    ],
    minShareCount: 2,
  },
  // The same for a member's own rooms.
  {
    name: 'settings',
    parts: [
      /\/core\/contracts\/own-data/,
      /\/core\/turkish\/percent/,
      /\/web\/calls\/own-data/,
      /\/web\/features\/accounts\/code-field/,
    ],
    minShareCount: 2,
  },
  { name: 'icons', parts: [/\/esm\/icons\//], minShareCount: 4 },
  {
    name: 'covers',
    parts: [
      /\/core\/pictures\//,
      /\/core\/turkish\/dates/,
      /\/core\/turkish\/reading-time/,
      /\/web\/ui\/tile/,
      /\/web\/features\/posts\/cover-picture/,
    ],
    minShareCount: 2,
  },
  {
    name: 'lists',
    parts: [
      /\/core\/turkish\/relative-dates/,
      /\/web\/features\/posts\//,
      /\/web\/relative-time/,
      /\/web\/ui\/skeleton/,
      /\/infinite\w*\.js$/,
      /\/useSuspense\w*\.js$/,
    ],
    without: [
      /\/web\/features\/posts\/cover-picture/,
      /\/web\/features\/posts\/post-summary/,
      /\/web\/features\/posts\/notes/,
      /\/web\/features\/posts\/waits/,
      /\/web\/features\/posts\/comparing/,
    ],
    minShareCount: 3,
  },
]

/** What every page needs comes in two files, of which the first changes only with an upgrade. */
const chunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\// },
  { name: 'frame', tags: ['$initial' as const] },
  ...together.map(({ name, parts, without = [], minShareCount }) => ({
    name,
    test: (module: string) =>
      parts.some((part) => part.test(module)) && !without.some((part) => part.test(module)),
    minShareCount,
  })),
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

/** One file for a page, because each is named in what every page brings. */
const shown: (typeof defaultCodeSplitGroupings)[number] = [
  'component',
  'pendingComponent',
  'errorComponent',
  'notFoundComponent',
]

/** Pages that are mostly the first one come with their data: their loader, which never runs then, stays apart. */
export const mostlyFirst = new Set<string>([
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
