import type { Shared } from './native-share.ts'
import { shareLinks } from './share-links.ts'

/** For browsers that run no scripts. */
export function PlainShareLinks({ post }: { post: Shared }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-muted print:hidden">
      {shareLinks(post).map(({ name, label, href, isPage }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={label}
            rel="noopener"
            target={isPage ? '_blank' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
