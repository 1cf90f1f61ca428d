import { Ban, BellOff, Ellipsis, Flag } from 'lucide-react'
import { useState } from 'react'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { useCall } from '../../api.ts'
import { useOptimisticWrite } from '../../optimistic.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer, refreshViewer } from '../../viewer.ts'
import { useAskIn } from '../accounts/ask-in.tsx'
import { decisionWrite } from './bond.ts'

interface PersonMenuProps {
  username: string
  name: string
  nameReading: string | null
  isBlocked: boolean
  isMuted: boolean
  onReport: () => void
}

/** What one may decide about another member. */
export default function PersonMenu(props: PersonMenuProps) {
  const { username, name, nameReading, isBlocked, isMuted, onReport } = props
  const [isAsking, setAsking] = useState(false)
  const decide = useDecision(username)
  const whenConfirmed = useWhenConfirmed()
  const whom = withSuffix(name, 'accusative', nameReading)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`${name}: seçenekler`} />}>
        {isMuted ? (
          <MenuItem
            icon={BellOff}
            onSelect={() =>
              whenConfirmed(() => decide('mutes', false, `${whom} yeniden duyacaksınız.`))
            }
          >
            Sessize almayı kaldır
          </MenuItem>
        ) : (
          <MenuItem
            icon={BellOff}
            onSelect={() => whenConfirmed(() => decide('mutes', true, `${whom} sessize aldınız.`))}
          >
            Sessize al
          </MenuItem>
        )}
        <MenuItem icon={Flag} onSelect={onReport}>
          Bildir
        </MenuItem>
        {isBlocked ? (
          <MenuItem
            icon={Ban}
            onSelect={() => whenConfirmed(() => decide('blocks', false, 'Engel kaldırıldı.'))}
          >
            Engeli kaldır
          </MenuItem>
        ) : (
          <MenuItem icon={Ban} danger onSelect={() => whenConfirmed(() => setAsking(true))}>
            Engelle
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${whom} engellemek istiyor musunuz?`}
        text="Birbirinizi takip edemez, birbirinizin yazılarına yorum yapamaz, birbirinize mesaj gönderemezsiniz. Kendisine haber verilmez; engeli dilediğinizde kaldırabilirsiniz."
        confirmLabel="Engelle"
        danger
        onConfirm={() => decide('blocks', true, `${whom} engellediniz.`)}
      />
    </>
  )
}

/** Members alone see this menu, but perhaps before they have confirmed their address. */
function useWhenConfirmed() {
  const askIn = useAskIn()
  return (act: () => unknown): void => {
    if (currentViewer()?.isWaiting === 1) askIn({ kind: 'confirm' })
    else act()
  }
}

function useDecision(username: string) {
  const call = useCall()
  const showNotice = useNotice()
  const write = useOptimisticWrite()
  return async (decision: 'blocks' | 'mutes', wanted: boolean, text: string): Promise<boolean> => {
    const done = await write(decisionWrite(call, username, decision), () => wanted)
    // What they wrote counts no more as unread, or counts again.
    if (done) void refreshViewer()
    if (done?.agreed === wanted) showNotice({ text, kind: 'success' })
    return done !== undefined
  }
}
