import { Link } from '@tanstack/react-router'
import type { SearchAddress } from './address.ts'
import type { SearchFacts } from './queries.ts'

interface OtherSpellingProps {
  address: SearchAddress
  facts: SearchFacts
}

/** What was found instead of what was typed, or what one may have meant. */
export function OtherSpelling({ address, facts: { suggestion, isCorrected } }: OtherSpellingProps) {
  if (suggestion === null) return null
  const link = (
    <Link
      to="/ara"
      search={{ ...address, q: suggestion, sayfa: undefined }}
      className="font-semibold text-accent wrap-anywhere hover:underline"
    >
      {suggestion}
    </Link>
  )
  return (
    <p className="mt-5 font-serif text-step-1 text-muted">
      {isCorrected ? (
        <>“{link}” için sonuçlar gösteriliyor. Yazdığınız gibi geçen bir yazı yok.</>
      ) : (
        <>Bunu mu demek istediniz: {link}?</>
      )}
    </p>
  )
}
