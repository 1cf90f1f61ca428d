import { Menu } from '@base-ui/react/menu'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { classes } from '../../ui/classes.ts'
import { popupClass } from '../../ui/popup.ts'
import type { EditorHost } from '../editor-host.ts'
import { type BlockKind, kindOf } from '../editing/block-kinds.ts'
import { type Direction, moveSelection } from '../editing/move-block.ts'
import { turnInto } from '../editing/turn-into.ts'
import { removeNode } from '../uploads/picture-actions.ts'
import type { LocatedBlock } from './block-at.ts'

const names: [BlockKind, string][] = [
  ['paragraph', 'Metin'],
  ['heading2', 'Ara başlık'],
  ['heading3', 'Küçük başlık'],
  ['heading4', 'Alt başlık'],
  ['quote', 'Alıntı'],
  ['callout', 'Not kutusu'],
  ['bullet', 'Madde listesi'],
  ['ordered', 'Numaralı liste'],
  ['code', 'Kod'],
]

interface Props {
  host: EditorHost
  block: LocatedBlock
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** What can be done with a whole block. */
export function BlockMenu({ host, block, anchor, isOpen, onOpenChange }: Props) {
  const { editor } = host
  const change = (open: boolean): void => {
    onOpenChange(open)
    if (!open) requestAnimationFrame(() => editor.view.focus())
  }
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={change}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={4}
          className="z-40 outline-none"
        >
          <Menu.Popup
            className={classes(popupClass, 'min-w-52')}
            aria-label="Blok"
            finalFocus={false}
          >
            <Choices host={host} block={block} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Choices({ host, block }: Pick<Props, 'host' | 'block'>) {
  const { node, position } = block
  const kind = kindOf(node)
  const isUnknown = node.type.name === 'unknown'
  return (
    <>
      {kind !== null && (
        <>
          {names
            .filter(([each]) => each !== kind)
            .map(([each, name]) => (
              <MenuItem key={each} onSelect={() => turn(host, block, each)}>
                {name}
              </MenuItem>
            ))}
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={ArrowUp} onSelect={() => move(host, block, -1)}>
        Yukarı taşı
      </MenuItem>
      <MenuItem icon={ArrowDown} onSelect={() => move(host, block, 1)}>
        Aşağı taşı
      </MenuItem>
      {!isUnknown && (
        <MenuItem icon={Copy} onSelect={() => duplicate(host, block)}>
          Çoğalt
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onSelect={() => removeNode(host, position)}>
        Sil
      </MenuItem>
    </>
  )
}

function turn({ editor }: EditorHost, { node, position }: LocatedBlock, kind: BlockKind): void {
  const { state, view } = editor
  const from = TextSelection.near(state.doc.resolve(position + 1))
  const to = TextSelection.near(state.doc.resolve(position + node.nodeSize - 1), -1)
  view.dispatch(state.tr.setSelection(TextSelection.between(from.$from, to.$to)))
  turnInto(editor, kind)
}

function move({ editor, announce }: EditorHost, { position }: LocatedBlock, by: Direction): void {
  const { state, view } = editor
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)))
  announce(moveSelection(editor, by) ?? 'Blok daha ileri gidemez.')
}

/** The copy gets a key of its own. */
function duplicate({ editor, announce }: EditorHost, { node, position }: LocatedBlock): void {
  const { state, view } = editor
  view.dispatch(
    closeHistory(state.tr)
      .insert(position + node.nodeSize, node)
      .scrollIntoView(),
  )
  announce('Blok çoğaltıldı.')
}
