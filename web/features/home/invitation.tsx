import { site } from '../../../core/site.ts'
import { useViewer } from '../../viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LoginLink } from '../accounts/login-link.tsx'
import { SignUpLink } from '../accounts/sign-up-link.tsx'

/** A way in for those who are not members yet. */
export function Invitation() {
  if (useViewer()) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 viewer-member:hidden">
      <div className="max-w-measure">
        <h2>{site.description ? site.name : 'Türkçenin yazıldığı ve okunduğu yer'}</h2>
        <p className="mt-2 font-serif text-step-1 wrap-anywhere text-muted">
          {site.description ||
            'Burada yazılar acele etmez. Bir hokka mürekkep, bir sayfa ve okuyacak birileri: gerisi size kalmış.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <SignUpLink className={buttonClass('primary')} />
        <LoginLink className={buttonClass('outline')}>Giriş yap</LoginLink>
      </div>
    </section>
  )
}
