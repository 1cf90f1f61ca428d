import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { type ActionsProps, actionsLabel } from './actions.ts'
import { ApplauseButton } from './applause/applause-button.tsx'
import { CommentsLink } from './comments-link.tsx'
import type { ReadingToolsProps } from './reading-tools.tsx'
import { ShareButton } from './share-button.tsx'
import { ShareWithoutScripts } from './share-without-scripts.tsx'

/** Beside the text on wide screens. */
export function ActionColumn({ post, isAuthor, bookmark, reading, more }: ActionsProps) {
  return (
    <aside
      aria-label={actionsLabel}
      data-beside=""
      className="sticky top-[calc(var(--spacing-header)+2rem)] ml-9 hidden w-14 flex-col items-center gap-2 self-start text-small text-muted transition-opacity focus-within:z-2 focus-within:bg-paper not-focus-within:in-data-passing:pointer-events-none not-focus-within:in-data-passing:opacity-0 min-[72rem]:flex print:hidden"
    >
      <ApplauseButton slug={post.slug} likes={post.likes} isAuthor={isAuthor} layout="column" />
      <CommentsLink post={post} className="my-2 min-h-12 w-14 flex-col justify-center" />
      <ShareButton post={post} isOnDesktop />
      {bookmark}
      {reading}
      {more}
    </aside>
  )
}

interface ActionRowProps extends ActionsProps {
  text: RefObject<HTMLElement | null>
}

/** At the end of the text where there is one column, and within reach while it is read. */
export function ActionRow({ text, post, isAuthor, bookmark, reading, more }: ActionRowProps) {
  const row = useRef<HTMLElement>(null)
  const [Tools, setTools] = useState<ComponentType<ReadingToolsProps>>()
  useEffect(
    () =>
      whenScrolled(() => {
        // Where they do not come, this row is enough.
        import('./reading-tools.tsx').then(
          (part) => setTools(() => part.ReadingTools),
          () => undefined,
        )
      }),
    [],
  )
  return (
    <>
      {Tools && <Tools {...{ text, post, isAuthor, bookmark, reading, row }} />}
      {/* One of the two at a time: nobody should hear the same buttons twice. */}
      <aside
        ref={row}
        aria-label={actionsLabel}
        className="relative mt-8 flex flex-wrap items-center border-y py-2 text-muted peer-data-[bottom-bar=shown]:invisible min-[72rem]:hidden print:hidden"
      >
        <ApplauseButton slug={post.slug} likes={post.likes} isAuthor={isAuthor} layout="row" />
        <CommentsLink post={post} className="ml-1 min-h-11 min-w-11" />
        <div className="-mr-[12px] ml-auto flex items-center">
          <ShareButton post={post} />
          {bookmark}
          {more}
        </div>
      </aside>
      <ShareWithoutScripts post={post} />
    </>
  )
}

function whenScrolled(act: () => void): () => void {
  // Whoever scrolled before the page was alive is reading already.
  if (scrollY > 0) act()
  else addEventListener('scroll', act, { once: true, passive: true })
  return () => removeEventListener('scroll', act)
}
