import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import yauzl from 'yauzl'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, until } from '../../../tests/support/site.ts'

export type Archive = Map<string, Buffer>

export const askExport = (site: TestSite, as?: Member, begin?: string) =>
  site.call({
    url: `/api/account/export${begin === undefined ? '' : `?begin=${begin}`}`,
    ...(as && { as }),
  })

/** Asks until it is ready, and gives its address. */
export async function readyExport(site: TestSite, as: Member): Promise<string> {
  await askExport(site, as)
  return until(async () => {
    const { status, body } = await askExport(site, as, 'never')
    expect(status).toBe(202)
    return (body.url as string | null) ?? undefined
  })
}

export async function download(site: TestSite, as: Member): Promise<Archive> {
  const url = await readyExport(site, as)
  const { statusCode, rawPayload } = await site.app.inject({ url, cookies: { token: as.token } })
  expect(statusCode).toBe(200)
  return unzipped(rawPayload)
}

export async function unzipped(bytes: Buffer): Promise<Archive> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  const files: Archive = new Map()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

export function dataOf(archive: Archive, kind: string) {
  return JSON.parse(archive.get(`veri/${kind}.json`)!.toString())
}
