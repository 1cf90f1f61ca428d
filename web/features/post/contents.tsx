import { classes } from '../../ui/classes.ts'
import type { ContentsEntry } from './queries.ts'

/** One heading is no table of contents. */
const fewest = 2

interface ContentsProps {
  entries: ContentsEntry[]
}

/** Beside the text, on screens with room for it; `follow-headings.ts` marks where the reader is. */
export function FollowingContents({ entries }: ContentsProps) {
  if (entries.length < fewest) return null
  return (
    <nav
      aria-label="İçindekiler"
      data-beside=""
      data-contents=""
      className="sticky top-[calc(var(--spacing-header)+2rem)] -ml-4 hidden max-h-[calc(100dvh-var(--spacing-header)-4rem)] max-w-56 overflow-y-auto pb-1 text-small transition-opacity focus-within:z-2 focus-within:bg-paper not-focus-within:in-data-passing:pointer-events-none not-focus-within:in-data-passing:opacity-0 min-[72rem]:block"
    >
      <p className="pb-1.5 pl-[1.0625rem] text-faint">İçindekiler</p>
      <ul className="border-l">
        {entries.map(({ id, title, level }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes(entryClass, indents[level] ?? indents[4])}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const entryClass =
  '-ml-px block border-l-2 border-transparent py-1 pr-2 text-muted transition-colors ' +
  'hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink'

const indents: Record<number, string> = { 2: 'pl-4', 3: 'pl-7', 4: 'pl-10' }

/** Above the text, folded, where there is only one column. */
export function FoldedContents({ entries }: ContentsProps) {
  if (entries.length < fewest) return null
  return (
    <nav aria-label="İçindekiler" className="mb-8 border-y min-[72rem]:hidden print:hidden">
      <details className="group">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          İçindekiler
          <span
            aria-hidden
            className="mr-1 size-2 rotate-45 border-r-2 border-b-2 border-edge transition-transform group-open:-rotate-135"
          />
        </summary>
        <ul className="pb-3">
          {entries.map(({ id, title, level }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={classes(
                  'flex min-h-11 items-center text-muted hover:text-ink',
                  level > 2 && 'pl-4',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
