import { commentParts } from '../../../core/text/comment-text.ts'

/** Plain text with its line breaks; an address is a link, marked as other people's. */
export function MessageWords({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {commentParts(text).map((part) =>
        part.kind === 'link' ? (
          <a
            key={part.at}
            dir="ltr"
            href={part.href}
            rel="ugc nofollow noopener"
            target="_blank"
            className="underline underline-offset-2"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
