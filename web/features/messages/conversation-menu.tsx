import { Ban, Ellipsis, EyeOff, DoorOpen, PenLine, Trash2, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '../../../core/text/full-name.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { NameDialog } from './name-dialog.tsx'
import { othersIn } from './names.ts'
import type { ShownMessenger } from './queries.ts'
import type { Decisions } from './use-decisions.ts'

interface ConversationMenuProps {
  messenger: ShownMessenger
  me: string
  decisions: Decisions
}

export default function ConversationMenu({ messenger, me, decisions }: ConversationMenuProps) {
  const [asking, setAsking] = useState<'remove' | 'leave' | 'block' | 'name' | null>(null)
  const { isMuted, isGroup } = messenger
  const [other] = othersIn(messenger, me)
  const close = (): void => setAsking(null)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label="Konuşmayla ilgili seçenekler" />}>
        {isGroup && (
          <MenuItem icon={PenLine} onSelect={() => setAsking('name')}>
            Konuşmaya ad ver
          </MenuItem>
        )}
        <MenuItem
          icon={isMuted ? Volume2 : VolumeX}
          onSelect={() => void decisions.change({ isMuted: !isMuted })}
        >
          {isMuted ? 'Sesini aç' : 'Sessize al'}
        </MenuItem>
        <MenuItem icon={EyeOff} onSelect={() => void decisions.hide()}>
          Gizle
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={() => setAsking('remove')}>
          Sil
        </MenuItem>
        {isGroup && (
          <MenuItem icon={DoorOpen} danger onSelect={() => setAsking('leave')}>
            Konuşmadan ayrıl
          </MenuItem>
        )}
        {!isGroup && messenger.isWritable && (
          <MenuItem icon={Ban} danger onSelect={() => setAsking('block')}>
            Engelle
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title="Konuşma silinsin mi?"
        text="Yazılanlar yalnızca sizin için silinir ve geri getirilemez; ötekiler görmeye devam eder."
        confirmLabel="Sil"
        danger
        onConfirm={decisions.remove}
      />
      <ConfirmDialog
        open={asking === 'leave'}
        onOpenChange={close}
        title="Konuşmadan ayrılmak istiyor musunuz?"
        text="Yazılanlar sizin için silinir, yeni mesajlar size gelmez; ötekiler ayrıldığınızı görür."
        confirmLabel="Ayrıl"
        danger
        onConfirm={decisions.leave}
      />
      {other && (
        <ConfirmDialog
          open={asking === 'block'}
          onOpenChange={close}
          title={`${withSuffix(fullName(other), 'accusative', other.nameReading)} engellemek istiyor musunuz?`}
          text="Birbirinize mesaj gönderemez, birbirinizi takip edemezsiniz. Kendisine haber verilmez; engeli ayarlardan kaldırabilirsiniz."
          confirmLabel="Engelle"
          danger
          onConfirm={() => decisions.block(other.username)}
        />
      )}
      {asking === 'name' && (
        <NameDialog name={messenger.name} onChange={decisions.change} onClose={close} />
      )}
    </>
  )
}
