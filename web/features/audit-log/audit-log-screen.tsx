import { Link, useNavigate } from '@tanstack/react-router'
import { auditActions } from '../../../core/contracts/moderation.ts'
import { capitalize } from '../../../core/turkish/case.ts'
import { compareTurkish } from '../../../core/turkish/sort.ts'
import { useCall } from '../../api.ts'
import { queryText } from '../../search-parameters.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { type FilterChoice, FilterSelect } from '../../ui/filter-select.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { ActRow } from './act-row.tsx'
import { actsQuery } from './queries.ts'
import { type AuditLogSearch, auditLogSearch, logAddress } from './search.ts'

const path = '/yonetim/kayit'

/** What editors and admins did, for admins to read; it is never changed. */
export function AuditLogScreen({ search }: { search: Record<string, string> }) {
  const asked = auditLogSearch(search)
  const { kim, islem } = asked
  const isFiltered = kim !== undefined || islem !== undefined
  return (
    <section aria-labelledby="kayit">
      <h2 id="kayit">Denetim kaydı</h2>
      <p className="mt-1 text-muted">
        Editörlerin ve yöneticilerin yaptığı her işlem burada durur; kimse değiştiremez ve silemez.
      </p>
      <Filters key={kim} asked={asked} />
      <EndlessList
        query={actsQuery(useCall(), asked)}
        path={`${path}${queryText({ kim, islem })}`}
        noun="işlem"
        row={ActRow}
        className="mt-4 border-t"
        empty={
          <EmptyState
            text={
              isFiltered ? 'Bu süzgece uyan bir işlem yok.' : 'Henüz kaydedilmiş bir işlem yok.'
            }
          >
            {isFiltered && <AllActs />}
          </EmptyState>
        }
      />
    </section>
  )
}

const AllActs = () => (
  <Link {...logAddress()} className={buttonClass('outline')}>
    Tüm işlemleri göster
  </Link>
)

const actions: FilterChoice[] = [
  { name: undefined, label: 'Tüm işlemler' },
  ...Object.entries(auditActions)
    .map(([name, words]) => ({ name, label: capitalize(words) }))
    .toSorted((a, b) => compareTurkish(a.label, b.label)),
]

/** A form, so that it works without scripts too. */
function Filters({ asked: { kim, islem } }: { asked: AuditLogSearch }) {
  const navigate = useNavigate()
  const show = (given: Record<string, string>): void =>
    void navigate(logAddress({ ...auditLogSearch(given), sayfa: undefined }))
  return (
    <form
      action={path}
      aria-label="Süzgeçler"
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        show(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
      }}
    >
      <Field
        label="Kim"
        name="kim"
        defaultValue={kim ?? ''}
        placeholder="Kullanıcı adı"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className="min-w-0 flex-1 basis-44"
      />
      <Button type="submit" variant="outline" className="h-12">
        Süz
      </Button>
      <FilterSelect
        name="islem"
        label="İşlem"
        choices={actions}
        value={islem}
        onChoose={(chosen) => show({ ...(kim && { kim }), ...(chosen && { islem: chosen }) })}
        className="h-12"
      />
    </form>
  )
}
