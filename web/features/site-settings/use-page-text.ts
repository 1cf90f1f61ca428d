import { type RefObject, useState } from 'react'
import { type PageName, pageForm } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import { violationsOf } from '../../../core/validation.ts'
import { pages } from './page-list.tsx'
import { useSaveSite } from './queries.ts'

/** The text of a page while it is changed, and what becomes of it. */
export function usePageText(
  settings: SiteSettings,
  name: PageName,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const save = useSaveSite()
  const current = settings.pages[name]
  // What was being changed when it was opened: the settings are read anew now and then.
  const [read, setRead] = useState(current)
  const [text, setText] = useState(read.text)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const goOnWith = (stored: typeof current): void => {
    setRead(stored)
    setText(stored.text)
    setError(null)
  }
  const isNewer = current.version !== read.version && !isBusy
  if (isNewer && text === read.text) goOnWith(current)
  const refuse = (message: string): void => {
    setError(message)
    area.current?.focus()
  }
  const send = async (changed: string | null, notice: string): Promise<void> => {
    setBusy(true)
    const change = { pages: { [name]: changed }, versions: { [name]: current.version } }
    const result = await save(change, notice)
    setBusy(false)
    if (result.ok) goOnWith(result.data.pages[name])
    else if (result.violations.length > 0) refuse(result.violations[0]!.message)
  }
  return {
    text,
    setText,
    error,
    isBusy,
    /** Somebody else has published another one meanwhile. */
    isNewer,
    isUnsaved: () => text !== read.text,
    takeNewer: (): void => {
      goOnWith(current)
      area.current?.focus()
    },
    publish: async (): Promise<void> => {
      const checked = pageForm.safeParse({ text })
      if (!checked.success) return refuse(violationsOf(checked.error)[0]!.message)
      setError(null)
      await send(text, `${pages[name].title} metni yayımlandı.`)
    },
    bringDraftBack: () => send(null, 'Taslak geri getirildi.'),
  }
}
