import '../../styles/document.css'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { connectionNotice } from '../../lazy-part.tsx'
import { type Notice, useNotice } from '../../ui/notice.tsx'
import type { LightboxProps } from './lightbox.tsx'

interface PostBodyProps {
  ref: RefObject<HTMLDivElement | null>
  html: string
}

/** The text as the server made it: safe as it is, and not React's to look into. */
export function PostBody({ ref, html }: PostBodyProps) {
  const [shown, setShown] = useState<HTMLAnchorElement>()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const showNotice = useNotice()
  useEffect(
    () =>
      enliven(ref.current!, showNotice, async (picture) => {
        const part = await import('./lightbox.tsx')
        setLightbox(() => part.Lightbox)
        setShown(picture)
      }),
    [showNotice, ref],
  )
  return (
    <>
      <div
        ref={ref}
        className="document [--room:calc(100vw-3rem)]"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {Lightbox && shown && <Lightbox start={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** One listener for all presses in the text; the code behind them is fetched at the first press. */
function enliven(
  text: HTMLElement,
  showNotice: (notice: Notice) => void,
  show: (picture: HTMLAnchorElement) => Promise<void>,
): () => void {
  if (text.querySelector(':scope > pre'))
    void import('./code-copy.ts').then(
      ({ addCopyButtons }) => text.isConnected && addCopyButtons(text, showNotice),
    )
  // Only whoever left a post unfinished on this device can have left this one.
  if (document.documentElement.dataset.unfinished)
    void import('./return-offer.ts').then(({ offerReturn }) => offerReturn(text, showNotice))
  const press = (event: MouseEvent) => {
    const target = event.target as Element
    const card = target.closest('[data-embed-load]')?.closest<HTMLElement>('[data-embed]')
    const sayLost = () => showNotice(connectionNotice)
    if (card) import('./load-embed.ts').then(({ loadEmbed }) => loadEmbed(card), sayLost)
    const picture = target.closest<HTMLAnchorElement>('a[data-lightbox]')
    if (!picture || wantsNewTab(event)) return
    event.preventDefault()
    show(picture).catch(sayLost)
  }
  text.addEventListener('click', press)
  const wide = text.querySelectorAll('.wide')
  if (wide.length > 0)
    void import('./make-room.ts').then(
      // The reader may have gone on meanwhile.
      ({ makeRoom }) => text.isConnected && makeRoom(text, wide),
    )
  return () => text.removeEventListener('click', press)
}

const wantsNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
