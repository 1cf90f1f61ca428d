import { uploadPath, webAddress } from '../../../core/document/addresses.ts'
import { documentLimits } from '../../../core/document/limits.ts'
import type { Entry, Inline } from '../../../core/document/types.ts'
import { soundText } from '../../../core/text/sound-text.ts'
import { newKey } from '../document/keys.ts'
import { hasClass, type Tag } from './html-tree.ts'

/** A picture that came inside the clipboard and has to be uploaded first. */
export interface PastedPicture {
  type: 'picture'
  source: string
  alt: string
  caption: string
}

export type PastedBlock = Entry | PastedPicture

/** Where the clipboard's HTML comes from, and what was found on the way. */
export interface Origin {
  /** From this editor: spaces, levels and mentions are meant as they are. */
  isOwn: boolean
  /** The address of this site: its uploads may be shown as they are. */
  site: string
  /** Pictures that live elsewhere and became links. */
  remote: number
  /** Pictures that only the other program can reach. */
  unreachable: number
}

export const newOrigin = (site: string, isOwn = false): Origin => ({
  isOwn,
  site,
  remote: 0,
  unreachable: 0,
})

type FoundPicture = PastedBlock | { content: Inline[] } | string | null

/** A block, or words in the running text, or nothing to be seen. */
export function pictureBlock(tag: Tag, caption: string, origin: Origin): FoundPicture {
  const { src = '', width, height } = tag.attributes
  const alt = cut(tag.attributes.alt ?? '', documentLimits.altLength)
  if (isEmoji(tag, alt)) return alt
  if (Number(width) <= 1 && Number(height) <= 1) return null
  if (/^data:image\//i.test(src))
    return {
      type: 'picture',
      source: src,
      alt,
      caption: cut(caption, documentLimits.captionLength),
    }
  const own = ownUpload(tag, alt, caption, origin.site)
  if (own) return own
  const address = webAddress(src)
  if (address === null) return unreachable(alt, caption, origin)
  origin.remote++
  const name = caption || alt || 'Görsel'
  return { content: [{ type: 'text', text: name, marks: [linkTo(address)] }] }
}

const linkTo = (href: string) => ({ type: 'link' as const, attrs: { href } })

function unreachable(alt: string, caption: string, origin: Origin): FoundPicture {
  origin.unreachable++
  const words = caption || alt
  return words ? { content: [{ type: 'text', text: words }] } : null
}

/** Small pictures in the place of letters. */
const isEmoji = (tag: Tag, alt: string): boolean =>
  alt !== '' && (hasClass(tag, 'emoji') || /^(?:\p{RGI_Emoji})+$/v.test(alt))

function ownUpload(tag: Tag, alt: string, caption: string, site: string): Entry | null {
  const { src = '' } = tag.attributes
  if (!URL.canParse(src, site)) return null
  const { origin, pathname } = new URL(src, site)
  const path = origin === new URL(site).origin ? uploadPath(pathname) : null
  const [width, height] = [side(tag.attributes.width), side(tag.attributes.height)]
  if (path === null || width === null || height === null) return null
  return {
    type: 'image',
    data: {
      key: newKey(),
      src: path,
      alt,
      caption: cut(caption, documentLimits.captionLength),
      width,
      height,
    },
  }
}

function side(value: string | undefined): number | null {
  const pixels = Number(value)
  return Number.isInteger(pixels) && pixels > 0 && pixels <= documentLimits.imageSide
    ? pixels
    : null
}

const cut = (text: string, max: number): string =>
  soundText(soundText(text).replace(/\s+/g, ' ').trim().slice(0, max))
