import { Bookmark, Ellipsis, Flag, PenLine, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog, Dialog } from '../dialog.tsx'
import { TextArea } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../menu.tsx'
import { useNotice } from '../notice.tsx'
import { TabPanel, Tabs } from '../tabs.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Part, Row } from './frame.tsx'

export function Overlays() {
  const showNotice = useNotice()
  return (
    <Part title="Menü, pencere, ipucu">
      <Row title="Menü">
        <PostMenu />
      </Row>
      <Row title="Pencere">
        <Dialog
          trigger={<Button variant="outline">Mesaj yaz</Button>}
          title="Umut'a mesaj gönder"
          text="Umut, mesajlarını takip ettiklerine açtı."
        >
          <div className="flex flex-col gap-6">
            <TextArea label="Mesaj" placeholder="Merhaba Umut…" />
            <Button className="self-end">Gönder</Button>
          </div>
        </Dialog>
        <ConfirmDialog
          trigger={<Button variant="outline">Yazıyı sil</Button>}
          title="Yazı silinsin mi?"
          text="“Bakkalın veresiye defteri” yorumlarıyla birlikte silinir ve geri getirilemez."
          confirmLabel="Yazıyı sil"
          danger
          onConfirm={async () => {
            await new Promise((done) => setTimeout(done, 1200))
            showNotice({ text: 'Yazı silindi.', kind: 'success' })
          }}
        />
      </Row>
      <Row title="İpucu">
        <Tooltip text="Daha sonra oku">
          <IconButton icon={Bookmark} label="Daha sonra oku" />
        </Tooltip>
      </Row>
    </Part>
  )
}

function PostMenu() {
  const [order, setOrder] = useState('new')
  return (
    <Menu align="start" trigger={<IconButton icon={Ellipsis} label="Yazı menüsü" />}>
      <MenuItem icon={UserPlus} onSelect={() => {}}>
        Ayşe'yi takip et
      </MenuItem>
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the menu fills it */}
      <MenuLink icon={PenLine} link={<a href="#duzenle" />}>
        Yazıyı düzenle
      </MenuLink>
      <MenuItem icon={Flag} disabled onSelect={() => {}}>
        Bildir
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Sıralama"
        value={order}
        onChange={setOrder}
        options={[
          { value: 'new', label: 'En yeni' },
          { value: 'applause', label: 'En çok alkışlanan' },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => {}}>
        Yazıyı sil
      </MenuItem>
    </Menu>
  )
}

export function Notices() {
  const showNotice = useNotice()
  return (
    <Part title="Bildirimler">
      <Row title="Geçici sözler">
        <Button
          variant="outline"
          onClick={() => showNotice({ text: 'Değişiklikler kaydedildi.', kind: 'success' })}
        >
          Başarılı
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            showNotice({
              text: 'Bağlantı kurulamadı. İnternetinizi denetleyip yeniden deneyin.',
              kind: 'error',
            })
          }
        >
          Başarısız
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            showNotice({
              text: 'Yazı listenizden çıkarıldı.',
              action: { label: 'Geri al', onClick: () => showNotice({ text: 'Geri alındı.' }) },
            })
          }
        >
          Geri alınabilir
        </Button>
      </Row>
    </Part>
  )
}

export function TabViews() {
  return (
    <Part title="Sekmeler">
      <Tabs
        label="Profil bölümleri"
        tabs={[
          { value: 'posts', label: 'Yazılar' },
          { value: 'comments', label: 'Yorumlar' },
          { value: 'about', label: 'Hakkında' },
        ]}
      >
        <TabPanel value="posts">Ayşe'nin yazıları burada durur.</TabPanel>
        <TabPanel value="comments">Ayşe'nin yorumları burada durur.</TabPanel>
        <TabPanel value="about">Ayşe'nin kendisi hakkında yazdıkları burada durur.</TabPanel>
      </Tabs>
    </Part>
  )
}
