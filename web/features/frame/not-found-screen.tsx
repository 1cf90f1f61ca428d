import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NotFoundScreen() {
  return (
    <div className="page-width py-16 text-center">
      <h1 className="mb-2">Bu sayfayı bulamadık</h1>
      <EmptyState text="Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.">
        <Link to="/" className={buttonClass('primary')}>
          Ana sayfaya dön
        </Link>
      </EmptyState>
    </div>
  )
}
