import { Link } from '@tanstack/react-router'
import type { SearchType } from '../../../core/contracts/search.ts'
import type { SearchAddress } from './address.ts'
import type { SearchFacts } from './queries.ts'

interface OtherSpellingProps {
  address: SearchAddress
  type: SearchType
  facts: SearchFacts
}

/** What was found instead of what was asked for, or what one may have meant. */
export function OtherSpelling({ address, type, facts }: OtherSpellingProps) {
  const { suggestion, isCorrected, isPartial, counts } = facts
  const link = suggestion !== null && (
    <Link
      to="/ara"
      search={{ ...address, q: suggestion, sayfa: undefined }}
      className="font-semibold text-accent wrap-anywhere hover:underline"
    >
      {suggestion}
    </Link>
  )
  if (isPartial && type === 'post')
    return (
      <p className={noteClass}>
        Bu kelimelerin hepsini içeren bir yazı yok; çoğunu içerenler gösteriliyor.
        {link && <> Bunu mu demek istediniz: {link}?</>}
      </p>
    )
  if (!link) return null
  return (
    <p className={noteClass}>
      {isCorrected && counts[type] > 0 ? (
        <>“{link}” için sonuçlar gösteriliyor. Yazdığınız biçimde bir sonuç yok.</>
      ) : (
        <>Bunu mu demek istediniz: {link}?</>
      )}
    </p>
  )
}

const noteClass = 'mt-5 font-serif text-step-1 text-muted'
