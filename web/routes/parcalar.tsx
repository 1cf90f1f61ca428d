import { createFileRoute, notFound } from '@tanstack/react-router'
import { site } from '../../core/site.ts'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'
import { Button } from '../ui/button.tsx'
import { Buttons } from '../ui/showcase/buttons.tsx'
import { Choices, Fields } from '../ui/showcase/forms.tsx'
import { Colours, People, Tiles, Type } from '../ui/showcase/looks.tsx'
import { Notices, Overlays, TabViews } from '../ui/showcase/overlays.tsx'
import { Progress, States, Viewers } from '../ui/showcase/states.tsx'

export const Route = createFileRoute('/parcalar')({
  staticData: page({ signIn: false }),
  beforeLoad: () => {
    if (!site.isDemo) throw notFound()
  },
  head: () =>
    pageHead({
      title: 'Parçalar',
      robots: 'noindex',
    }),
  component: Parts,
})

/** For those who build: every primitive in every state, in both themes. */
function Parts() {
  return (
    <div className="page-width pb-24">
      <header className="flex flex-wrap items-end justify-between gap-4 py-10">
        <div>
          <p className="eyebrow">Geliştirme</p>
          <h1 className="mt-2">Parçalar</h1>
          <p className="mt-2 text-muted">Arayüzün bütün parçaları, bütün halleriyle.</p>
        </div>
        <ThemeChoice />
      </header>
      <Type />
      <Colours />
      <Buttons />
      <Fields />
      <Choices />
      <Overlays />
      <Notices />
      <TabViews />
      <People />
      <Tiles />
      <States />
      <Progress />
      <Viewers />
    </div>
  )
}

const themes = [
  { value: null, label: 'Sistem' },
  { value: 'light', label: 'Açık' },
  { value: 'dark', label: 'Koyu' },
]

/** For this visit of the page only; nothing is remembered. */
function showTheme(theme: string | null) {
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function ThemeChoice() {
  return (
    <div className="flex gap-2">
      {themes.map(({ value, label }) => (
        <Button key={label} variant="outline" size="sm" onClick={() => showTheme(value)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
