import { commentAnchor } from '../../../../core/paths.ts'
import { Ellipsis, Flag, Link2, PenLine, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { useNotice } from '../../../ui/notice.tsx'
import { copyText } from '../copy-text.ts'

interface CommentMenuProps {
  commentId: number
  name: string
  replyCount: number
  mayEdit: boolean
  mayDelete: boolean
  onEdit: () => void
  onDelete: () => Promise<boolean>
  /** Opens the report of this comment; other features bring it along. */
  onReport: (() => void) | null
}

export default function CommentMenu(props: CommentMenuProps): ReactNode {
  const { commentId, name, replyCount, mayEdit, mayDelete, onEdit, onDelete, onReport } = props
  const showNotice = useNotice()
  const [isAsking, setAsking] = useState(false)
  const copyLink = () =>
    copyText(
      `${location.origin}${location.pathname}#${commentAnchor(commentId)}`,
      showNotice,
      'Bağlantı',
    )
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`${name}: yorumla ilgili seçenekler`} />}>
        <MenuItem icon={Link2} onSelect={copyLink}>
          Bağlantıyı kopyala
        </MenuItem>
        {mayEdit && (
          <MenuItem icon={PenLine} onSelect={onEdit}>
            Düzenle
          </MenuItem>
        )}
        {onReport && (
          <MenuItem icon={Flag} onSelect={onReport}>
            Bildir
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem icon={Trash2} danger onSelect={() => setAsking(true)}>
            Sil
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Yorum silinsin mi?"
        text={
          replyCount > 0
            ? 'Yorum, altındaki yanıtlarla birlikte silinir ve geri getirilemez.'
            : 'Silinen yorum geri getirilemez.'
        }
        confirmLabel="Sil"
        danger
        onConfirm={onDelete}
      />
    </>
  )
}
