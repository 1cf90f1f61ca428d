import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import } from '../../../core/contracts/imports.ts'
import { useCall } from '../../api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { useViewer } from '../../viewer.ts'
import { ImportForm } from './import-form.tsx'
import { ImportRow } from './import-row.tsx'
import { importsKey, importsQuery, isUnderWay } from './queries.ts'

/** Bringing over what was written elsewhere. */
export function ImportSettings() {
  const call = useCall()
  const queries = useQueryClient()
  const isWaiting = useViewer()?.isWaiting === 1
  const imports = useQuery(importsQuery(call))
  /** The one that was just sent stands open. */
  const [newest, setNewest] = useState<number | null>(null)
  const begun = async ({ id }: Import): Promise<void> => {
    setNewest(id)
    await queries.invalidateQueries({ queryKey: importsKey })
  }
  return (
    <section aria-labelledby="ice-aktarma">
      <h2 id="ice-aktarma">İçe aktarma</h2>
      <p className="mt-1 text-muted">
        {unbroken(
          "Başka yerlerde yazdıklarınızı buraya taşıyın: Medium, Ghost, Substack, WordPress ve Blogger'dan dışa aktardığınız dosyalar, bir Hokka arşivi, zip içinde Markdown dosyaları ya da bir RSS dosyası.",
        )}
      </p>
      {imports.isPending && <SkeletonText lines={4} className="mt-6" />}
      {imports.isError && (
        <ErrorState text={imports.error.message} onRetry={() => void imports.refetch()} />
      )}
      {imports.data && (
        <>
          {isWaiting ? (
            <p className="mt-6">İçe aktarmak için önce e-posta adresinizi onaylayın.</p>
          ) : (
            !imports.data.some(isUnderWay) && <ImportForm onBegun={begun} />
          )}
          <Earlier imports={imports.data} newest={newest} />
        </>
      )}
    </section>
  )
}

function Earlier({ imports, newest }: { imports: Import[]; newest: number | null }) {
  return (
    <>
      <h3 className="mt-12" id="ice-aktarmalar">
        İçe aktarmalarınız
      </h3>
      {imports.length === 0 ? (
        <p className="mt-2 text-muted">Henüz bir şey içe aktarmadınız.</p>
      ) : (
        <ul aria-labelledby="ice-aktarmalar" className="mt-3 divide-y border-y">
          {imports.map((each) => (
            <ImportRow key={each.id} listed={each} startsOpen={each.id === newest} />
          ))}
        </ul>
      )}
    </>
  )
}
