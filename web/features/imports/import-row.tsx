import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sourceNames } from '../../../core/contracts/import-limits.ts'
import type { Import, WholeImport } from '../../../core/contracts/imports.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { undoImport } from '../../calls/imports.gen.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { ImportReport } from './import-report.tsx'
import { Progress } from './progress.tsx'
import { importQuery, isUnderWay } from './queries.ts'

interface ImportRowProps {
  listed: Import
  startsOpen: boolean
}

/** One import: how far it is or what became of it, what could not be kept, and the way back. */
export function ImportRow({ listed, startsOpen }: ImportRowProps) {
  const call = useCall()
  const [isOpen, setOpen] = useState(startsOpen || isUnderWay(listed))
  const { data } = useQuery({ ...importQuery(call, listed.id), enabled: isOpen })
  const shown = data ?? listed
  useEnding(shown)
  return (
    <li className="py-4">
      <p className="font-semibold wrap-anywhere">{shown.fileName || 'Adsız dosya'}</p>
      <p className="text-small text-muted">
        {shown.source !== null && `${sourceNames[shown.source]} · `}
        <RelativeTime date={shown.createdAt} />
      </p>
      <div className="mt-2" role="status">
        {isUnderWay(shown) ? (
          <Progress
            label={
              shown.status === 'waiting'
                ? 'Sırada bekliyor'
                : `${count(shown.created, 'yazı')} alındı`
            }
            value={shown.progress}
          />
        ) : (
          <p className={shown.status === 'failed' ? 'text-danger' : undefined}>
            {outcomeOf(shown)}
          </p>
        )}
      </div>
      {data && isOpen && <ImportReport found={data} />}
      <div className="mt-3 flex flex-wrap gap-3">
        {!isOpen && (
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            Ayrıntılar
          </Button>
        )}
        <UndoButton shown={shown} />
        {shown.created > 0 && !isUnderWay(shown) && (
          <Link
            to="/yazilarim"
            search={shown.mode === 'draft' ? { durum: 'taslak' } : {}}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 sm:min-h-9"
          >
            Yazılarıma git
          </Link>
        )}
      </div>
    </li>
  )
}

function outcomeOf({ status, created, existing, error }: Import): string {
  if (status === 'failed') return error ?? 'İçe aktarılamadı.'
  if (status === 'undone')
    return created === 0 ? 'Geri alındı.' : `Geri alındı; ${count(created, 'yazı')} kaldı.`
  const made = created === 0 ? 'Yeni yazı yok' : `${count(created, 'yazı')} alındı`
  return existing === 0 ? `${made}.` : `${made}; ${count(existing, 'yazı')} daha önce alınmıştı.`
}

/** Lists of posts that are shown elsewhere know nothing of those that have just come. */
function useEnding(shown: Import): void {
  const queries = useQueryClient()
  const wasUnderWay = useRef(isUnderWay(shown))
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay(shown)) void queries.invalidateQueries()
    wasUnderWay.current = isUnderWay(shown)
  }, [queries, shown])
}

function UndoButton({ shown }: { shown: Import | WholeImport }) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const isRunning = isUnderWay(shown)
  if (!isRunning && (shown.status !== 'ready' || shown.created === 0)) return null
  const undo = async (): Promise<boolean> => {
    const result = await call(undoImport, { params: { id: String(shown.id) } })
    showNotice(
      result.ok
        ? { kind: 'success', text: 'İçe aktarma geri alındı.' }
        : { kind: 'error', text: result.message },
    )
    await queries.invalidateQueries()
    return result.ok
  }
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button variant="outline" size="sm">
          {isRunning ? 'Durdur' : 'Geri al'}
        </Button>
      }
      title={isRunning ? 'İçe aktarma durdurulsun mu?' : 'İçe aktarma geri alınsın mı?'}
      text="Bu dosyadan gelen yazılar silinir. Sonradan değiştirdikleriniz kalır; silinenleri 30 gün içinde Yazılarım sayfasından geri getirebilirsiniz."
      confirmLabel={isRunning ? 'Durdur ve sil' : 'Geri al'}
      onConfirm={undo}
    />
  )
}
