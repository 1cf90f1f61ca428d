import { type FormEvent, useState } from 'react'
import { profileForm, profileLimits } from '../../../core/contracts/profile-forms.ts'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { plainLength } from '../../../core/text/plain-text.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { useCall } from '../../api.ts'
import { updateUser } from '../../calls/accounts.gen.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { type FormState, useForm } from '../accounts/use-form.ts'
import { LeaveSection } from './leave-section.tsx'
import { useAccount } from './use-account.ts'

const names = ['firstName', 'lastName', 'username', 'nameReading', 'biography'] as const
type Profile = Record<(typeof names)[number], string>

const formId = 'profil-formu'

export function ProfileForm() {
  const { account, state } = useProfileForm()
  const saved = profileOf(account)
  const [typed, setTyped] = useState(saved)
  const read = (event: FormEvent<HTMLFormElement>) => setTyped(valuesIn(event.currentTarget))
  const isUnsaved = () => Object.keys(changesIn(valuesIn(formNow()), saved)).length > 0
  return (
    <Form state={state} id={formId} className="mt-8 flex flex-col gap-6" onInput={read}>
      <NameFields state={state} saved={saved} typed={typed} />
      <Field
        label="Kullanıcı adı"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={saved.username}
        hint="Profilinizin adresi budur. Değiştirirseniz eski adresiniz yenisine götürür; eski adınızı başkası alamaz."
        error={state.errors.username}
      />
      <TextArea
        label="Biyografi"
        name="biography"
        rows={4}
        defaultValue={saved.biography}
        hint={`${plainLength(typed.biography)}/${profileLimits.biography} karakter`}
        error={state.errors.biography}
      />
      <Button type="submit" busy={state.isBusy} className="self-start max-sm:self-stretch">
        Kaydet
      </Button>
      <LeaveSection isUnsaved={isUnsaved} />
    </Form>
  )
}

interface NameFieldsProps {
  state: FormState
  saved: Profile
  typed: Profile
}

function NameFields({ state, saved, typed }: NameFieldsProps) {
  const example = withSuffix(fullName(typed), 'genitive', typed.nameReading.trim() || null)
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Field
          label="Ad"
          name="firstName"
          autoComplete="given-name"
          defaultValue={saved.firstName}
          error={state.errors.firstName}
        />
        <Field
          label="Soyad"
          name="lastName"
          autoComplete="family-name"
          defaultValue={saved.lastName}
          error={state.errors.lastName}
        />
      </div>
      <Field
        label="Adınız nasıl okunur?"
        name="nameReading"
        autoComplete="off"
        defaultValue={saved.nameReading}
        hint={`Yalnızca yazıldığı gibi okunmuyorsa, soyadınızla birlikte: adınıza gelen ekler buna uyar. Şimdi: ${example} yazısı`}
        error={state.errors.nameReading}
      />
    </>
  )
}

function useProfileForm(): { account: CurrentUser; state: FormState } {
  const call = useCall()
  const showNotice = useNotice()
  const { account, setAccount } = useAccount()
  const state = useForm({
    schema: profileForm,
    send: (values) =>
      call(updateUser, {
        params: { username: account.username },
        body: changesIn(values as Profile, profileOf(account)),
      }),
    onSuccess: (user) => {
      const isRenamed = fullName(user) !== fullName(account)
      setAccount(user)
      show(profileOf(user))
      const text = isRenamed ? 'Ad değişikliğiniz kaydedildi.' : 'Profiliniz kaydedildi.'
      showNotice({ kind: 'success', text, about: 'profile' })
    },
  })
  return { account, state }
}

const profileOf = ({ firstName, lastName, username, nameReading, biography }: CurrentUser) => ({
  ...{ firstName, lastName, username, biography },
  nameReading: nameReading ?? '',
})

const formNow = () => document.getElementById(formId) as HTMLFormElement

const valuesIn = (form: HTMLFormElement): Profile => {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, data.get(name)])) as Profile
}

/** A form writes the end of a line its own way. */
const plain = (text: string): string => text.replace(/\r\n/g, '\n')

const changesIn = (values: Profile, saved: Profile): Partial<Profile> =>
  Object.fromEntries(
    names.filter((name) => plain(values[name]) !== saved[name]).map((name) => [name, values[name]]),
  )

/** As they were kept: a name without the spaces around it, a username folded. */
function show(profile: Profile): void {
  for (const name of names) {
    const field = formNow().elements.namedItem(name) as HTMLInputElement
    field.value = profile[name]
  }
}
