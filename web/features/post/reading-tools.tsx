import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApplauseButton } from './applause/applause-button.tsx'
import { type ActionsProps, actionsLabel } from './actions.ts'
import { CommentsLink } from './comments-link.tsx'
import { followHeadings } from './follow-headings.ts'
import { ReadingProgress } from './reading-progress.tsx'
import { ShareButton } from './share-button.tsx'

interface ReadingBarProps extends Omit<ActionsProps, 'more'> {
  /** The same at the end of the text. */
  row: RefObject<HTMLElement | null>
}

export interface ReadingToolsProps extends ReadingBarProps {
  text: RefObject<HTMLElement | null>
}

/** What a page needs as soon as somebody scrolls, and not before. */
export function ReadingTools({ text, ...bar }: ReadingToolsProps) {
  useEffect(() => followHeadings(text.current!.closest('article')!), [text])
  return (
    <>
      <ReadingBar {...bar} />
      <ReadingProgress text={text} />
    </>
  )
}

/** Comes with scrolling up and goes with scrolling down; over the page, so that nothing moves. */
function ReadingBar({ post, isAuthor, bookmark, reading, row }: ReadingBarProps) {
  const bar = useRef<HTMLElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => followReader(bar.current!, row.current!, setShown), [row])
  return (
    <aside
      ref={bar}
      aria-label={actionsLabel}
      data-bottom-bar={isShown ? 'shown' : 'hidden'}
      className="peer invisible fixed inset-x-0 bottom-0 z-30 translate-y-full border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] text-muted backdrop-blur-sm transition-[translate,visibility] data-[bottom-bar=shown]:visible data-[bottom-bar=shown]:translate-y-0 min-[72rem]:hidden print:hidden"
    >
      <div className="mx-auto flex min-h-14 w-full flex-wrap max-w-measure items-center px-[min(6vw,1.5rem)]">
        <ApplauseButton slug={post.slug} likes={post.likes} isAuthor={isAuthor} layout="bar" />
        <CommentsLink post={post} className="ml-2 min-h-11 min-w-11" />
        <div className="ml-auto flex items-center">
          {reading}
          <ShareButton post={post} />
          {bookmark}
        </div>
      </div>
    </aside>
  )
}

/** Less than this is a finger that rests, not one that scrolls. */
const smallestMove = 8

function followReader(
  bar: HTMLElement,
  row: HTMLElement,
  show: (isShown: boolean) => void,
): () => void {
  let last = scrollY
  const scroll = () => {
    const moved = scrollY - last
    if (Math.abs(moved) < smallestMove) return
    last = scrollY
    show(isUsedByKey(bar) || (moved < 0 && isWelcome(bar, row)))
  }
  const focus = () => {
    if (!bar.contains(document.activeElement) && !isWelcome(bar, row)) show(false)
  }
  addEventListener('scroll', scroll, { passive: true })
  addEventListener('focusin', focus)
  return () => {
    removeEventListener('scroll', scroll)
    removeEventListener('focusin', focus)
  }
}

const isUsedByKey = (bar: HTMLElement): boolean => bar.querySelector(':focus-visible') !== null

/** Not near the row that has the same, not while somebody types, and not over what has the focus. */
function isWelcome(bar: HTMLElement, row: HTMLElement): boolean {
  const { offsetHeight: height } = bar
  const isNearRow = row.getBoundingClientRect().top < innerHeight + height
  // Wide screens have the buttons beside the text, and no bar.
  if (height === 0 || isNearRow) return false
  const focused = document.querySelector(':focus-visible:not([tabindex="-1"])')
  if (!focused || bar.contains(focused)) return true
  const box = focused.getBoundingClientRect()
  const isBelow = box.bottom > innerHeight - height && box.top < innerHeight
  return !isBelow && !focused.matches(fields)
}

const fields = 'input, textarea, select, [contenteditable]'
