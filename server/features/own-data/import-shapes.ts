import * as z from 'zod/mini'
import { bookmarkLimits } from '../../../core/contracts/bookmarks.ts'
import { messageSenders } from '../../../core/contracts/users.ts'
import { mutableTypes } from '../../../core/contracts/mutable-types.ts'
import { canonical, excerpt, postLimits, tags, title } from '../../../core/contracts/post-forms.ts'
import { profileForm } from '../../../core/contracts/profile-forms.ts'

/** An archive may have been changed by hand: what is taken from it follows the rules of the calls that write. */

const time = z.iso.datetime({ offset: true, local: false })
const slug = z.nullable(
  z.string().check(z.maxLength(200), z.regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/)),
)
const picturePath = z.nullable(z.string().check(z.maxLength(200)))
const textShape = { title, excerpt, entries: z.array(z.unknown()).check(z.maxLength(5000)) }

/** Its title may still be too short, as where it is written. */
export const importedEdit = z.object({
  ...textShape,
  title: z.string().check(z.maxLength(postLimits.titleMax)),
  cover: picturePath,
  canonical,
  categories: z.array(z.string()).check(z.maxLength(postLimits.categories)),
  tags,
  updatedAt: time,
})
export type ImportedEdit = z.infer<typeof importedEdit>

export const importedPost = z.object({
  ...textShape,
  number: z.int(),
  slug,
  status: z.int().check(z.minimum(0), z.maximum(5)),
  cover: picturePath,
  canonical,
  categories: z.array(z.object({ slug: z.string() })).check(z.maxLength(2)),
  tags,
  publishTime: z.nullable(time),
  publishedAt: z.nullable(time),
  createdAt: time,
  updatedAt: time,
  deletedAt: z.nullable(time),
  commentsClosed: z.boolean(),
  /** Read by itself: whatever is wrong with changes that wait, the post is not. */
  edit: z._default(z.unknown(), null),
})
export type ImportedPost = z.infer<typeof importedPost>

/** Named as they were, whatever there is today; archives from before they were kept have none. */
const labels = (most: number) =>
  z._default(z.nullable(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(most))), null)

export const importedRevision = z.object({
  ...textShape,
  cover: z._default(picturePath, null),
  canonical: z._default(canonical, null),
  categories: labels(postLimits.categories),
  tags: labels(postLimits.tags),
  post: z.int(),
  number: z.int().check(z.minimum(1), z.maximum(100_000)),
  isClosed: z.boolean(),
  createdAt: time,
  updatedAt: time,
})

export const importedComment = z.object({
  post: slug,
  isOwnPost: z.boolean(),
  text: z.string().check(z.minLength(1), z.maxLength(5000)),
  createdAt: time,
  updatedAt: time,
  answerTo: z.nullable(z.object({ createdAt: time })),
})

export const importedList = z.object({
  slug: z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  isPublic: z.boolean(),
  createdAt: time,
})

const listNote = z.string().check(z.maxLength(bookmarkLimits.note))

export const importedBookmark = z.object({
  post: slug,
  createdAt: time,
  lists: z.array(
    z.object({
      list: z.string(),
      position: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      note: listNote,
    }),
  ),
})
export type ImportedBookmark = z.infer<typeof importedBookmark>

export const importedAccount = z.object({
  firstName: profileForm.shape.firstName,
  lastName: profileForm.shape.lastName,
  nameReading: profileForm.shape.nameReading,
  biography: profileForm.shape.biography,
  picture: picturePath,
  messagesFrom: z.enum(messageSenders),
  socialAccounts: z.array(z.object({ platform: z.string(), url: z.string() })),
  emailPreferences: z.object({
    newPost: z.boolean(),
    newFollower: z.boolean(),
    newLike: z.boolean(),
    newComment: z.boolean(),
    newMessage: z.boolean(),
    digest: z.boolean(),
  }),
  notificationMutes: z._default(
    z.array(z.object({ type: z.nullable(z.enum(mutableTypes)), createdAt: time })),
    [],
  ),
})
