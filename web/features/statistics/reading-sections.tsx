import type { ReadingDepths, ReadingSource } from '../../../core/contracts/statistics.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { CsvButton } from './csv-button.tsx'
import { rowsOfSources } from './csv.ts'
import { ShareTable } from './share-table.tsx'
import { nameOf } from './sources.ts'

const emptyClass = 'border-t py-6 text-muted'

/** How far the readers of these days came. */
export function DepthSection({ depths }: { depths: ReadingDepths }) {
  const rows = [
    { label: 'Dörtte birine gelen', value: depths.quarter },
    { label: 'Yarısına gelen', value: depths.half },
    { label: 'Dörtte üçüne gelen', value: depths.threeQuarters },
    { label: 'Sonuna gelen', value: depths.whole },
  ]
  return (
    <section aria-labelledby="ne-kadari">
      <h2 id="ne-kadari">Ne kadarı okundu</h2>
      <p className="mt-1 mb-4 text-small text-muted">
        {depths.known > 0
          ? `Bu günlerde ayrılırken nereye geldiği bilinen ${count(depths.known, 'okur')}; kim oldukları saklanmaz.`
          : 'Okurlar ayrılırken nereye geldikleri sayılır; kim oldukları saklanmaz.'}
      </p>
      {depths.known > 0 ? (
        <ShareTable
          caption="Okurların yazının ne kadarına geldiği"
          heads={['Yazının', 'Okur']}
          rows={rows}
          whole={depths.known}
        />
      ) : (
        <p className={emptyClass}>Bu günlerde bilinen bir okur yok.</p>
      )}
    </section>
  )
}

/** Further ones are behind a press. */
const shownSources = 10

interface SourcesSectionProps {
  sources: ReadingSource[]
  csvName: string
}

/** Where they came from: never more than the name of a site. */
export function SourcesSection({ sources, csvName }: SourcesSectionProps) {
  const whole = sources.reduce((sum, { views }) => sum + views, 0)
  const rows = sources.map((source) => ({ label: nameOf(source), value: source.views }))
  const table = (part: typeof rows, caption: string) => (
    <ShareTable {...{ caption, rows: part, whole }} heads={['Kaynak', 'Okunma']} />
  )
  return (
    <section aria-labelledby="nereden">
      <h2 id="nereden">Okurlar nereden geldi</h2>
      <p className="mt-1 mb-4 text-small text-muted">
        Bir siteden gelenlerin yalnızca hangi siteden geldiği sayılır.
      </p>
      {whole === 0 ? (
        <p className={emptyClass}>Bu günlerde sayılan bir okunma yok.</p>
      ) : (
        <>
          {table(rows.slice(0, shownSources), 'Okurların nereden geldiği')}
          {rows.length > shownSources && (
            <details>
              <summary className="w-fit cursor-pointer py-2.5 text-small font-medium underline-offset-4 hover:underline">
                {`${count(rows.length - shownSources, 'kaynak')} daha`}
              </summary>
              {table(rows.slice(shownSources), 'Okurların geldiği diğer kaynaklar')}
            </details>
          )}
          <div className="mt-4">
            <CsvButton name={csvName} rows={() => rowsOfSources(sources)}>
              Kaynakları CSV olarak indirin
            </CsvButton>
          </div>
        </>
      )}
    </section>
  )
}
