import { createFileRoute } from '@tanstack/react-router'
import { BeginWith } from '../features/messages/begin-with.tsx'
import { NoConversation } from '../features/messages/messages-screen.tsx'
import { page } from '../page.ts'

export const Route = createFileRoute('/mesajlar/')({
  staticData: page({ footer: false, topSpacing: false }),
  component: Beside,
})

function Beside() {
  const { kime } = Route.useSearch()
  return kime === undefined ? <NoConversation /> : <BeginWith username={kime} />
}
