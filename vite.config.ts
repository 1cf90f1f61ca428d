import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContracts } from './scripts/vite/light-contracts.ts'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'web/routes',
      generatedRouteTree: 'web/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    lightContracts(),
    tailwindcss(),
  ],
  // Everything in one bundle renders a page faster than modules loaded one by one.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server's copy is read by nobody but Node; minified it even runs slower.
    minify: isSsrBuild ? false : 'oxc',
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-client.tsx',
      // Schemas only describe: one that nobody uses can go.
      treeshake: {
        manualPureFunctions: ['z', 'itemShape', 'collectionOf', 'pageQuery', 'endpoint'],
        propertyReadSideEffects: false,
        // Only the validator's own sentences are set by loading a module.
        moduleSideEffects: [{ test: /\/core\/(?!validation)/, sideEffects: false }],
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/test-results/**'] } },
}))
