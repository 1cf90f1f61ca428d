import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { type AccountExport, exportLimits, isOnItsWay } from '../../../core/contracts/own-data.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { count, formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { exportAccount } from '../../calls/own-data.gen.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { exportQuery } from './queries.ts'

export function ExportSettings() {
  const state = useQuery(exportQuery(useCall()))
  const section = useRef<HTMLElement>(null)
  // The button pressed gives way to the progress, so whoever uses the keyboard goes on here.
  const goOn = () => section.current?.focus({ preventScroll: true })
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="verilerim">
      <h2 id="verilerim">Verilerinizin arşivi</h2>
      <p className="mt-1 text-muted">
        Size ait her şey tek bir dosyada: görselleriyle birlikte yazılarınız, taslaklarınız ve eski
        sürümleri, yorumlarınız, alkışlarınız, listeleriniz, takip ettikleriniz ve takipçileriniz,
        mesajlarınız, bildirimleriniz, istatistikleriniz, ayarlarınız ve oturumlarınız. Arşivi
        tarayıcınızda çevrimdışı gezebilir, başka bir programa aktarabilirsiniz.
      </p>
      <div className="mt-6">
        {state.isPending && <SkeletonText lines={2} />}
        {state.isError && (
          <ErrorState text={state.error.message} onRetry={() => void state.refetch()} />
        )}
        {state.data && <State state={state.data} onBegun={goOn} />}
      </div>
    </section>
  )
}

interface StateProps {
  state: AccountExport
  onBegun: () => void
}

function State({ state, onBegun }: StateProps) {
  const { begin, isBusy } = useBegin(onBegun)
  if (isOnItsWay(state)) return <Progress state={state} />
  if (state.status === 'none')
    return (
      <Button busy={isBusy} onClick={() => begin()}>
        Arşivimi hazırla
      </Button>
    )
  return (
    <>
      {state.status === 'failed' && (
        <p role="alert" className="mb-4 text-danger">
          Arşiviniz hazırlanamadı. Bu sizden kaynaklanmıyor; yeniden deneyebilirsiniz.
        </p>
      )}
      {state.url !== null && (
        <p role="status">
          {state.status === 'failed' ? 'Önceki arşiviniz duruyor' : 'Arşiviniz hazır'}:{' '}
          {fileSize(state.bytes!)}. {formatDateTime(state.expiresAt!)} tarihine kadar
          indirebilirsiniz; bağlantıyı yalnızca siz açabilirsiniz.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {state.url !== null && (
          <a href={state.url} download className={buttonClass()}>
            <Download size={18} strokeWidth={1.75} aria-hidden />
            Arşivi indir
          </a>
        )}
        <Button variant="outline" busy={isBusy} onClick={() => begin('again')}>
          {state.status === 'failed' ? 'Yeniden dene' : 'Yeniden hazırla'}
        </Button>
      </div>
      <p className="mt-3 text-small text-muted">
        Bir günde en çok {count(exportLimits.perDay, 'arşiv')} hazırlatabilirsiniz.
      </p>
    </>
  )
}

function Progress({ state: { status, progress } }: { state: AccountExport }) {
  return (
    <div>
      <label htmlFor="arsiv-ilerlemesi">
        {status === 'waiting' ? 'Arşiviniz sırada…' : 'Arşiviniz hazırlanıyor…'}{' '}
        <span className="text-muted">%{progress}</span>
      </label>
      <progress
        id="arsiv-ilerlemesi"
        max={100}
        value={progress}
        className="mt-2 block h-1.5 w-full max-w-form appearance-none overflow-hidden rounded-full bg-wash accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      <p className="mt-3 text-small text-muted">
        Bu sayfadan ayrılabilirsiniz; arşiviniz hazır olunca burada bekler.
      </p>
    </div>
  )
}

function useBegin(onBegun: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const begin = async (again?: 'again'): Promise<void> => {
    setBusy(true)
    const result = await call(exportAccount, { query: { begin: again } })
    setBusy(false)
    if (!result.ok) return showNotice({ kind: 'error', text: result.message })
    queries.setQueryData(exportQuery(call).queryKey, result.data)
    onBegun()
  }
  return { begin: (again?: 'again') => void begin(again), isBusy }
}

const kilobyte = 1000
const megabyte = kilobyte * kilobyte

function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${formatNumber(Math.max(1, Math.round(bytes / kilobyte)))} KB`
  return `${formatNumber(Math.round(bytes / (megabyte / 10)) / 10)} MB`
}
