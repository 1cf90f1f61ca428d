import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Saver, Snapshot } from '../saving/saver.ts'

interface TroubleStripProps {
  saver: Saver
  snapshot: Snapshot
  onCompare: () => void
}

/** What only a person can put right, with the way to do it. */
export function TroubleStrip({ saver, snapshot, onCompare }: TroubleStripProps) {
  const { obstacle } = snapshot.save
  if (obstacle?.kind === 'conflict')
    return (
      <Strip text="Bu yazı başka bir yerde değiştirildi. Sizin yazdıklarınız bu aygıtta duruyor.">
        <Button size="sm" onClick={onCompare}>
          İki sürümü karşılaştır
        </Button>
      </Strip>
    )
  if (obstacle?.kind === 'gone')
    return (
      <Strip text="Bu yazı artık sunucuda yok; silinmiş olabilir. Yazdıklarınız bu aygıtta duruyor.">
        <Button size="sm" onClick={saver.goOnAsNew}>
          Yeni yazı olarak sakla
        </Button>
      </Strip>
    )
  if (obstacle?.kind === 'refused') return <Strip text={obstacle.message} />
  return null
}

function Strip({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="sticky top-header z-30 border-b bg-danger-wash">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
        <p className="min-w-0 flex-1 text-ink">{text}</p>
        {children}
      </div>
    </div>
  )
}
