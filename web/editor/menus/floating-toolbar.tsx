import { Toolbar } from '@base-ui/react/toolbar'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditorHost } from '../editor-host.ts'
import { useStore } from '../store.ts'
import {
  CardTools,
  GalleryTools,
  LinkTools,
  LoneLinkTools,
  PictureTools,
  TableTools,
} from './block-tools.tsx'
import { anchorOf, type Context } from './context.ts'
import { positionNear } from './position-near.ts'
import { TextTools } from './text-tools.tsx'
import { toolContext } from './tool-context.ts'

/** The strip of tools for whatever the caret is at. */
export function FloatingToolbar({ host }: { host: EditorHost }) {
  const [store] = useState(() => toolContext(host.editor))
  useEffect(() => store.connect(), [store])
  const context = useStore(store)
  if (context.kind === 'none') return null
  return <Strip key={context.kind} host={host} context={context} onLeave={store.hide} />
}

interface StripProps {
  host: EditorHost
  context: Context
  onLeave: () => void
}

function Strip({ host, context, onLeave }: StripProps) {
  const { editor } = host
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const anchor = anchorOf(editor, context)
    if (anchor && strip.current)
      positionNear(strip.current, anchor, {
        prefer: context.kind === 'text' || context.kind === 'lone' ? 'below' : 'above',
        align: context.kind === 'text' ? 'end' : 'start',
      })
  }, [editor, context])
  return (
    <Toolbar.Root
      ref={strip}
      aria-label="Biçim araçları"
      data-editor-tools=""
      className="editor-strip"
      // The selection that the tools are for stays.
      onMouseDown={(event) => event.preventDefault()}
      // In the capture phase, before the button's tooltip handles the same key.
      onKeyDownCapture={(event) => event.key === 'Escape' && editor.view.focus()}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isNear =
          currentTarget.contains(relatedTarget) || editor.view.dom.contains(relatedTarget)
        if (!isNear) onLeave()
      }}
    >
      <Tools host={host} context={context} />
    </Toolbar.Root>
  )
}

function Tools({ host, context }: { host: EditorHost; context: Context }) {
  switch (context.kind) {
    case 'text':
      return <TextTools host={host} context={context} />
    case 'link':
      return <LinkTools host={host} context={context} />
    case 'lone':
      return <LoneLinkTools host={host} context={context} />
    case 'picture':
      return <PictureTools host={host} context={context} />
    case 'gallery':
      return <GalleryTools host={host} context={context} />
    case 'table':
      return <TableTools host={host} context={context} />
    case 'card':
      return <CardTools host={host} context={context} />
    default:
      return null
  }
}
