import { Readable } from 'node:stream'
import { escapeHtml } from '../../../core/document/escape.ts'
import { site } from '../../../core/site.ts'
import { deletedTexts } from '../../../core/text/deleted-member.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import type { Database } from '../../database/connection.ts'
import type { Storage } from '../../files/storage.ts'
import { type ContentsLine, frontPage, listPage, listPages } from './archive-lists.ts'
import { archiveStyle } from './archive-look.ts'
import { archivedPictures, inArchive, type NewAddress, withPictures } from './archive-pictures.ts'
import { settingsFile, settingsPage } from './archive-settings.ts'
import { selectSettings } from './archive-settings.sql.ts'
import { postFile, postMarkdown, postPage, statusOf, versionsEnding } from './archive-texts.ts'
import { versionsPage } from './archive-versions.ts'
import {
  type ArchivedPost,
  type ArchivedRevision,
  type Item,
  itemKinds,
  itemsOf,
  messagesOf,
  selectAccount,
  selectPostIds,
  selectPosts,
  selectRevisions,
  selectUploads,
} from './archive.sql.ts'
import { archiveFormat, dataFile, readMe } from './archive-format.ts'
import { ZipWriter } from './zip.ts'

interface ArchiveParts {
  database: Database
  storage: Storage
}

/** Called with how much is done, in percent; throws where the work is no longer wanted. */
type OnProgress = (percent: number) => Promise<void>

/** Texts may be long: so many are in memory at a time. */
const postsAtOnce = 20

/** Everything of a member as one file, read and written in parts. */
export async function writeArchive(
  { database, storage }: ArchiveParts,
  userId: number,
  file: string,
  onProgress: OnProgress,
): Promise<void> {
  const zip = new ZipWriter(file)
  const account = {
    ...(await selectAccount(database, userId)),
    ...(await selectSettings(database, userId)),
  }
  const pictures = archivedPictures(await selectUploads(database, userId))
  const postIds = await selectPostIds(database, userId)
  const moved = inArchive(pictures)
  // Posts are gone through four times.
  const progress = progressOf(postIds.length * 4 + pictures.size + itemKinds.length, onProgress)
  const posts = () => archivedPosts(database, postIds, progress)
  const lines: ContentsLine[] = []

  const shownAccount = { ...account, picture: account.picture && moved(account.picture) }
  await zip.text(dataFile('account'), `${JSON.stringify(shownAccount, null, 2)}\n`)
  await zip.stream(dataFile('posts'), jsonLines(numbered(movedPosts(posts(), moved))))
  await zip.stream(
    dataFile('revisions'),
    jsonLines(revisionsOf(database, postIds, moved, progress)),
  )
  let number = 0
  for await (const post of posts()) {
    const revisions = await selectRevisions(database, postIds[number]!)
    await writePost(zip, { number: ++number, post, revisions, moved })
  }
  await zip.stream('yazilar.html', Readable.from(listPage(postList, numbered(posts()))))
  lines.push({ file: 'yazilar.html', title: postList.title, amount: number })

  for (const kind of itemKinds) {
    await progress()
    const counted = counter(itemsOf(database, userId, kind))
    await zip.stream(dataFile(kind), jsonLines(counted.items))
    if (kind === 'conversations') {
      await writeConversations(zip, database, userId)
      lines.push({ file: 'mesajlar.html', title: conversationList.title, amount: counted.amount() })
      continue
    }
    const page = listPages[kind]
    await zip.stream(page.file, Readable.from(listPage(page, itemsOf(database, userId, kind))))
    lines.push({ file: page.file, title: page.title, amount: counted.amount() })
  }

  for (const { stored, path } of pictures.values()) {
    await progress()
    const picture = await storage.read(stored)
    // A picture that is gone must not keep everything else back.
    if (picture !== null) await zip.stream(path, picture.stream, { isCompressed: true })
  }
  await zip.text(settingsFile.file, settingsPage(account))
  lines.push(settingsFile)
  const madeAt = new Date()
  await zip.text('stil.css', archiveStyle)
  await zip.text('index.html', frontPage(shownAccount, lines, madeAt))
  await zip.text(
    dataFile('manifest'),
    `${JSON.stringify({ ...archiveFormat, site: site.url, madeAt }, null, 2)}\n`,
  )
  await zip.text('veri/OKUBENI.md', readMe)
  await zip.end()
}

interface PostParts {
  number: number
  post: ArchivedPost
  revisions: ArchivedRevision[]
  moved: NewAddress
}

async function writePost(zip: ZipWriter, parts: PostParts): Promise<void> {
  const { number, post, revisions, moved } = parts
  const file = postFile(number, post)
  const hasVersions = revisions.length > 0 || post.edit !== null
  await zip.text(`${file}.html`, postPage(number, post, moved, hasVersions))
  await zip.text(`${file}.md`, postMarkdown(withMoved(post, moved)))
  if (hasVersions)
    await zip.stream(
      `${file}${versionsEnding}`,
      Readable.from(versionsPage(post, revisions, moved)),
    )
}

async function* archivedPosts(
  database: Database,
  ids: number[],
  onEach: () => Promise<void>,
): AsyncGenerator<ArchivedPost> {
  for (let from = 0; from < ids.length; from += postsAtOnce)
    for (const post of await selectPosts(database, ids.slice(from, from + postsAtOnce))) {
      await onEach()
      yield post
    }
}

async function* movedPosts(
  posts: AsyncIterable<ArchivedPost>,
  moved: NewAddress,
): AsyncGenerator<ArchivedPost> {
  for await (const post of posts)
    yield { ...withMoved(post, moved), edit: post.edit && withMoved(post.edit, moved) }
}

async function* revisionsOf(
  database: Database,
  ids: number[],
  moved: NewAddress,
  onEach: () => Promise<void>,
): AsyncGenerator<{ post: number } & ArchivedRevision> {
  for (const [index, id] of ids.entries()) {
    await onEach()
    for (const revision of await selectRevisions(database, id))
      yield { post: index + 1, ...withMoved(revision, moved) }
  }
}

function withMoved<Text extends Pick<ArchivedPost, 'entries'> & { cover?: string | null }>(
  text: Text,
  moved: NewAddress,
): Text {
  const { cover } = text
  return {
    ...text,
    entries: withPictures(text.entries, moved),
    ...(cover && { cover: moved(cover) ?? cover }),
  }
}

async function* numbered<Each extends object>(
  items: AsyncIterable<Each>,
): AsyncGenerator<{ number: number } & Each> {
  let number = 0
  for await (const item of items) yield { number: ++number, ...item }
}

const postList = {
  title: 'Yazılarım',
  empty: 'Hiç yazınız yok.',
  row: (post: ArchivedPost & { number: number }): string =>
    `<a href="${escapeHtml(postFile(post.number, post))}.html">${escapeHtml(post.title)}</a><br><span class="quiet">${escapeHtml(statusOf(post))} · ${escapeHtml(formatDateTime(post.createdAt))}</span>`,
}

const nameOf = ({ name, members }: Item): string =>
  (name as string | null) ?? (members as { name: string }[]).map((member) => member.name).join(', ')

const conversationList = {
  title: 'Mesajlarım',
  empty: 'Hiç konuşmanız yok.',
  row: (item: Item): string =>
    `<a href="mesajlar/${Number(item.number)}.html">${escapeHtml(nameOf(item))}</a>`,
}

async function writeConversations(
  zip: ZipWriter,
  database: Database,
  userId: number,
): Promise<void> {
  const conversations = () => itemsOf(database, userId, 'conversations')
  await zip.stream('mesajlar.html', Readable.from(listPage(conversationList, conversations())))
  await zip.stream(dataFile('messages'), jsonLines(allMessages(database, userId)))
  for await (const item of conversations()) {
    const page = {
      title: nameOf(item),
      empty: 'Bu konuşmada mesaj yok.',
      row: ({ from, text, createdAt }: Item) =>
        `<span class="quiet">@${escapeHtml(String(from))}</span> <time>${escapeHtml(formatDateTime(String(createdAt)))}</time><p>${escapeHtml(typeof text === 'string' ? text : deletedTexts.message)}</p>`,
    }
    const messages = messagesOf(database, userId, Number(item.number))
    await zip.stream(
      `mesajlar/${String(item.number)}.html`,
      Readable.from(listPage(page, messages, '../')),
    )
  }
}

async function* allMessages(database: Database, userId: number): AsyncGenerator<Item> {
  for await (const { number } of itemsOf(database, userId, 'conversations'))
    yield* messagesOf(database, userId, Number(number))
}

/** One array, an item on each line: read as a whole or line by line. */
function jsonLines(items: AsyncIterable<object>): Readable {
  return Readable.from(
    (async function* () {
      let before = '[\n'
      for await (const item of items) {
        yield before + JSON.stringify(item)
        before = ',\n'
      }
      yield before === '[\n' ? '[]\n' : '\n]\n'
    })(),
  )
}

function counter<Each>(items: AsyncIterable<Each>): {
  items: AsyncGenerator<Each>
  amount: () => number
} {
  let amount = 0
  const counted = async function* () {
    for await (const item of items) {
      amount++
      yield item
    }
  }
  return { items: counted(), amount: () => amount }
}

/** Reports whole percents only, and 100 only at the end. */
function progressOf(total: number, onProgress: OnProgress): () => Promise<void> {
  let done = 0
  let reported = 0
  return async () => {
    const percent = Math.min(99, Math.floor((100 * ++done) / Math.max(total, 1)))
    if (percent === reported) return
    reported = percent
    await onProgress(percent)
  }
}
