import { type ReactNode, useId } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { NameForm } from './name-form.tsx'
import { OperatorForm } from './operator-form.tsx'
import { PageEditor } from './page-editor.tsx'
import { pageAt, PageList } from './page-list.tsx'
import { Settings } from './settings.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** All that is decided about the site; a text of its own has the page below it. */
export function SiteSection({ id }: { id: string | null }) {
  const name = pageAt(id)
  if (id !== null && name === undefined) return <ErrorState text="Böyle bir metin yok." />
  return (
    <Settings>
      {(settings) =>
        name === undefined ? (
          <>
            <Part title="Ad ve açıklama">
              <NameForm settings={settings} />
            </Part>
            <Part title="Duyuru">
              <AnnouncementForm settings={settings} />
            </Part>
            <Part title="Kayıt ve ilk yazılar">
              <SignUpForm settings={settings} />
            </Part>
            <Part
              title="İşletmeci"
              text="Yasa gereği yayımlanır; metinlerdeki yerlerine ve iletişim sayfasına yazılır."
            >
              <OperatorForm settings={settings} />
            </Part>
            <Part title="Metinler">
              <PageList settings={settings} section="site" />
            </Part>
          </>
        ) : (
          <PageEditor key={name} settings={settings} name={name} section="site" />
        )
      }
    </Settings>
  )
}

interface PartProps {
  title: string
  text?: string
  children: ReactNode
}

function Part({ title, text, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id}>{title}</h2>
      {text && <p className="mt-1 max-w-measure text-muted">{text}</p>}
      {children}
    </section>
  )
}
