import { importMessages } from '../../../core/contracts/import-limits.ts'
import {
  getImport,
  listImports,
  startImport,
  undoImport,
  type WholeImport,
} from '../../../core/contracts/imports.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Database } from '../../database/connection.ts'
import { conflict, invalid, InvalidInput, notFound } from '../../errors.ts'
import type { Parts } from '../../feature.ts'
import type { ArrivedFile } from '../../http/archive-upload.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { wholeCollection } from '../../http/hydra.ts'
import { refusals } from '../../messages.ts'
import { checkCategories } from '../writing/writing.public.ts'
import { archiveName } from './archive-name.ts'
import { selectProblems } from './import-items.sql.ts'
import { readFile, tidyImports } from './imports.jobs.ts'
import {
  deleteImport,
  insertImport,
  isSecondAtOnce,
  markArrived,
  markUndone,
  type NewImport,
  selectImport,
  selectImports,
} from './imports.sql.ts'
import { undoPosts } from './undo.ts'

export function importRoutes(parts: Parts): Route[] {
  const { database } = parts
  return [
    serve(startImport, async ({ body: { mode, category }, file, caller }) => {
      if (mode === 'published' && caller.isNew) throw invalid('mode', importMessages.newAccount)
      const categoryId = await categoryFor(database, caller, mode, category)
      const wanted = { userId: caller.id, fileName: file.name, mode, categoryId }
      return wholeImport(database, caller, await keepFile(parts, wanted, file))
    }),

    serve(listImports, async ({ caller }) =>
      wholeCollection('Import', '/account/import', await selectImports(database, caller.id)),
    ),

    serve(getImport, ({ params, caller }) => wholeImport(database, caller, Number(params.id))),

    serve(undoImport, async ({ params, caller }) => {
      const id = Number(params.id)
      await database.write(async (transaction) => {
        if (!(await markUndone(transaction, caller.id, id)))
          throw notFound(refusals.import.notFound)
        await undoPosts(transaction, id)
      })
      await tidyImports(parts)
      return wholeImport(database, caller, id)
    }),
  ]
}

async function wholeImport(database: Database, caller: Caller, id: number): Promise<WholeImport> {
  const found = await selectImport(database, caller.id, id)
  if (found === undefined) throw notFound(refusals.import.notFound)
  return { ...found, problems: await selectProblems(database, id) }
}

/** Asked before anything is read: whoever may not publish somewhere learns it now. */
async function categoryFor(
  database: Database,
  caller: Caller,
  mode: NewImport['mode'],
  category: string | undefined,
): Promise<number | null> {
  const isPublished = mode === 'published'
  if (category === undefined) {
    if (isPublished) throw invalid('category', importMessages.category)
    return null
  }
  const status = isPublished ? postStatus.active : postStatus.draft
  const wanted = { references: [category], status, present: [], isPublic: false }
  const [id] = await checkCategories(database, caller, wanted).catch((error: unknown) => {
    if (!(error instanceof InvalidInput)) throw error
    const { propertyPath, message } = error.violations[0]!
    throw invalid('category', propertyPath === 'status' ? refusals.import.approval : message)
  })
  return id!
}

/**
 * First the row, then the file it names, then the job: what a dying process leaves behind is a row whose file
 * never arrived, and goes with the next tidying.
 */
async function keepFile(
  { database, archives, jobs }: Parts,
  wanted: NewImport,
  file: ArrivedFile,
): Promise<number> {
  const id = await insertImport(database, wanted).catch((error: unknown) => {
    throw isSecondAtOnce(error) ? conflict(refusals.import.oneAtATime) : error
  })
  try {
    await archives.writeFile(archiveName(id), file.path, 'application/octet-stream')
    await database.write(async (transaction) => {
      await markArrived(transaction, id)
      await jobs.queue(transaction, readFile, { importId: id })
    })
  } catch (error) {
    await archives.remove(archiveName(id)).catch(() => undefined)
    await deleteImport(database, id)
    throw error
  }
  return id
}
