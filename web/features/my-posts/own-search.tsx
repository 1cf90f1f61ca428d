import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { controlClass } from '../../ui/field.tsx'
import { searchOf, type TabName } from './tabs.ts'

/** Finds posts of all statuses by their words; a plain form that works without scripts. */
export function OwnSearch({ tab, asked }: { tab: TabName; asked: string | undefined }) {
  const router = useRouter()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const search = searchOf(tab, { asked: event.currentTarget.ara.value.trim() })
    void router.navigate({ to: '/yazilarim', search, resetScroll: false })
  }
  const { durum } = searchOf(tab)
  return (
    <form
      role="search"
      aria-label="Yazılarım"
      action="/yazilarim"
      onSubmit={submit}
      className={ownSearchClass}
    >
      <Search size={16} aria-hidden className="absolute top-3.5 left-3.5 text-faint" />
      {durum && <input type="hidden" name="durum" value={durum} />}
      {/* Begins anew with every address, also on the way back. */}
      <input
        key={asked}
        type="search"
        name="ara"
        defaultValue={asked}
        aria-label="Yazılarımda ara"
        placeholder="Yazılarınızda ve taslaklarınızda arayın"
        autoComplete="off"
        className={`${controlClass} h-11 pl-10`}
      />
    </form>
  )
}

/** Shared with the skeleton. */
export const ownSearchClass = 'relative mt-5 h-11 max-w-xl'
