import { Link } from '@tanstack/react-router'
import { site } from '../../../core/site.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { Fill } from '../../fill.tsx'
import { useViewer } from '../../viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Tile } from '../../ui/tile.tsx'

export function HomeScreen() {
  return (
    <div className="page-width">
      <Greeting />
      <section className="mt-8 grid gap-8 md:grid-cols-[7fr_5fr] md:gap-12">
        <div className="aspect-[8/5] overflow-hidden rounded-sm">
          <Tile text="hokka" columns={8} rows={5} />
        </div>
        <div className="flex flex-col justify-center">
          <p className="eyebrow">Hoş geldiniz</p>
          <h2 className="mt-2 text-step-4 leading-tight">Türkçenin yazıldığı ve okunduğu yer</h2>
          <p className="mt-4 font-serif text-step-1 text-muted">
            {withSuffix(site.name, 'locative')} yazılar acele etmez. Bir hokka mürekkep, bir sayfa
            ve okuyacak birileri: gerisi size kalmış.
          </p>
          <Invitation />
        </div>
      </section>
    </div>
  )
}

function Greeting() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <h1 className="min-w-0 wrap-anywhere">
        <Fill name="greeting" neutral="Merhaba" />
        <Fill name="firstName" />
      </h1>
      <Fill name="today" as="p" className="min-h-[1lh] text-muted" />
    </div>
  )
}

function Invitation() {
  if (useViewer()) return null
  return (
    <div className="mt-8 flex flex-wrap gap-3 viewer-member:hidden">
      <Link to="/kayit" className={buttonClass('primary', 'lg')}>
        Hesap aç
      </Link>
      <Link to="/giris" className={buttonClass('outline', 'lg')}>
        Giriş yap
      </Link>
    </div>
  )
}
