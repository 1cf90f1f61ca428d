import * as z from 'zod/mini'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { type Platform, platforms } from '../../../core/text/social-accounts.ts'
import { type Result, useCall } from '../../api.ts'
import { updateUser } from '../../calls/accounts.gen.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { LeaveSection } from './leave-section.tsx'
import { useAccount } from './use-account.ts'

const formId = 'sosyal-hesap-formu'
const formNow = () => document.getElementById(formId) as HTMLFormElement

/** Both sites show that the two pages are of one person. */
const hints: Partial<Record<Platform, string>> = {
  Mastodon:
    'Mastodon profilinize buradaki sayfanızın adresini ekleyin: iki yerde de doğrulanmış görünür.',
  'Web sitesi':
    'Sitenize buradaki sayfanıza giden rel="me" bağlantısı koyarsanız doğrulanmış görünür.',
}

const examples: Partial<Record<Platform, string>> = {
  Mastodon: '@adınız@sunucu',
  'Web sitesi': 'ornek.com',
}

/** Where else a member can be found. */
export function SocialSettings() {
  const { account, state } = useSocialForm()
  const saved = savedIn(account)
  const isUnsaved = () =>
    platforms.some((platform) => typedIn(formNow())[platform] !== saved[platform])
  return (
    <section aria-labelledby="sosyal-hesaplar">
      <h2 id="sosyal-hesaplar">Sosyal hesaplar</h2>
      <p className="mt-1 text-muted">
        Profilinizde herkese gösterilir. Adınızı ya da hesabın adresini yazın; boş bırakılan
        gösterilmez.
      </p>
      <Form state={state} id={formId} className="mt-6 flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-x-4">
          {platforms.map((platform) => (
            <Field
              key={platform}
              label={platform}
              name={platform}
              defaultValue={saved[platform]}
              placeholder={examples[platform] ?? '@adınız'}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              hint={hints[platform]}
              error={state.errors[platform]}
            />
          ))}
        </div>
        <Button type="submit" busy={state.isBusy} className="self-start max-sm:self-stretch">
          Kaydet
        </Button>
        <LeaveSection isUnsaved={isUnsaved} />
      </Form>
    </section>
  )
}

function useSocialForm() {
  const call = useCall()
  const showNotice = useNotice()
  const { account, setAccount } = useAccount()
  const state = useForm({
    schema: z.record(z.string(), z.string()),
    send: async (values) => {
      const given = platforms
        .filter((platform) => values[platform]?.trim())
        .map((platform) => ({ platform, handle: values[platform]! }))
      const body = { socialAccounts: given }
      const result = await call(updateUser, { params: { username: account.username }, body })
      return atFields(
        result,
        given.map(({ platform }) => platform),
      )
    },
    onSuccess: (user) => {
      setAccount(user)
      const kept = savedIn(user)
      for (const platform of platforms)
        (formNow().elements.namedItem(platform) as HTMLInputElement).value = kept[platform]
      showNotice({ kind: 'success', text: 'Sosyal hesaplarınız kaydedildi.', about: 'social' })
    },
  })
  return { account, state }
}

/** The server counts what was sent; each field is called by its network. */
function atFields<Answer>(result: Result<Answer>, sent: Platform[]): Result<Answer> {
  if (result.ok) return result
  const violations = result.violations.map(({ propertyPath, message }) => ({
    propertyPath: sent[Number(/\[(\d+)\]/.exec(propertyPath)?.[1])] ?? propertyPath,
    message,
  }))
  return { ...result, violations }
}

const typedIn = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<Platform, string>

/** A website keeps how it is reached. */
function savedIn({ socialAccounts }: CurrentUser): Record<Platform, string> {
  const texts = platforms.map((platform) => {
    const { handle, url } = socialAccounts.find((each) => each.platform === platform) ?? {}
    return [platform, (platform === 'Web sitesi' ? url : handle) ?? '']
  })
  return Object.fromEntries(texts) as Record<Platform, string>
}
