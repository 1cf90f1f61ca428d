import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router'
import { WritingScreen } from '../features/writing/page/writing-screen.tsx'

/** Both addresses share one page: a new text that becomes a post keeps its editor. */
export const Route = createFileRoute('/new')({
  component: WritingPages,
})

function WritingPages() {
  const edited = useMatch({ from: '/new/$id', shouldThrow: false })
  const opened = edited === undefined ? null : edited.loaderData
  return (
    <>
      {opened !== undefined && <WritingScreen id={edited?.params.id} opened={opened} />}
      <Outlet />
    </>
  )
}
