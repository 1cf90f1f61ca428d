import { Ban, BellOff, Ellipsis, Flag } from 'lucide-react'
import { useState } from 'react'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { block, mute, unblock, unmute } from '../../calls.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useNotice } from '../../ui/notice.tsx'

interface PersonMenuProps {
  username: string
  name: string
  nameReading: string | null
  isBlocked: boolean
  isMuted: boolean
  /** After a decision, so that what is shown of the two can be asked for again. */
  onChange: () => void
  onReport: () => void
}

/** What one may decide about another member. */
export default function PersonMenu(props: PersonMenuProps) {
  const { username, name, nameReading, isBlocked, isMuted, onChange, onReport } = props
  const call = useCall()
  const notify = useNotice()
  const [isAsking, setAsking] = useState(false)
  const done = (text: string) => (result: Result<unknown>) => {
    notify(result.ok ? { text, kind: 'success' } : { text: result.message, kind: 'error' })
    if (result.ok) onChange()
    return result.ok
  }
  const whom = withSuffix(name, 'accusative', nameReading)
  const body = { user: username }
  const params = { username }
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`${name}: seçenekler`} />}>
        {isMuted ? (
          <MenuItem
            icon={BellOff}
            onSelect={() =>
              void call(unmute, { params }).then(done(`${whom} yeniden duyacaksınız.`))
            }
          >
            Sessize almayı kaldır
          </MenuItem>
        ) : (
          <MenuItem
            icon={BellOff}
            onSelect={() => void call(mute, { body }).then(done(`${whom} sessize aldınız.`))}
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
            onSelect={() => void call(unblock, { params }).then(done('Engel kaldırıldı.'))}
          >
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
        onConfirm={() => call(block, { body }).then(done(`${whom} engellediniz.`))}
      />
    </>
  )
}
