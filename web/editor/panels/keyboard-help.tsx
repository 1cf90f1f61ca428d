import { Dialog } from '../../ui/dialog.tsx'
import { keys } from '../shortcuts.ts'

type Row = [what: string, how: string]

const groups = (): { title: string; rows: Row[] }[] => [
  {
    title: 'Metin',
    rows: [
      ['Kalın', keys('Mod', 'B')],
      ['Eğik', keys('Mod', 'I')],
      ['Altı çizili', keys('Mod', 'U')],
      ['Üstü çizili', keys('Mod', 'Shift', 'X')],
      ['Vurgulu', keys('Mod', 'Shift', 'H')],
      ['Kod', keys('Mod', 'E')],
      ['Bağlantı', keys('Mod', 'K')],
      ['Yeni satır', keys('Shift', 'Enter')],
    ],
  },
  {
    title: 'Bloklar',
    rows: [
      ['Blok ekle', '/'],
      ['Metin', keys('Alt', 'Shift', '0')],
      ['Ara başlık', `${keys('Alt', 'Shift', '2')} ya da ##`],
      ['Küçük başlık', `${keys('Alt', 'Shift', '3')} ya da ###`],
      ['Alt başlık', `${keys('Alt', 'Shift', '4')} ya da ####`],
      ['Madde listesi', `${keys('Alt', 'Shift', '8')} ya da -`],
      ['Numaralı liste', `${keys('Alt', 'Shift', '7')} ya da 1.`],
      ['Alıntı', `${keys('Alt', 'Shift', '9')} ya da >`],
      ['Not kutusu', '!!'],
      ['Kod bloğu', '```'],
      ['Ayraç', '---'],
    ],
  },
  {
    title: 'Düzenleme',
    rows: [
      ['Geri al', keys('Mod', 'Z')],
      ['Yinele', keys('Mod', 'Shift', 'Z')],
      ['Bloğu yukarı taşı', keys('Alt', 'Shift', '↑')],
      ['Bloğu aşağı taşı', keys('Alt', 'Shift', '↓')],
      ['Blok menüsü', keys('Alt', 'Enter')],
      ['Biçim araçlarına geç', keys('Alt', 'F10')],
      ['Listede içeri, dışarı', `Tab, ${keys('Shift', 'Tab')}`],
      ['Tablodan ya da koddan çık', keys('Mod', 'Enter')],
    ],
  },
  {
    title: 'Sayfa',
    rows: [
      ['Birinden söz et', '@'],
      ['Odak kipi', keys('Alt', 'Shift', 'O')],
      ['Bu yardım', keys('Mod', '/')],
    ],
  },
]

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Klavye kısayolları" size="lg" open onOpenChange={(open) => !open && onClose()}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups().map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 font-sans text-step-0 font-semibold tracking-normal">{title}</h3>
            <dl>
              {rows.map(([what, how]) => (
                <div
                  key={what}
                  className="flex items-baseline justify-between gap-4 border-t border-line py-1.5"
                >
                  <dt className="text-muted">{what}</dt>
                  <dd className="text-right">
                    <kbd className="font-sans text-small font-semibold">{how}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
