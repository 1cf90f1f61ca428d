import { Eye, History, MoreHorizontal, Trash2, Undo2 } from 'lucide-react'
import { isCommitted } from '../../../../core/contracts/writing.ts'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { InHeader } from './in-header.tsx'
import type { PanelName } from './panels.tsx'
import { SaveStatus } from '../saving/save-status.tsx'
import { isUnsaved } from '../saving/save-state.ts'
import type { Snapshot } from '../saving/saver.ts'
import { statusName, unpublishedChanges } from '../../posts/status-names.ts'
import { mainAction } from '../publishing/main-action.ts'

interface EditorBarProps {
  snapshot: Snapshot
  onOpen: (panel: PanelName) => void
}

/** In the site's header: where the words are, and what can be done with them. */
export function EditorBar({ snapshot, onOpen }: EditorBarProps) {
  const { status, postId } = snapshot.record.anchor
  return (
    <InHeader>
      <div className="flex min-w-0 flex-col lg:flex-row lg:gap-6">
        <SaveStatus save={snapshot.save} />
        <WaitingChanges snapshot={snapshot} />
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2 pl-4 sm:gap-3">
        <span className="text-small text-muted max-lg:sr-only">{statusName(status)}</span>
        <Button variant="outline" className="max-md:hidden" onClick={() => onOpen('preview')}>
          Önizle
        </Button>
        <Button onClick={() => onOpen('publish')}>{mainAction(status)}</Button>
        <Menu trigger={<IconButton icon={MoreHorizontal} label="Yazı menüsü" />}>
          <MenuItem icon={Eye} onSelect={() => onOpen('preview')}>
            Önizle
          </MenuItem>
          <MenuItem icon={History} disabled={postId === null} onSelect={() => onOpen('revisions')}>
            Eski sürümler
          </MenuItem>
          {snapshot.record.anchor.editVersion > 0 && (
            <MenuItem icon={Undo2} danger onSelect={() => onOpen('discard')}>
              Değişiklikleri at
            </MenuItem>
          )}
          {postId !== null && status === postStatus.draft && (
            <MenuItem icon={Trash2} danger onSelect={() => onOpen('delete')}>
              Taslağı sil
            </MenuItem>
          )}
        </Menu>
      </div>
    </InHeader>
  )
}

/** Of a post that is committed readers see another text than the one on this page, once it was changed. */
function WaitingChanges({ snapshot: { record, save } }: { snapshot: Snapshot }) {
  const { status, editVersion } = record.anchor
  const waits = isCommitted(status) && (editVersion > 0 || isUnsaved(save))
  return waits && <p className="truncate text-small max-lg:pl-4">{unpublishedChanges}</p>
}
