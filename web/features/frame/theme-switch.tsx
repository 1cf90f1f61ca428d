import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const choices = [
  { theme: 'system', label: 'Sistem teması', icon: Monitor },
  { theme: 'light', label: 'Açık tema', icon: Sun },
  { theme: 'dark', label: 'Koyu tema', icon: Moon },
] as const

export function ThemeSwitch() {
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-full border p-1">
      <legend className="sr-only">Görünüm</legend>
      {choices.map((choice) => (
        <ThemeChoice key={choice.theme} {...choice} name={name} isChosen={choice.theme === theme} />
      ))}
    </fieldset>
  )
}

function ThemeChoice({
  theme,
  label,
  icon: Icon,
  name,
  isChosen,
}: (typeof choices)[number] & { theme: Theme; name: string; isChosen: boolean }) {
  return (
    <label
      title={label}
      className="relative inline-flex size-8 cursor-pointer items-center justify-center rounded-full text-muted hover:text-ink has-checked:bg-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent touch:size-11"
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => chooseTheme(theme)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{label}</span>
    </label>
  )
}
