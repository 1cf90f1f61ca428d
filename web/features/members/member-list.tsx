import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { isAdmin } from '../../../core/roles.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { queryText } from '../../search-parameters.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useViewer } from '../../viewer.ts'
import { Selectable, useSelection } from '../own-lists/selection.tsx'
import { SelectButton } from '../own-lists/selection-bar.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { isNarrowed, membersAddress } from './address.ts'
import { MemberRow } from './member-row.tsx'
import { MembersBar } from './members-bar.tsx'
import { membersQuery } from './queries.ts'
import { SeveralMembers } from './several-members.tsx'
import { membersNoun } from './words.ts'

export function MemberList() {
  const address = membersAddress(useSearch({ strict: false }))
  const query = membersQuery(useCall(), address)
  const { data } = useSuspenseInfiniteQuery(query)
  const members = data.pages.flatMap(({ items }) => items)
  const selection = useSelection(members.map(({ id }) => id))
  const byEmail = isAdmin(useViewer()?.roles ?? [])
  return (
    <section aria-labelledby="uyeler-basligi">
      <h2 id="uyeler-basligi">
        Üyeler{' '}
        <span className="font-sans text-small font-normal text-faint tabular-nums">
          {formatNumber(data.pages[0]?.more ?? 0)}
        </span>
      </h2>
      <MembersBar address={address} byEmail={byEmail} />
      {members.length > 0 && (
        <div className="flex justify-end py-2">
          <SelectButton selection={selection} />
        </div>
      )}
      <Selectable selection={selection} noun={membersNoun}>
        <EndlessList
          query={query}
          path={`/yonetim/uyeler${queryText({ ...address, sayfa: undefined })}`}
          noun="üye"
          row={MemberRow}
          empty={<Nobody isFiltered={isNarrowed(address)} />}
        />
      </Selectable>
      <SeveralMembers
        members={members.filter(({ id }) => selection.chosen.includes(id))}
        selection={selection}
      />
    </section>
  )
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState text="Henüz üye yok." />
  return (
    <EmptyState text="Buna uyan bir üye yok.">
      <Link
        to="/yonetim/{-$bolum}/{-$id}"
        params={{ bolum: 'uyeler', id: undefined }}
        className={buttonClass('outline')}
      >
        Bütün üyeleri göster
      </Link>
    </EmptyState>
  )
}
