import { Bookmark, PenLine, Share } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { buttonClass } from '../button-class.ts'
import { IconButton } from '../icon-button.tsx'
import { Part, Row } from './frame.tsx'

const variants = [
  ['primary', 'Yayımla'],
  ['outline', 'Takip et'],
  ['quiet', 'Önizle'],
  ['danger', 'Hesabı sil'],
] as const

export function Buttons() {
  return (
    <Part title="Düğmeler">
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Row key={size} title={`Boy: ${size}`}>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant} size={size}>
              {label}
            </Button>
          ))}
        </Row>
      ))}
      <Row title="Meşgul, kapalı, simgeli, bağlantı">
        <BusyButton />
        <Button busy variant="outline">
          Takip et
        </Button>
        <Button disabled>Gönder</Button>
        <Button variant="outline" disabled>
          Gönder
        </Button>
        <Button variant="quiet">
          <PenLine size={18} strokeWidth={1.75} aria-hidden /> Yaz
        </Button>
        <a className={buttonClass('outline')} href="#dugmeler">
          Bağlantı
        </a>
      </Row>
      <Row title="Yalnız simge">
        <IconButton icon={Bookmark} label="Kaydet" />
        <IconButton icon={Bookmark} label="Kaydedildi" aria-pressed />
        <IconButton icon={Share} label="Paylaş" size="sm" />
        <IconButton icon={Share} label="Paylaş" disabled />
      </Row>
    </Part>
  )
}

function BusyButton() {
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <Button busy={busy} onClick={work}>
      Değişiklikleri kaydet
    </Button>
  )
}
