import type { ElementType } from 'react'
import { escapeHtml } from '../core/document/escape.ts'
import type { ViewerTextName } from '../core/viewer-data.ts'
import { useViewerData } from './viewer.ts'

/**
 * A text that differs by viewer, in a page that is the same for everybody: the first-paint script
 * writes it, and React takes the same words over when it comes alive. As inner HTML, because
 * React leaves that alone while it takes over and would trip over a text it did not expect.
 */
export function ViewerText({
  name,
  neutral = '',
  as: Element = 'span',
  className,
}: {
  name: ViewerTextName
  /** What stands there without scripts. */
  neutral?: string
  as?: ElementType
  className?: string
}) {
  const text = useViewerData()?.texts[name] ?? neutral
  return (
    <Element
      data-text={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: escapeHtml(text) }}
    />
  )
}
