import { useRouter } from '@tanstack/react-router'
import { ListBar } from '../../ui/list-bar.tsx'
import type { Narrowing } from './address.ts'
import type { OwnFilter } from './choices.ts'

export type OwnListPath = '/yazilarim' | '/okuma-listem' | '/alkisladiklarim' | '/profil'

interface OwnListBarProps {
  path: OwnListPath
  /** All that the address says, with what is no filter (`durum`, `liste`). */
  address: Narrowing
  filters: OwnFilter[]
  label: string
  placeholder: string
}

export function OwnListBar({ path, address, ...props }: OwnListBarProps) {
  const router = useRouter()
  const go = (change: Narrowing): void => {
    const search = { ...address, ...change, sayfa: undefined } as never
    void router.navigate({ to: path, search, resetScroll: false })
  }
  return <ListBar path={path} address={address} onGo={go} {...props} />
}
