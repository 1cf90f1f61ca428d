import { sql } from 'kysely'
import type { Ground } from '../../server/feature.ts'
import { inFile, zipOf } from '../../server/features/imports/archives.fixture.ts'
import { markdownFile } from '../../server/features/imports/imports.fixture.ts'
import { archiveName } from '../../server/features/imports/imports.public.ts'
import { runImport } from '../../server/features/imports/imports.jobs.ts'
import type { World } from './world.ts'

/** A file that has arrived and waits to be read; the queue might give it to any of the processes. */
export async function beginImport(world: World): Promise<void> {
  const { one, elif } = world
  const { rows } = await sql<{ id: number }>`
    INSERT INTO imports (user_id, file_name, mode, category_id, status)
    SELECT ${elif.id}, 'a.zip', 'published', id, 'waiting' FROM categories WHERE slug = 'bilim'
    RETURNING id`.execute(one.database)
  world.imported = rows[0]!.id
  const title = `İçe aktarılan ${world.imported}`
  const archive = await zipOf({
    'a.md': markdownFile(title).replace('---\nMetin', 'tags: [Deniz]\n---\nMetin'),
  })
  await inFile(archive, (path) =>
    one.archives.writeFile(archiveName(world.imported), path, 'application/zip'),
  )
}

export const readImport = ({ one, imported }: World): Promise<void> =>
  runImport(one as unknown as Ground, imported, new AbortController().signal)

export async function readNewImport(world: World): Promise<void> {
  await beginImport(world)
  await readImport(world)
}

export const undoImport = ({ act, elif, imported }: World): Promise<unknown> =>
  act('DELETE', `/account/import/${imported}`, elif)
