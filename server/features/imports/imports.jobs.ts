import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importLimits } from '../../../core/contracts/import-limits.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'
import { InvalidInput } from '../../errors.ts'
import { messages, refusals } from '../../messages.ts'
import type { Transaction } from '../../database/connection.ts'
import type { Ground } from '../../feature.ts'
import { arrivalsFolder } from '../../http/archive-upload.ts'
import { handles, type JobHandler, type JobKind } from '../../jobs/queue.ts'
import { holdCheck } from '../holds/holds.public.ts'
import {
  checkCategories,
  insertWritten,
  isSlugRace,
  reasonsToWait,
  type WaitCheck,
} from '../writing/writing.public.ts'
import { archiveName } from './archive-name.ts'
import type { ReadPost } from './convert/post.ts'
import { insertItem, knownItem } from './import-items.sql.ts'
import {
  advance,
  beginReading,
  deleteImport,
  finish,
  noteFileGone,
  noteSource,
  type RunningImport,
  selectLeftovers,
} from './imports.sql.ts'
import { madePost } from './make-post.ts'
import { Pictures } from './pictures.ts'
import { readingThread, type ReadingThread } from './reading/reading-thread.ts'
import { Refused } from './reading/refused.ts'
import { erasePosts } from './undo.ts'

/** Posts of thousands with pictures of as many sites take long; whoever is killed on the way is noticed at once. */
export const readFile: JobKind<{ importId: number }> = {
  name: 'read-import',
  retryDelay: 5,
  retryDelayMax: 60,
  retryLimit: 20,
  atOnce: 2,
  mostSeconds: 6 * 3600,
}

/** Fewer than the queue would try, so that the job itself always writes how it ended. */
const mostTries = 10

export const importJobs = (parts: Ground): JobHandler[] => [
  handles(readFile, ({ importId }, { signal }) => runImport(parts, importId, signal)),
]

/** Reads a file to its end. Begun anew after a crash it finds what is there already and goes on behind it. */
export async function runImport(
  parts: Ground,
  importId: number,
  signal: AbortSignal,
): Promise<void> {
  const { database } = parts
  const running = await beginReading(database, importId)
  if (running === undefined) return
  try {
    if (running.tries > mostTries) throw new Refused(messages.generic)
    await readAll(parts, running, signal)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await fail(parts, running, error.message)
  }
  await tidyImports(parts)
}

const fail = ({ database }: Ground, { id }: RunningImport, message: string): Promise<void> =>
  database.write(async (transaction) => {
    if (await finish(transaction, id, 'failed', message)) await erasePosts(transaction, id)
  })

async function readAll(parts: Ground, running: RunningImport, signal: AbortSignal): Promise<void> {
  await checkStillAllowed(parts, running)
  const path = await localCopy(parts, running.id)
  const thread = readingThread()
  try {
    const { source } = await thread.ask('open', { path })
    await noteSource(parts.database, running.id, source)
    if ((await readPosts(parts, running, thread, signal)) === 0)
      throw new Refused(refusals.import.nothing)
    await parts.database.write((transaction) => finish(transaction, running.id, 'ready'))
  } finally {
    await thread.end()
    await rm(path, { force: true })
  }
}

/** Rights may have changed since it was sent. */
async function checkStillAllowed(
  { database }: Ground,
  { mode, categoryId, userId, role }: RunningImport,
): Promise<void> {
  if (categoryId === null) return
  const status = mode === 'published' ? postStatus.active : postStatus.draft
  const wanted = { references: [String(categoryId)], status, present: [], isPublic: false }
  await checkCategories(database, { id: userId, role }, wanted).catch((error: unknown) => {
    throw error instanceof InvalidInput ? new Refused(error.message) : error
  })
}

/** The file may have come by another machine. */
async function localCopy({ archives, config }: Ground, importId: number): Promise<string> {
  const source = await archives.read(archiveName(importId))
  if (source === null) throw new Refused(refusals.import.fileGone)
  const folder = arrivalsFolder(config.dataDir)
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  await pipeline(source.stream, createWriteStream(path, { mode: 0o600 }))
  return path
}

/** How many posts the file holds. */
async function readPosts(
  parts: Ground,
  running: RunningImport,
  thread: ReadingThread,
  signal: AbortSignal,
): Promise<number> {
  const pictures = new Pictures(parts, thread, running.userId, signal)
  for (let position = 0; ; position++) {
    signal.throwIfAborted()
    const { post, progress } = await thread.ask('next', {})
    if (post === null) return position
    if (position >= importLimits.posts) throw new Refused(refusals.import.tooManyPosts)
    const isGoingOn = await takePost(parts, running, { post, position, progress }, pictures)
    if (!isGoingOn) return position + 1
  }
}

interface Step {
  post: ReadPost
  position: number
  progress: number
}

/** One post and its line in the report, in one transaction. False once the import was stopped. */
async function takePost(
  parts: Ground,
  running: RunningImport,
  { post, position, progress }: Step,
  pictures: Pictures,
): Promise<boolean> {
  const { database } = parts
  const known = await knownItem(database, running, post.key)
  const item = { key: post.key, position, title: post.title, postId: null, isExisting: false }
  const write = (work: Parameters<typeof database.write<void>>[0]): Promise<boolean> =>
    database.write(async (transaction) => {
      if (!(await advance(transaction, running.id, progress))) return false
      await work(transaction)
      return true
    })
  if (known === 'done') return write(async () => undefined)
  if (known !== 'new') {
    const problems = known === 'inTrash' ? [{ what: inTrash, where: '' }] : []
    return write(
      async (transaction) =>
        void (await insertItem(transaction, running, { ...item, isExisting: true, problems })),
    )
  }
  if (post.refusal !== null) {
    const problems = [...post.problems, { what: post.refusal, where: '' }]
    return write(
      async (transaction) => void (await insertItem(transaction, running, { ...item, problems })),
    )
  }
  const made = await madePost(post, running, (named, folder) => pictures.bring(named, folder))
  const insert = () =>
    write(async (transaction) => {
      const { columns, problems, ...beside } = await asAllowed(parts, transaction, running, made)
      const postId = await insertWritten(transaction, running.userId, columns, beside)
      await insertItem(transaction, running, { ...item, postId: postId!, problems })
    })
  return insert().catch((error: unknown) => {
    if (isSlugRace(error)) return insert()
    throw error
  })
}

type MadePost = Awaited<ReturnType<typeof madePost>>

/**
 * What would have to wait for an editor comes as a draft, and its author decides which to hand in. With what is kept of the
 * others to notice repetitions.
 */
async function asAllowed(
  parts: Ground,
  transaction: Transaction,
  { userId, role }: RunningImport,
  made: MadePost,
): Promise<MadePost & { wait?: WaitCheck }> {
  const { columns, tags } = made
  if (columns.status !== postStatus.active) return made
  const author = { id: userId, role }
  const submitted = { columns, tags, present: null }
  const wait = await reasonsToWait(transaction, holdCheck(parts), author, submitted)
  if (wait.reasons.length === 0) return { ...made, wait }
  return {
    ...made,
    columns: { ...columns, status: postStatus.draft, publishTime: null },
    publishedElsewhere: null,
    problems: [...made.problems, { what: needsApproval, where: '' }],
  }
}

const needsApproval = 'Yayımlanmadan önce bir editörün bakması gerektiği için taslak olarak alındı.'

const inTrash =
  'Daha önce içe aktarılmış; sildiğiniz yazılar arasında duruyor, oradan geri getirebilirsiniz.'

/** Files that nobody needs any more, here and in the storage, also those of processes that were killed. */
export async function tidyImports({ database, archives, config }: Ground): Promise<void> {
  for (const { id, hasArrived } of await selectLeftovers(database)) {
    await archives.remove(archiveName(id))
    if (hasArrived) await noteFileGone(database, id)
    else await deleteImport(database, id)
  }
  const folder = arrivalsFolder(config.dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    // No upload and no reading takes a day.
    if (found !== null && Date.now() - found.mtimeMs > millisecondsOfDay)
      await rm(join(folder, name), { force: true })
  }
}
