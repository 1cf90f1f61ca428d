import * as z from 'zod/mini'
import { isUsername } from './addresses.ts'
import { documentLimits } from './limits.ts'
import { documentMessages, exactly, link, text, unknownType } from './schema-parts.ts'
import { simpleMarks, type Inline, type Mark } from './types.ts'

const mark: z.ZodMiniType<Mark> = z.discriminatedUnion(
  'type',
  [
    exactly({ type: z.enum(simpleMarks) }),
    exactly({ type: z.literal('link'), attrs: exactly({ href: link }) }),
  ],
  { error: unknownType(documentMessages.unknownMark) },
)

const isEachOnce = (marks: Mark[]): boolean =>
  new Set(marks.map((one) => one.type)).size === marks.length

const marks = z.optional(
  z.array(mark).check(z.refine(isEachOnce, { error: documentMessages.repeatedMark })),
)

const username = z.string().check(z.refine(isUsername, { error: documentMessages.username }))

const inline: z.ZodMiniType<Inline> = z.discriminatedUnion(
  'type',
  [
    exactly({ type: z.literal('text'), text: text(documentLimits.textLength), marks }),
    exactly({ type: z.literal('hardBreak'), marks }),
    exactly({ type: z.literal('mention'), attrs: exactly({ username }), marks }),
  ],
  { error: unknownType(documentMessages.unknownInline) },
)

export const content = z.array(inline).check(z.maxLength(documentLimits.inlineNodes))
