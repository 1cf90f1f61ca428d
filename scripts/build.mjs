/** Builds the pages twice, for the browser and for the server, and packs the browser's files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

process.env.NODE_ENV = 'production'
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })
compressAssets('dist/client/assets')

/** Done once here instead of at every request; fonts and pictures are packed already. */
function compressAssets(folder) {
  for (const file of readdirSync(folder)) {
    if (!/\.(?:js|css|svg)$/.test(file)) continue
    const bytes = readFileSync(join(folder, file))
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    writeFileSync(join(folder, `${file}.br`), brotli)
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
