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
import type { EditorHost } from '../editor-host.ts'
import { setLink } from '../editing/links.ts'
import { addPictures, removeNode, replacePicture, setSize } from '../uploads/picture-actions.ts'
import type { Context } from './context.ts'
import { ToolButton, ToolSeparator } from './tool-button.tsx'

interface Props<Kind extends Context['kind']> {
  host: EditorHost
  context: Extract<Context, { kind: Kind }>
}

const openPage = (url: string) => window.open(url, '_blank', 'noopener')

export function PictureTools({ host, context }: Props<'picture'>) {
  const { position, hasAlt, pixels, size, sizes } = context
  return (
    <>
      <ToolButton
        label="Alternatif metin"
        icon={Type}
        pressed={hasAlt}
        onPress={() => host.panel.set({ kind: 'alt', position })}
      >
        Alternatif metin
      </ToolButton>
      <ToolButton
        label="Değiştir"
        icon={RefreshCw}
        onPress={() => void replacePicture(host, position)}
      />
      <ToolButton
        label={context.isInGallery ? 'Galeriye resim ekle' : 'Yanına resim ekle'}
        icon={ImagePlus}
        onPress={() => void addPictures(host, position)}
      />
      <ToolButton label="Kaldır" icon={Trash2} onPress={() => removeNode(host, position)} />
      {sizes.length > 0 && (
        <>
          <ToolSeparator />
          <Toolbar.Group aria-label="Boyut" className="flex gap-0.5">
            {sizes.map((each) => (
              <ToolButton
                key={each}
                label={`Boyut: ${pictureSizes[each].name}`}
                pressed={each === size}
                onPress={() => setSize(host, position, each)}
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

export function GalleryTools({ host, context }: Props<'gallery'>) {
  return (
    <>
      <ToolButton
        label="Galeriye resim ekle"
        icon={ImagePlus}
        onPress={() => void addPictures(host, context.position)}
      />
      <ToolButton
        label="Galeriyi kaldır"
        icon={Trash2}
        onPress={() => removeNode(host, context.position)}
      />
    </>
  )
}

export function TableTools({ host, context }: Props<'table'>) {
  const { editor } = host
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

export function CardTools({ host, context }: Props<'card'>) {
  const { position, url, type, canPlay } = context
  return (
    <>
      {type === 'linkCard' && canPlay && (
        <ToolButton
          label="Yazıya göm"
          icon={AppWindow}
          onPress={() => void cardFromLink(host, position, url, 'embed')}
        />
      )}
      {type === 'embed' && (
        <ToolButton
          label="Karta dönüştür"
          icon={Link2}
          onPress={() => void cardFromLink(host, position, url, 'card')}
        />
      )}
      <ToolButton
        label="Düz bağlantıya dönüştür"
        icon={Unlink}
        onPress={() => linkFromCard(host, position, url)}
      />
      <ToolButton label="Sayfayı aç" icon={ExternalLink} onPress={() => openPage(url)} />
      <ToolButton label="Kaldır" icon={Trash2} onPress={() => removeNode(host, position)} />
    </>
  )
}

/** A line that is one link can be more than that. */
export function LoneLinkTools({ host, context }: Props<'lone'>) {
  const { position, href, canPlay } = context
  return (
    <>
      <ToolButton
        label="Karta dönüştür"
        icon={Link2}
        onPress={() => void cardFromLink(host, position, href, 'card')}
      >
        Karta dönüştür
      </ToolButton>
      {canPlay && (
        <ToolButton
          label="Yazıya göm"
          icon={AppWindow}
          onPress={() => void cardFromLink(host, position, href, 'embed')}
        >
          Yazıya göm
        </ToolButton>
      )}
      <ToolSeparator />
      <LinkButtons host={host} href={href} />
    </>
  )
}

export function LinkTools({ host, context: { href } }: Props<'link'>) {
  return (
    <>
      <span className="max-w-56 truncate px-2 text-small text-paper/85">
        {href.replace(/^https?:\/\//, '')}
      </span>
      <LinkButtons host={host} href={href} />
    </>
  )
}

function LinkButtons({ host, href }: { host: EditorHost; href: string }) {
  return (
    <>
      <ToolButton
        label="Bağlantıyı düzenle"
        icon={Pencil}
        onPress={() => host.panel.set({ kind: 'link' })}
      />
      <ToolButton label="Sayfayı aç" icon={ExternalLink} onPress={() => openPage(href)} />
      <ToolButton
        label="Bağlantıyı kaldır"
        icon={Unlink}
        onPress={() => setLink(host.editor, null)}
      />
    </>
  )
}
