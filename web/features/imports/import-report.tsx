import { Link } from '@tanstack/react-router'
import type { ImportProblem, WholeImport } from '../../../core/contracts/imports.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'

/** What could not be kept, post by post. */
export function ImportReport({ found }: { found: WholeImport }) {
  const { problems, problemCount, status } = found
  if (problems.length === 0)
    return status === 'ready' && found.created > 0 ? (
      <p className="mt-2 text-small text-muted">Her şey eksiksiz alındı.</p>
    ) : null
  const more = problemCount - problems.length
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{status === 'undone' ? 'Kalanlar' : 'Bilmeniz gerekenler'}</h4>
      <ul className="mt-2 flex flex-col gap-4">
        {byPost(problems).map(([first, ...rest]) => (
          <li key={`${first.post} ${first.title}`}>
            <p className="wrap-anywhere">
              {first.post === null ? (
                first.title
              ) : (
                <Link
                  to="/new/$id"
                  params={{ id: String(first.post) }}
                  className="text-accent underline underline-offset-4"
                >
                  {first.title}
                </Link>
              )}
            </p>
            <ul className="mt-1 flex flex-col gap-1 text-small text-muted">
              {[first, ...rest].map(({ what, where }) => (
                <li key={`${what} ${where}`} className="wrap-anywhere">
                  {what} {where && <span className="text-ink">{where}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-small text-muted">ve {formatNumber(more)} sorun daha</p>}
    </div>
  )
}

type Group = [ImportProblem, ...ImportProblem[]]

/** Problems of one post stand together already. */
function byPost(problems: ImportProblem[]): Group[] {
  const groups: Group[] = []
  for (const each of problems) {
    const last = groups.at(-1)
    if (last !== undefined && last[0].post === each.post && last[0].title === each.title)
      last.push(each)
    else groups.push([each])
  }
  return groups
}
