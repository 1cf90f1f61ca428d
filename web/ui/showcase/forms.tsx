import { Checkbox } from '../checkbox.tsx'
import { Field, PasswordField, TextArea } from '../field.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { Part } from './frame.tsx'

const topics = [
  { value: 'kent', label: 'Kent' },
  { value: 'edebiyat', label: 'Edebiyat' },
  { value: 'teknoloji', label: 'Teknoloji' },
  { value: 'mutfak', label: 'Mutfak' },
]

export function Fields() {
  return (
    <Part title="Alanlar">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Field label="Kullanıcı adı veya e-posta" defaultValue="elif" autoComplete="off" />
        <PasswordField label="Parola" error="Parola alanı boş geçilemez" />
        <Field
          label="Kullanıcı adı"
          hint="Adresinizde görünür: hokka.example/@elif"
          placeholder="ör. elif-yilmaz"
        />
        <PasswordField
          label="Yeni parola"
          hint="En az sekiz karakter"
          defaultValue="kırmızı-vapur"
          autoComplete="new-password"
        />
        <Select label="Konu" options={topics} placeholder="Bir konu seçin" />
        <Select
          label="Konu"
          options={topics}
          defaultValue="kent"
          error="Bu konu artık kullanılmıyor"
        />
        <TextArea
          label="Hakkınızda"
          hint="En çok 160 karakter"
          defaultValue="Balat'ta oturur, vapurda okur."
        />
        <TextArea label="Yorum" error="Yorum alanı boş geçilemez" placeholder="Ne düşündünüz?" />
        <Field label="Kapalı alan" disabled defaultValue="elif@hokka.example" />
        <Select label="Kapalı seçim" options={topics} defaultValue="kent" disabled />
      </div>
    </Part>
  )
}

export function Choices() {
  return (
    <Part title="Seçenekler">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <Checkbox label="Beni hatırla" defaultChecked />
          <Checkbox label="Haftalık bülteni istiyorum" hint="Her pazar sabahı, tek bir e-posta" />
          <Checkbox
            label={
              <>
                <a className="text-accent underline underline-offset-4" href="#kosullar">
                  Kullanım koşullarını
                </a>{' '}
                okudum, kabul ediyorum
              </>
            }
            error="Devam etmek için koşulları kabul edin"
          />
          <Checkbox label="Seçili ve kapalı" defaultChecked disabled />
        </div>
        <div className="flex flex-col gap-4">
          <Switch label="Yeni takipçi bildirimi" defaultChecked />
          <Switch label="Mesajları herkese aç" hint="Kapalıyken yalnız takip ettikleriniz yazar" />
          <Switch label="Kapalı anahtar" disabled />
          <Switch label="Açık ve kapalı anahtar" defaultChecked disabled />
        </div>
      </div>
    </Part>
  )
}
