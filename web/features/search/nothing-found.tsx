import { Link } from '@tanstack/react-router'
import { count } from '../../../core/turkish/numbers.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { SearchAddress } from './address.ts'
import { chosen, filters, types } from './choices.ts'
import type { SearchFacts } from './queries.ts'

interface NothingFoundProps {
  address: SearchAddress
  facts: SearchFacts
}

/** Says what else can be tried: the other types that have something, without filters, other words. */
export function NothingFound({ address, facts }: NothingFoundProps) {
  const type = chosen(types, address.tur)
  const others = types.filter(({ value }) => value !== type.value && facts.counts[value] > 0)
  const isNarrowed = isLimited(address)
  return (
    <EmptyState text={`“${address.q}” için ${type.noun} bulunamadı.`} className="wrap-anywhere">
      <ul className="-mt-3 max-w-md list-disc pl-5 text-left text-muted">
        <li>Yazımı denetleyin; Türkçe harfler şart değil.</li>
        <li>Daha az ya da daha genel kelimelerle arayın.</li>
        <li>Tırnak ve eksi işaretlerini kaldırıp deneyin.</li>
      </ul>
      <div className="flex flex-wrap justify-center gap-3">
        {others.map(({ name, value, noun }) => (
          <Link
            key={value}
            to="/ara"
            search={{ ...address, tur: name, sayfa: undefined }}
            className={buttonClass('outline')}
          >
            {count(facts.counts[value], noun)} bulundu
          </Link>
        ))}
        {isNarrowed && (
          <Link to="/ara" search={{ q: address.q }} className={buttonClass('outline')}>
            Süzgeçleri kaldır
          </Link>
        )}
        {others.length === 0 && !isNarrowed && (
          <Link to="/kesfet" className={buttonClass('outline')}>
            Yazıları keşfedin
          </Link>
        )}
      </div>
    </EmptyState>
  )
}

const isLimited = (address: SearchAddress): boolean =>
  address.yazar !== undefined ||
  address.kategori !== undefined ||
  filters.some(({ name, choices }) => name !== 'sira' && chosen(choices, address[name]).name)
