import { type ComponentType, useEffect, useState } from 'react'

/**
 * Room for what was left unfinished on this device. The page is the same for everybody, so the room is there for
 * whoever has such posts before anything is drawn, and what stands in it is fetched for them alone.
 */
export function Unfinished() {
  const [Row, setRow] = useState<ComponentType>()
  useEffect(() => {
    if (!document.documentElement.dataset.unfinished) return
    import('./unfinished-row.tsx').then(
      (part) => setRow(() => part.UnfinishedRow),
      () => undefined,
    )
  }, [])
  return <div className="mb-8 hidden h-40 border-y in-data-unfinished:block">{Row && <Row />}</div>
}
