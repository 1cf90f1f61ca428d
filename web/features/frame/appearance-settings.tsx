import { chooseLook, type ReadingLook, readingLooks, useLook } from '../../reading-looks.ts'
import { useNotice } from '../../ui/notice.tsx'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const themes: Record<Theme, string> = {
  system: 'Aygıtın ayarına göre',
  light: 'Açık',
  dark: 'Koyu',
}

/** How the site looks on this device alone; every choice takes effect at once. */
export function AppearanceSettings() {
  return (
    <section aria-labelledby="gorunum">
      <h2 id="gorunum">Görünüm</h2>
      <p className="mt-1 text-muted">Seçtiğiniz an geçerli olur ve yalnızca bu aygıtta saklanır.</p>
      <Choices
        label="Tema"
        values={themes}
        chosen={useTheme()}
        onChoose={(theme) => chooseTheme(theme as Theme)}
      />
      {(Object.keys(readingLooks) as ReadingLook[]).map((look) => (
        <LookChoices key={look} look={look} />
      ))}
      <div className="document mt-8 max-w-measure rounded-md bg-wash p-5 font-serif text-reading">
        <p>
          Yazılar böyle görünür: Işığı söndürmeden önce bir sayfa daha okudu, sonra bir tane daha.
        </p>
      </div>
    </section>
  )
}

function LookChoices({ look }: { look: ReadingLook }) {
  const { label, values } = readingLooks[look]
  const chosen = useLook(look)
  return <Choices {...{ label, values, chosen }} onChoose={(value) => chooseLook(look, value)} />
}

interface ChoicesProps {
  label: string
  values: Record<string, string>
  chosen: string
  onChoose: (value: string) => void
}

function Choices({ label, values, chosen, onChoose }: ChoicesProps) {
  const showNotice = useNotice()
  const choose = (value: string): void => {
    onChoose(value)
    showNotice({ kind: 'success', text: 'Tercihiniz kaydedildi.', about: 'gorunum' })
  }
  return (
    <fieldset className="mt-6 noscript:hidden">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-x-6 border-y">
        {Object.entries(values).map(([value, name]) => (
          <label key={value} className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={label}
              checked={chosen === value}
              onChange={() => choose(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
