import { Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useRef } from 'react'
import { type PageName, siteLimits } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { LeaveQuestion } from '../accounts/leave-question.tsx'
import { sections } from '../moderation/sections.ts'
import { NewerText } from './newer-text.tsx'
import { pages, type TextSection } from './page-list.tsx'
import { usePageText } from './use-page-text.ts'

const formId = 'metin-formu'

interface PageEditorProps {
  settings: SiteSettings
  name: PageName
  /** Where it was opened, and where one goes back. */
  section: TextSection
}

export function PageEditor({ settings, name, section }: PageEditorProps) {
  const { title, path } = pages[name]
  const current = settings.pages[name]
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, setText, error, isBusy, isNewer, ...changing } = usePageText(settings, name, area)
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
        {current.isDraft
          ? 'Bu metin taslak olarak gösteriliyor. Okuyup size uyan biçime getirin, sonra yayımlayın.'
          : 'Bu metin yayımda.'}{' '}
        Süslü ayraç içindeki sözlerin yerine ayarlardaki bilgiler gelir: {'{site}'}, {'{işletmeci}'}
        , {'{adres}'}, {'{e-posta}'}, {'{telefon}'}.
        {name === 'privacy' &&
          ' Trafik kayıtları açıksa bunu anlatan bölüm sayfanın sonuna kendiliğinden eklenir; metne yazmayın.'}
      </p>
      {isNewer && <NewerText text={current.text} onTake={changing.takeNewer} />}
      <TextArea
        ref={area}
        label="Metin (Markdown)"
        readOnly={isBusy}
        className="mt-6 max-w-3xl"
        rows={16}
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint={`${formatNumber(text.length)}/${formatNumber(siteLimits.page)} karakter. ## başlık, - madde, **kalın**, [bağlantı](/adres)`}
        error={error}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void changing.publish()}>
          {isNewer ? 'Benimkini yayımla' : 'Yayımla'}
        </Button>
        <ConfirmDialog
          trigger={<Button variant="outline">Taslağı geri getir</Button>}
          title="Taslak geri getirilsin mi?"
          text="Yazdığınız metin silinir, programla gelen taslak onun yerine geçer."
          confirmLabel="Geri getir"
          danger
          onConfirm={changing.bringDraftBack}
        />
        <a
          href={`/${path}`}
          className="inline-flex min-h-11 items-center gap-2 px-3 text-accent hover:underline"
        >
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden /> Sayfada gör
        </a>
      </div>
      <LeaveQuestion
        isUnsaved={changing.isUnsaved}
        text="Metindeki değişiklikleri henüz yayımlamadınız."
      />
    </section>
  )
}
