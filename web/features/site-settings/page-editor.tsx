import { Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { type PageName, pageForm, siteLimits } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { violationsOf } from '../../../core/validation.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { LeaveQuestion } from '../accounts/leave-question.tsx'
import { sections } from '../moderation/sections.ts'
import { pages, type TextSection } from './page-list.tsx'
import { useSaveSite } from './queries.ts'

const formId = 'metin-formu'

interface PageEditorProps {
  settings: SiteSettings
  name: PageName
  /** Where it was opened, and where one goes back. */
  section: TextSection
}

export function PageEditor({ settings, name, section }: PageEditorProps) {
  const save = useSaveSite()
  const { title, path } = pages[name]
  const { text: saved, isDraft } = settings.pages[name]
  const [text, setText] = useState(saved)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const publish = async (): Promise<void> => {
    const checked = pageForm.safeParse({ text })
    setError(checked.success ? null : violationsOf(checked.error)[0]!.message)
    if (!checked.success) return
    setBusy(true)
    const result = await save({ pages: { [name]: text } }, `${title} metni yayımlandı.`)
    setBusy(false)
    if (!result.ok) setError(result.violations[0]?.message ?? null)
  }
  const restore = async (): Promise<void> => {
    const result = await save({ pages: { [name]: null } }, 'Taslak geri getirildi.')
    if (result.ok) setText(result.data.pages[name].text)
  }
  return (
    <section aria-labelledby={formId}>
      <Link
        to="/yonetim/{-$bolum}/{-$id}"
        params={{ bolum: section, id: undefined }}
        className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden /> {sections[section].name}
      </Link>
      <h2 id={formId} className="mt-2">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        {isDraft
          ? 'Bu metin taslak olarak gösteriliyor. Okuyup size uyan biçime getirin, sonra yayımlayın.'
          : 'Bu metin yayımda.'}{' '}
        Süslü ayraç içindeki sözlerin yerine ayarlardaki bilgiler gelir: {'{site}'}, {'{işletmeci}'}
        , {'{adres}'}, {'{e-posta}'}, {'{telefon}'}.
      </p>
      <TextArea
        label="Metin (Markdown)"
        className="mt-6 max-w-3xl"
        rows={16}
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint={`${formatNumber(text.length)}/${formatNumber(siteLimits.page)} karakter. ## başlık, - madde, **kalın**, [bağlantı](/adres)`}
        error={error}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void publish()}>
          Yayımla
        </Button>
        <ConfirmDialog
          trigger={<Button variant="outline">Taslağı geri getir</Button>}
          title="Taslak geri getirilsin mi?"
          text="Yazdığınız metin silinir, programla gelen taslak onun yerine geçer."
          confirmLabel="Geri getir"
          danger
          onConfirm={restore}
        />
        <a
          href={`/${path}`}
          className="inline-flex min-h-11 items-center gap-2 px-3 text-accent hover:underline"
        >
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden /> Sayfada gör
        </a>
      </div>
      <LeaveQuestion
        isUnsaved={() => text !== saved}
        text="Metindeki değişiklikleri henüz yayımlamadınız."
      />
    </section>
  )
}
