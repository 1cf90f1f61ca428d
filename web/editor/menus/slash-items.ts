import {
  AppWindow,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Images,
  Info,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Table,
} from 'lucide-react'
import { fold } from '../../../core/turkish/fold.ts'
import type { EditorHost } from '../editor-host.ts'
import { newTable } from '../document/table-blocks.ts'
import type { BlockKind } from '../editing/block-kinds.ts'
import { insertBlock, rangeForBlock } from '../editing/insert-blocks.ts'
import { turnInto } from '../editing/turn-into.ts'
import { pickPictures, uploadPictures } from '../uploads/upload-pictures.ts'

export interface SlashItem {
  name: string
  icon: LucideIcon
  /** The sign that does the same, or how else one gets there. */
  hint?: string
  /** Other words one might look for it by. */
  also: string
  run: (host: EditorHost) => void
}

const turn = (kind: BlockKind) => (host: EditorHost) => void turnInto(host.editor, kind)

const pictures = (several: boolean) => async (host: EditorHost) => {
  const files = await pickPictures(several)
  if (files.length > 0)
    uploadPictures(host, files, { position: rangeForBlock(host.editor.state).from })
}

export const slashItems: readonly SlashItem[] = [
  {
    name: 'Resim',
    icon: Image,
    hint: 'sürükleyin ya da yapıştırın',
    also: 'gorsel fotograf image',
    run: (host) => void pictures(false)(host),
  },
  {
    name: 'Galeri',
    icon: Images,
    hint: 'birkaç resim birden',
    also: 'resimler gallery',
    run: (host) => void pictures(true)(host),
  },
  { name: 'Ara başlık', icon: Heading2, hint: '##', also: 'baslik h2', run: turn('heading2') },
  { name: 'Küçük başlık', icon: Heading3, hint: '###', also: 'baslik h3', run: turn('heading3') },
  { name: 'Alt başlık', icon: Heading4, hint: '####', also: 'baslik h4', run: turn('heading4') },
  { name: 'Alıntı', icon: Quote, hint: '>', also: 'quote soz', run: turn('quote') },
  { name: 'Not kutusu', icon: Info, hint: '!!', also: 'callout vurgu uyari', run: turn('callout') },
  { name: 'Madde listesi', icon: List, hint: '-', also: 'liste bullet', run: turn('bullet') },
  {
    name: 'Numaralı liste',
    icon: ListOrdered,
    hint: '1.',
    also: 'liste sirali ordered',
    run: turn('ordered'),
  },
  { name: 'Kod', icon: Code, hint: '```', also: 'code program', run: turn('code') },
  {
    name: 'Tablo',
    icon: Table,
    also: 'table cizelge',
    run: ({ editor }) => insertBlock(editor, newTable(editor.schema)),
  },
  {
    name: 'Gömülü içerik',
    icon: AppWindow,
    hint: 'bağlantı yapıştırın',
    also: 'video youtube embed ses spotify',
    run: ({ panel }) => panel.set({ kind: 'address', purpose: 'embed' }),
  },
  {
    name: 'Bağlantı kartı',
    icon: Link2,
    also: 'link adres',
    run: ({ panel }) => panel.set({ kind: 'address', purpose: 'card' }),
  },
  {
    name: 'Ayraç',
    icon: Minus,
    hint: '---',
    also: 'cizgi divider bolum',
    run: ({ editor }) => insertBlock(editor, editor.schema.nodes.divider!.create()),
  },
  { name: 'Metin', icon: Pilcrow, also: 'paragraf paragraph duz', run: turn('paragraph') },
]

/** By the beginnings of words, however the letters are typed. */
export function findItems(query: string): SlashItem[] {
  const wanted = fold(query)
  const fits = ({ name, also }: SlashItem) => ` ${fold(name)} ${also}`.includes(` ${wanted}`)
  return slashItems.filter(fits)
}
