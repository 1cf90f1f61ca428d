import { Ban, BellOff, Ellipsis, Flag } from 'lucide-react'
import { useState } from 'react'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { useCall } from '../../api.ts'
import { useOptimisticWrite } from '../../optimistic.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { type Bond, decisionWrite } from './bond.ts'

interface PersonMenuProps {
  username: string
  name: string
  nameReading: string | null
  bond: Bond
  onReport: () => void
}

/** What one may decide about another member. */
export default function PersonMenu(props: PersonMenuProps) {
  const { username, name, nameReading, bond, onReport } = props
  const [isAsking, setAsking] = useState(false)
  const decide = useDecision(username, bond)
  const whom = withSuffix(name, 'accusative', nameReading)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`${name}: seçenekler`} />}>
        {bond.isMuted ? (
          <MenuItem
            icon={BellOff}
            onSelect={() => void decide('isMuted', `${whom} yeniden duyacaksınız.`)}
          >
            Sessize almayı kaldır
          </MenuItem>
        ) : (
          <MenuItem
            icon={BellOff}
            onSelect={() => void decide('isMuted', `${whom} sessize aldınız.`)}
          >
            Sessize al
          </MenuItem>
        )}
        <MenuItem icon={Flag} onSelect={onReport}>
          Bildir
        </MenuItem>
        {bond.isBlocked ? (
          <MenuItem icon={Ban} onSelect={() => void decide('isBlocked', 'Engel kaldırıldı.')}>
            Engeli kaldır
          </MenuItem>
        ) : (
          <MenuItem icon={Ban} danger onSelect={() => setAsking(true)}>
            Engelle
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${whom} engellemek istiyor musunuz?`}
        text="Birbirinizi takip edemez, birbirinizin yazılarına yorum yapamaz, birbirinize ileti gönderemezsiniz. Kendisine haber verilmez; engeli dilediğinizde kaldırabilirsiniz."
        confirmLabel="Engelle"
        danger
        onConfirm={() => decide('isBlocked', `${whom} engellediniz.`)}
      />
    </>
  )
}

function useDecision(username: string, bond: Bond) {
  const call = useCall()
  const notify = useNotice()
  const write = useOptimisticWrite()
  return async (decision: 'isMuted' | 'isBlocked', text: string): Promise<boolean> => {
    const isDone = await write(decisionWrite(call, username, bond, decision), () => !bond[decision])
    if (isDone) notify({ text, kind: 'success' })
    return isDone
  }
}
