import { lazy, Suspense } from 'react'
import type { UnpublishedProps } from './unpublished-screen.tsx'

const load = () => import('./unpublished-screen.tsx')

/** Only authors and editors see it, so nobody else's browser fetches it. */
const UnpublishedScreen = import.meta.env.SSR ? (await load()).default : lazy(load)

export const LateUnpublished = (props: UnpublishedProps) => (
  <Suspense>
    <UnpublishedScreen {...props} />
  </Suspense>
)
