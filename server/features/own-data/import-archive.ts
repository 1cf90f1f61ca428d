import type * as z from 'zod/mini'
import type { Entry } from '../../../core/document/types.ts'
import { uploadIdOf } from '../../../core/pictures/pictures.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { platforms, socialAccountOf } from '../../../core/text/social-accounts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { ExpectedError } from '../../errors.ts'
import type { Storage } from '../../files/storage.ts'
import { keepUpload, keepUploads, unknownUploads } from '../files/files.public.ts'
import { invalidatePostLists } from '../posts/posts.public.ts'
import { indexPosts } from '../search/search.public.ts'
import {
  addTags,
  checkUploads,
  derivedFrom,
  selectCategoryRules,
  tidyText,
  uploadsIn,
} from '../writing/writing.public.ts'
import { archiveFormat, dataFile } from './archive-format.ts'
import { withoutPictures, withPictures } from './archive-pictures.ts'
import { ArchiveReader, notReadable } from './archive-reading.ts'
import {
  insertImported,
  insertImportedEdit,
  insertList,
  insertOwnBookmark,
  insertOwnComment,
  insertRevision,
  insertSocialAccount,
  updateAccount,
} from './import-archive.sql.ts'
import {
  importedAccount,
  importedBookmark,
  importedComment,
  importedEdit,
  importedList,
  importedPost,
  type ImportedPost,
  importedRevision,
} from './import-shapes.ts'

interface ImportParts {
  database: Database
  storage: Storage
}

interface ImportedArchive {
  posts: number
  pictures: number
  /** What could not be taken over, in Turkish. */
  problems: string[]
}

/**
 * Takes over one's own archive: profile and settings, pictures, posts in every status with their revisions, one's comments
 * under them, and lists. What others did (reads, applause, followers) and what hangs on others is not taken over: nobody
 * can bring that along. `file` is the archive on this machine.
 */
export async function importArchive(
  parts: ImportParts,
  member: { id: number; role: Role },
  file: string,
): Promise<ImportedArchive> {
  const archive = await ArchiveReader.open(file)
  try {
    await checkFormat(archive)
    return await new Import(parts, member, archive).run()
  } finally {
    archive.close()
  }
}

async function checkFormat(archive: ArchiveReader): Promise<void> {
  const manifest = (await archive.json(dataFile('manifest'))) as Partial<
    typeof archiveFormat
  > | null
  if (manifest?.format !== archiveFormat.format || manifest.version !== archiveFormat.version)
    throw notReadable()
}

class Import {
  readonly #parts: ImportParts
  readonly #member: { id: number; role: Role }
  readonly #archive: ArchiveReader
  readonly #pictures = new Map<string, string>()
  /** By their numbers in the archive, and by their slugs there. */
  readonly #postIds = new Map<number | string, number>()
  readonly #problems: string[] = []

  constructor(parts: ImportParts, member: { id: number; role: Role }, archive: ArchiveReader) {
    this.#parts = parts
    this.#member = member
    this.#archive = archive
  }

  async run(): Promise<ImportedArchive> {
    const { database } = this.#parts
    const { id: userId } = this.#member
    await this.#bringPictures()
    await this.#bringAccount()
    await this.#each('posts', importedPost, (post) => this.#bringPost(post))
    const posts = new Set(this.#postIds.values()).size
    await this.#each('revisions', importedRevision, async (revision) => {
      const postId = this.#postIds.get(revision.post)
      if (postId === undefined) return
      const text = await this.#textOf(revision.entries)
      const cover = this.#pictures.get(revision.cover ?? '') ?? null
      await database.write(async (transaction) => {
        await insertRevision(transaction, postId, { ...revision, ...text, cover })
        await keepPictures(transaction, postId, { entries: text.entries, cover })
      })
    })
    await this.#each('comments', importedComment, async (comment) => {
      const postId = comment.isOwnPost ? this.#postIds.get(comment.post ?? '') : undefined
      if (postId === undefined) return
      await database.write((transaction) => insertOwnComment(transaction, userId, postId, comment))
    })
    await this.#each('lists', importedList, (list) => insertList(database, userId, list))
    await this.#each('bookmarks', importedBookmark, async (bookmark) => {
      const postId = this.#postIds.get(bookmark.post ?? '')
      if (postId === undefined) return
      await database.write((transaction) =>
        insertOwnBookmark(transaction, userId, postId, bookmark),
      )
    })
    return { posts, pictures: this.#pictures.size, problems: this.#problems }
  }

  async #each<Shape extends z.ZodMiniType>(
    kind: string,
    shape: Shape,
    bring: (item: z.output<Shape>) => Promise<void>,
  ): Promise<void> {
    for await (const item of this.#archive.items(dataFile(kind)))
      try {
        const { data, success } = shape.safeParse(item)
        if (success) await bring(data)
        else this.#problems.push(`${kind}: okunamayan bir kayıt atlandı.`)
      } catch (error) {
        if (!(error instanceof ExpectedError)) throw error
        this.#problems.push(`${kind}: ${error.message}`)
      }
  }

  /** Made anew like any upload: nothing is served as it came. In their order, which names them in the next archive. */
  async #bringPictures(): Promise<void> {
    const numberOf = (name: string): number =>
      Number(/^resimler\/(\d+)\.(?:png|jpg)$/.exec(name)?.[1])
    const names = this.#archive.names.filter((name) => numberOf(name) > 0)
    for (const name of names.toSorted((one, other) => numberOf(one) - numberOf(other)))
      try {
        const bytes = await this.#archive.bytes(name)
        if (bytes === null) continue
        const signal = new AbortController().signal
        const { url } = await keepUpload(this.#parts, this.#member.id, { bytes, signal })
        this.#pictures.set(name, url)
      } catch (error) {
        if (!(error instanceof ExpectedError)) throw error
        this.#problems.push(`${name}: ${error.message}`)
      }
  }

  async #bringAccount(): Promise<void> {
    const account = importedAccount.safeParse(await this.#archive.json(dataFile('account')))
    if (!account.success) return void this.#problems.push('Profil okunamadı.')
    const picture = this.#pictures.get(account.data.picture ?? '') ?? null
    const social = account.data.socialAccounts.flatMap((given) => {
      const platform = platforms.find((known) => known === given.platform)
      return (platform && socialAccountOf(platform, given.url)) ?? []
    })
    await this.#parts.database.write(async (transaction) => {
      await updateAccount(transaction, this.#member.id, account.data, picture)
      for (const each of social) await insertSocialAccount(transaction, this.#member.id, each)
    })
  }

  /** An archive holds pictures of others up to a bound; those that are not here either are left out, and not the post. */
  async #textOf(
    sent: unknown[],
  ): Promise<ReturnType<typeof tidyText> & ReturnType<typeof derivedFrom>> {
    const moved = withPictures(sent as Entry[], (src) => this.#pictures.get(src) ?? null)
    const { entries } = tidyText(moved, [], [])
    const ids = uploadsIn({ entries, cover: null })
    const unknown = new Set(await unknownUploads(this.#parts.database, ids))
    const known = withoutPictures(entries, (src) => unknown.has(uploadIdOf(src) ?? ''))
    const text = tidyText(known, [], [])
    return { ...text, ...derivedFrom(text.entries) }
  }

  async #bringPost(post: ImportedPost): Promise<void> {
    const text = await this.#textOf(post.entries)
    const cover = this.#pictures.get(post.cover ?? '') ?? null
    const { categoryIds, status } = await this.#standingOf(post)
    const id = await this.#parts.database.write(async (transaction) => {
      const whole = { ...post, cover, status }
      const made = await insertImported(transaction, this.#member.id, whole, text, categoryIds)
      if (post.tags.length > 0) await addTags(transaction, made, post.tags)
      await keepPictures(transaction, made, { entries: text.entries, cover })
      await indexPosts(transaction, [made])
      transaction.invalidate(topics.post(made))
      await invalidatePostLists(transaction, [made])
      return made
    })
    this.#postIds.set(post.number, id)
    if (post.slug !== null) this.#postIds.set(post.slug, id)
    if (post.edit !== null && status === post.status) await this.#bringEdit(id, post)
  }

  async #bringEdit(postId: number, { title, edit: given }: ImportedPost): Promise<void> {
    try {
      const { data: edit } = importedEdit.safeParse(given)
      if (edit === undefined) throw notReadable()
      const text = await this.#textOf(edit.entries)
      const cover = this.#pictures.get(edit.cover ?? '') ?? null
      await this.#parts.database.write(async (transaction) => {
        await insertImportedEdit(transaction, postId, { ...edit, ...text, cover })
        await keepPictures(transaction, postId, { entries: text.entries, cover })
      })
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      this.#problems.push(`“${title}” yayımlanmamış değişiklikleri olmadan alındı.`)
    }
  }

  /** Where the member may not publish, a published post becomes a draft. */
  async #standingOf(post: ImportedPost): Promise<{ categoryIds: number[]; status: number }> {
    const rules = await selectCategoryRules(this.#parts.database)
    const found = post.categories.flatMap(
      ({ slug }) => rules.find((each) => each.slug === slug) ?? [],
    )
    const isMember = this.#member.role === 'member'
    const open = found.filter(
      ({ isClosed, isHidden, needsApproval }) =>
        !isHidden && (!isMember || !(isClosed || needsApproval)),
    )
    const isPublishable = open.length > 0 && open.length === found.length && post.slug !== null
    const isDraft =
      !isPublishable && ([postStatus.active, postStatus.planned] as number[]).includes(post.status)
    if (isDraft)
      this.#problems.push(
        post.edit === null
          ? `“${post.title}” taslak olarak alındı.`
          : `“${post.title}” taslak olarak, yayımlanmamış değişiklikleri olmadan alındı.`,
      )
    return {
      categoryIds: open.map(({ id }) => id),
      status: isDraft ? postStatus.draft : post.status,
    }
  }
}

/** Those of earlier texts and of changes that wait, too: what no post keeps is removed after a while. */
async function keepPictures(
  transaction: Transaction,
  postId: number,
  pictures: Parameters<typeof checkUploads>[1],
): Promise<void> {
  const uploads = await checkUploads(transaction, pictures)
  if (uploads.length > 0) await keepUploads(transaction, postId, uploads)
}
