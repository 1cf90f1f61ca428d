import { Link } from '@tanstack/react-router'
import { commentParts } from '../../../../core/text/comment-text.ts'

/**
 * Plain text with its line breaks; links are marked as other people's, names lead to their pages.
 * Each has a direction of its own, so that no mark in the text can turn around what it shows.
 */
export function CommentWords({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-3 font-serif text-step-1 wrap-anywhere whitespace-pre-line">
      {commentParts(text).map((part) => {
        if (part.kind === 'link')
          return (
            <a
              key={part.at}
              dir="ltr"
              href={part.href}
              rel="ugc nofollow noopener"
              className={linkClass}
            >
              {part.text}
            </a>
          )
        if (part.kind === 'mention')
          return (
            <Link
              key={part.at}
              dir="ltr"
              to="/@{$username}"
              params={{ username: part.username }}
              className={linkClass}
            >
              {part.text}
            </Link>
          )
        return part.text
      })}
    </p>
  )
}

const linkClass = 'text-accent underline-offset-4 hover:underline'
