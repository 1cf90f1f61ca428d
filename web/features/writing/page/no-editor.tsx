import { Link } from '@tanstack/react-router'
import { postMessages } from '../../../../core/contracts/post-forms.ts'
import { confirmationRequired } from '../../../confirmation.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { TileDrawing } from '../../../ui/tile-drawing.tsx'

/** The oldest versions that know everything the editor needs. */
const browsers = [
  { name: 'Google Chrome', since: '123' },
  { name: 'Microsoft Edge', since: '123' },
  { name: 'Mozilla Firefox', since: '128' },
  { name: 'Safari (macOS)', since: '17.5' },
]

export function PhoneWarning({ className }: { className: string }) {
  return (
    <section aria-labelledby="telefon-uyarisi" className={className}>
      <div className="page-width flex max-w-measure flex-col items-center py-12 text-center">
        <TileDrawing kind="empty" />
        <h1 id="telefon-uyarisi" className="mt-6 text-step-3">
          Yazı yazmak için bilgisayar gerekiyor
        </h1>
        <p className="mt-3 text-muted">
          Yazı düzenleyici telefonda açılmaz. Bu sayfayı bir masaüstü ya da dizüstü bilgisayarda,
          aşağıdaki tarayıcılardan biriyle açın.
        </p>
        <div className="mt-8 w-full max-w-xs text-left">
          <h2 className="text-step-1">Desteklenen tarayıcılar</h2>
          <ul className="mt-2 border-t">
            {browsers.map(({ name, since }) => (
              <li key={name} className="flex justify-between gap-4 border-b py-3">
                <span>{name}</span>
                <span className="text-muted">{since} ve üstü</span>
              </li>
            ))}
          </ul>
        </div>
        <Link to="/" className={buttonClass('outline', 'md', 'mt-8')}>
          Okumayı sürdür
        </Link>
      </div>
    </section>
  )
}

export function ConfirmationNeeded({ className }: { className: string }) {
  return (
    <section aria-labelledby="onay-uyarisi" className={className}>
      <div className="page-width flex max-w-measure flex-col items-center py-16 text-center">
        <TileDrawing kind="empty" />
        <h1 id="onay-uyarisi" className="mt-6 text-step-3">
          Yazmadan önce bir adım kaldı
        </h1>
        {/* The ways to do so stand above, as on every page. */}
        <p className="mt-3 max-w-md text-balance text-muted">{confirmationRequired}</p>
      </div>
    </section>
  )
}

export function SomebodyElses() {
  return (
    <div className="page-width flex max-w-measure flex-col items-center py-16 text-center">
      <TileDrawing kind="error" />
      <h1 className="mt-6 text-step-3">Bu yazı sizin değil</h1>
      <p className="mt-3 mb-6 text-muted">{postMessages.notMine}</p>
      <Link to="/new" className={buttonClass('outline')}>
        Yeni yazı
      </Link>
    </div>
  )
}
