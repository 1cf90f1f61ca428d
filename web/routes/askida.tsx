import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownSuspensionQuery } from '../features/members/queries.ts'
import { SuspendedScreen } from '../features/members/suspended-screen.tsx'
import { DeletionSettings } from '../features/own-data/deletion-settings.tsx'
import { ExportSettings } from '../features/own-data/export-settings.tsx'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/askida')({
  staticData: page({ header: false, footer: false, whenSuspended: true }),
  loader: async ({ context: { queryClient, call } }) => {
    const own = await queryClient.fetchQuery({ ...ownSuspensionQuery(call), staleTime: 0 })
    // Restored meanwhile, or never suspended.
    if (own.suspension === null) throw redirect({ to: '/' })
  },
  head: () => pageHead({ title: 'Hesabınız askıda', robots: 'noindex' }),
  component: Suspended,
  errorComponent: FailedPart,
})

function Suspended() {
  return (
    <SuspendedScreen>
      <ExportSettings />
      <DeletionSettings />
    </SuspendedScreen>
  )
}
