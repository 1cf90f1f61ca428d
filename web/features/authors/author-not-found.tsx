import { Link } from '@tanstack/react-router'
import { messages } from '../../../core/messages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function AuthorNotFound() {
  return (
    <div className="page-width py-16 text-center">
      <h1 className="mb-2">{messages.authorNotFound}</h1>
      <EmptyState text="Kullanıcı adı yanlış yazılmış ya da hesap kapatılmış olabilir.">
        <Link to="/kesfet" className={buttonClass('primary')}>
          Yazıları keşfedin
        </Link>
      </EmptyState>
    </div>
  )
}
