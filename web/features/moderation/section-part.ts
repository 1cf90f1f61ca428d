import { type ComponentType, lazy } from 'react'

export interface SectionProps {
  /** The one of its things that is looked at, by the last part of the address. */
  id: string | null
  /** What follows `?` in the address, unread. */
  search: Record<string, string>
}

interface SectionPart {
  load: () => Promise<unknown>
  /** The part itself once it is loaded: a page is rendered at once on the server, where nothing is waited for. */
  current: () => ComponentType<SectionProps>
}

/** What a section shows, fetched with it and with nothing else. */
export function sectionPart(fetchPart: () => Promise<ComponentType<SectionProps>>): SectionPart {
  let known: ComponentType<SectionProps> | undefined
  const load = async (): Promise<ComponentType<SectionProps>> => (known ??= await fetchPart())
  // The browser's first rendering has the server's HTML to show meanwhile.
  const Waiting = lazy(async () => ({ default: await load() }))
  return { load, current: () => known ?? Waiting }
}
