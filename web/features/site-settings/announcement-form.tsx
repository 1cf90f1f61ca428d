import { announcementForm, siteLimits } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { useSaveSite } from './queries.ts'

/** What stands above every page comes with the page, so the page is loaded anew to show it. */
export function AnnouncementForm({ settings }: { settings: SiteSettings }) {
  const save = useSaveSite()
  const state = useForm({
    schema: announcementForm,
    send: (body) => save(body),
    onSuccess: () => location.reload(),
  })
  return (
    <Form state={state} className="mt-6 flex max-w-form flex-col gap-6">
      <TextArea
        label="Duyuru"
        name="announcement"
        rows={2}
        defaultValue={settings.announcement}
        hint={`Her sayfanın üstünde durur; okuyan kapatabilir. Boş bırakırsanız kalkar. En çok ${siteLimits.announcement} karakter; bağlantı: [yazı](/adres).`}
        error={state.errors.announcement}
      />
      <Button type="submit" busy={state.isBusy} className="self-start max-sm:self-stretch">
        Duyuruyu kaydet
      </Button>
    </Form>
  )
}
