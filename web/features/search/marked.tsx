import type { TextPart } from '../../../core/contracts/search.ts'

/** A text with the words that were asked for marked. */
export const Marked = ({ parts }: { parts: TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // Parts are never moved: they are the text in its order.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="rounded-xs bg-accent-wash text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
