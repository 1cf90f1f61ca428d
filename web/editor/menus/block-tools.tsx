import { Toolbar } from '@base-ui/react/toolbar'
import {
  AppWindow,
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  ExternalLink,
  ImagePlus,
  Link2,
  PanelTop,
  Pencil,
  RefreshCw,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Type,
  Unlink,
} from 'lucide-react'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'
import { pictureSizes } from '../../../core/document/picture-sizes.ts'
import { cardFromLink, linkFromCard } from '../cards/turn-card.ts'
import type { Desk } from '../desk.ts'
import { setLink } from '../editing/links.ts'
import { addPictures, removeNode, replacePicture, setSize } from '../uploads/picture-actions.ts'
import type { Context } from './context.ts'
import { ToolButton, ToolSeparator } from './tool-button.tsx'

interface Props<Kind extends Context['kind']> {
  desk: Desk
  context: Extract<Context, { kind: Kind }>
}

const openPage = (url: string) => window.open(url, '_blank', 'noopener')

export function PictureTools({ desk, context }: Props<'picture'>) {
  const { position, hasAlt, pixels, size, sizes } = context
  return (
    <>
      <ToolButton
        label="Alternatif metin"
        icon={Type}
        pressed={hasAlt}
        onPress={() => desk.panel.set({ kind: 'alt', position })}
      >
        Alternatif metin
      </ToolButton>
      <ToolButton
        label="Değiştir"
        icon={RefreshCw}
        onPress={() => void replacePicture(desk, position)}
      />
      <ToolButton
        label={context.isInGallery ? 'Galeriye resim ekle' : 'Yanına resim ekle'}
        icon={ImagePlus}
        onPress={() => void addPictures(desk, position)}
      />
      <ToolButton label="Kaldır" icon={Trash2} onPress={() => removeNode(desk, position)} />
      {sizes.length > 0 && (
        <>
          <ToolSeparator />
          <Toolbar.Group aria-label="Boyut" className="flex gap-0.5">
            {sizes.map((each) => (
              <ToolButton
                key={each}
                label={`Boyut: ${pictureSizes[each].name}`}
                pressed={each === size}
                onPress={() => setSize(desk, position, each)}
              >
                {pictureSizes[each].name}
              </ToolButton>
            ))}
          </Toolbar.Group>
        </>
      )}
      <ToolSeparator />
      <span className="px-2 text-small whitespace-nowrap text-paper/75">{pixels}</span>
    </>
  )
}

export function GalleryTools({ desk, context }: Props<'gallery'>) {
  return (
    <>
      <ToolButton
        label="Galeriye resim ekle"
        icon={ImagePlus}
        onPress={() => void addPictures(desk, context.position)}
      />
      <ToolButton
        label="Galeriyi kaldır"
        icon={Trash2}
        onPress={() => removeNode(desk, context.position)}
      />
    </>
  )
}

export function TableTools({ desk, context }: Props<'table'>) {
  const { editor } = desk
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch)
    editor.view.focus()
  }
  return (
    <>
      <ToolButton label="Alta satır ekle" icon={BetweenHorizontalEnd} onPress={run(addRowAfter)} />
      <ToolButton label="Sağa sütun ekle" icon={BetweenVerticalEnd} onPress={run(addColumnAfter)} />
      <ToolButton
        label="Başlık satırı"
        icon={PanelTop}
        pressed={context.hasHead}
        onPress={run(toggleHeader('row'))}
      />
      <ToolSeparator />
      <ToolButton label="Satırı sil" icon={TableRowsSplit} onPress={run(deleteRow)} />
      <ToolButton label="Sütunu sil" icon={TableColumnsSplit} onPress={run(deleteColumn)} />
      <ToolButton label="Tabloyu sil" icon={Trash2} onPress={run(deleteTable)} />
    </>
  )
}

export function CardTools({ desk, context }: Props<'card'>) {
  const { position, url, type, canPlay } = context
  return (
    <>
      {type === 'linkCard' && canPlay && (
        <ToolButton
          label="Yazıya göm"
          icon={AppWindow}
          onPress={() => void cardFromLink(desk, position, url, 'embed')}
        />
      )}
      {type === 'embed' && (
        <ToolButton
          label="Karta dönüştür"
          icon={Link2}
          onPress={() => void cardFromLink(desk, position, url, 'card')}
        />
      )}
      <ToolButton
        label="Düz bağlantıya dönüştür"
        icon={Unlink}
        onPress={() => linkFromCard(desk, position, url)}
      />
      <ToolButton label="Sayfayı aç" icon={ExternalLink} onPress={() => openPage(url)} />
      <ToolButton label="Kaldır" icon={Trash2} onPress={() => removeNode(desk, position)} />
    </>
  )
}

/** A line that is one link can be more than that. */
export function LoneLinkTools({ desk, context }: Props<'lone'>) {
  const { position, href, canPlay } = context
  return (
    <>
      <ToolButton
        label="Karta dönüştür"
        icon={Link2}
        onPress={() => void cardFromLink(desk, position, href, 'card')}
      >
        Karta dönüştür
      </ToolButton>
      {canPlay && (
        <ToolButton
          label="Yazıya göm"
          icon={AppWindow}
          onPress={() => void cardFromLink(desk, position, href, 'embed')}
        >
          Yazıya göm
        </ToolButton>
      )}
      <ToolSeparator />
      <LinkButtons desk={desk} href={href} />
    </>
  )
}

export function LinkTools({ desk, context: { href } }: Props<'link'>) {
  return (
    <>
      <span className="max-w-56 truncate px-2 text-small text-paper/85">
        {href.replace(/^https?:\/\//, '')}
      </span>
      <LinkButtons desk={desk} href={href} />
    </>
  )
}

function LinkButtons({ desk, href }: { desk: Desk; href: string }) {
  return (
    <>
      <ToolButton
        label="Bağlantıyı düzenle"
        icon={Pencil}
        onPress={() => desk.panel.set({ kind: 'link' })}
      />
      <ToolButton label="Sayfayı aç" icon={ExternalLink} onPress={() => openPage(href)} />
      <ToolButton
        label="Bağlantıyı kaldır"
        icon={Unlink}
        onPress={() => setLink(desk.editor, null)}
      />
    </>
  )
}
