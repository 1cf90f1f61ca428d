import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { messages } from '../core/messages.ts'
import { type Notice, useNotice } from './ui/notice.tsx'

/** Said when something that was pressed cannot be fetched; the page stays as it is. */
export const connectionNotice: Notice = {
  kind: 'error',
  text: messages.network,
  about: 'connection',
}

/** Code that is fetched when somebody asks for what it shows, or comes near; asking again tries again. */
export function usePart<Part extends object>(load: () => Promise<Part>, onMissing?: () => void) {
  const showNotice = useNotice()
  const [part, setPart] = useState<Part>()
  const fetchPart = (): void => {
    load().then(setPart, () => {
      showNotice(connectionNotice)
      onMissing?.()
    })
  }
  const fetchAhead = (): void => {
    load().catch(() => undefined)
  }
  return { part, fetchPart, whenNear: { onPointerEnter: fetchAhead, onFocus: fetchAhead } }
}

/** A part that is fetched when it is first shown; `onMissing` ends the showing, so that it can be asked for again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props & { onMissing: () => void }) => ReactNode {
  return function LazyPart(props) {
    const { part, fetchPart } = usePart(load, props.onMissing)
    // Once: whoever asks again shows it anew.
    // oxlint-disable-next-line react/exhaustive-deps
    useEffect(fetchPart, [])
    return part && <part.default {...props} />
  }
}
