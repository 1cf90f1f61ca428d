import { Link } from '@tanstack/react-router'
import type { ActItem } from '../../../core/contracts/audit-log.ts'
import { auditActions } from '../../../core/contracts/moderation.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { detailsInWords } from './details-in-words.ts'
import { logAddress } from './search.ts'

/** One sentence: who did what; below it what it is about, if that is still there. */
export function ActRow({ item }: { item: ActItem }) {
  const { actor, action, target, details, createdAt } = item
  const words = detailsInWords(details)
  return (
    <article className="py-4">
      <p>
        <Actor actor={actor} /> {auditActions[action]}.
      </p>
      <Target target={target} />
      {words.length > 0 && <p className="text-small text-muted">{words.join(' · ')}</p>}
      <p className="mt-1 text-small text-faint">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
    </article>
  )
}

function Actor({ actor }: Pick<ActItem, 'actor'>) {
  if (actor === null) return <strong className="font-semibold">Site</strong>
  if (actor.username === null)
    return <strong className="font-semibold text-muted">Silinmiş bir üye</strong>
  return (
    <Link
      {...logAddress({ kim: actor.username })}
      className="font-semibold underline-offset-4 hover:underline"
      aria-label={`${actor.name}: yalnızca onun yaptıkları`}
    >
      {actor.name}
    </Link>
  )
}

const kinds: Record<ActItem['target']['type'], string> = {
  post: 'Yazı',
  comment: 'Yorum',
  user: 'Üye',
  message: 'Mesaj',
  case: 'Dosya',
  category: 'Kategori',
  tag: 'Etiket',
  site: 'Site',
  invitation: 'Davet',
}

/** What has no title is not looked for: nobody knows whether it is still there. */
const numberOf = (type: ActItem['target']['type'], id: number): string =>
  type === 'message' || type === 'invitation' ? `${id} numaralı` : `${id} numaralı, artık yok`

function Target({ target: { type, id, title, url } }: Pick<ActItem, 'target'>) {
  // There is one site, and it has no number.
  if (id === null || type === 'site') return null
  return (
    <p className="text-small wrap-anywhere">
      <span className="text-muted">{kinds[type]}: </span>
      {url !== null ? (
        // A comment's place in its post is a part of the address.
        <a href={url} className="underline underline-offset-4 hover:text-accent touch:py-3">
          {title}
        </a>
      ) : (
        <span className="text-muted">{title ?? numberOf(type, id)}</span>
      )}
    </p>
  )
}
