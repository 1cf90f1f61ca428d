import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, type LucideIcon, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

export interface LightboxProps {
  /** The link that was pressed; its gallery is shown, beginning there, or it alone. */
  start: HTMLAnchorElement
  onClose: () => void
}

/** A picture, or those of a gallery one at a time, over the page. */
export function Lightbox({ start, onClose }: LightboxProps) {
  const [pictures] = useState(() => picturesAround(start))
  const [index, setIndex] = useState(() => pictures.findIndex(({ link }) => link === start))
  const [isOpen, setOpen] = useState(true)
  const last = pictures.length - 1
  const step = useCallback(
    (by: number) => setIndex((now) => Math.min(Math.max(now + by, 0), last)),
    [last],
  )
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => step({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0)
    // On the window and first of all: the focus may not be inside yet, and the dialog keeps
    // arrows to itself.
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [step])
  const picture = pictures[index]
  if (!picture) return null
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={setOpen}
      onOpenChangeComplete={(open) => !open && onClose()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          className={popupClass}
          // Back to the picture that is being looked at, not to the one that began it.
          finalFocus={() => picture.link}
        >
          <div className="flex items-center justify-between">
            <Dialog.Title
              className="font-sans text-step-0 font-normal text-muted"
              aria-live="polite"
            >
              <span className="sr-only">Görsel </span>
              {last > 0 && `${index + 1} / ${pictures.length}`}
            </Dialog.Title>
            <Dialog.Close render={<IconButton icon={X} label="Kapat" />} />
          </div>
          <PictureView picture={picture} />
          <div className="flex min-h-11 items-center justify-between gap-4">
            {last > 0 && (
              <StepButton
                icon={ChevronLeft}
                label="Önceki görsel"
                isEnd={index === 0}
                onPress={() => step(-1)}
              />
            )}
            <p className="mx-auto text-center text-small text-balance text-muted">
              {picture.caption}
            </p>
            {last > 0 && (
              <StepButton
                icon={ChevronRight}
                label="Sonraki görsel"
                isEnd={index === last}
                onPress={() => step(1)}
              />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface StepButtonProps {
  icon: LucideIcon
  label: string
  isEnd: boolean
  onPress: () => void
}

/** At the end it keeps its place and the focus. */
function StepButton({ icon, label, isEnd, onPress }: StepButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={isEnd}
      className="aria-disabled:opacity-40"
      onClick={onPress}
    />
  )
}

interface LargePicture {
  link: HTMLAnchorElement
  src: string
  alt: string
  caption: string
  width: number | undefined
  height: number | undefined
}

function PictureView({ picture }: { picture: LargePicture }) {
  const { src, alt, width, height } = picture
  return (
    <div className="flex min-h-0 items-center justify-center">
      <img
        key={src}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className="h-auto max-h-full w-auto max-w-full rounded-sm object-contain"
      />
    </div>
  )
}

function picturesAround(start: HTMLAnchorElement): LargePicture[] {
  const gallery = start.closest('.gallery') ?? start.closest('figure')!
  const links = gallery.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')
  return [...links].map((link) => ({
    link,
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
    caption: link.parentElement?.querySelector('figcaption')?.textContent ?? '',
    width: Number(link.dataset.width) || undefined,
    height: Number(link.dataset.height) || undefined,
  }))
}

const backdropClass =
  'fixed inset-0 z-40 min-h-dvh bg-paper transition-opacity data-starting-style:opacity-0 ' +
  'data-ending-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute'

const popupClass =
  'fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] gap-2 p-3 outline-none sm:p-6 ' +
  'transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'
