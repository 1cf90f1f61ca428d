import { Eye, History, MoreHorizontal, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { InHeader } from './in-header.tsx'
import type { PanelName } from './panels.tsx'
import { SaveStatus } from '../saving/save-status.tsx'
import type { Snapshot } from '../saving/saver.ts'
import { statusName } from '../../posts/status-names.ts'
import { mainAction } from '../publishing/main-action.ts'

interface EditorBarProps {
  snapshot: Snapshot
  onOpen: (panel: PanelName) => void
}

/** In the site's header: where the words are, and what can be done with them. */
export function EditorBar({ snapshot, onOpen }: EditorBarProps) {
  const { status, postId } = snapshot.place.anchor
  return (
    <InHeader>
      <SaveStatus save={snapshot.save} />
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
          {snapshot.place.anchor.editVersion > 0 && (
            <MenuItem icon={Undo2} danger onSelect={() => onOpen('discard')}>
              Değişiklikleri at
            </MenuItem>
          )}
        </Menu>
      </div>
    </InHeader>
  )
}
