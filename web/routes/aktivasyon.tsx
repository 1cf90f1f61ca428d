import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/aktivasyon')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/aktivasyon"!</div>
}
