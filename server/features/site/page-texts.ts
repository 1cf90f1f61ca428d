import type { PageName } from '../../../core/contracts/site-forms.ts'
import { site } from '../../../core/site.ts'
import { simpleMarkdown } from '../../../core/text/simple-markdown.ts'
import { pageDraft } from './page-drafts.ts'
import type { SettingsRow } from './site.sql.ts'

/** Said in place of what is not known yet. */
const missing: Record<string, string> = {
  işletmeci: '[işletmecinin adı]',
  adres: '[işletmecinin adresi]',
  'e-posta': '[işletmecinin e-posta adresi]',
  telefon: '[işletmecinin telefonu]',
}

const braces = /\{(site|işletmeci|adres|e-posta|telefon)\}/g

const detailsOf = (row: SettingsRow): Record<string, string> => ({
  site: site.name,
  işletmeci: row.operatorName,
  adres: row.operatorAddress.replaceAll('\n', ', '),
  'e-posta': row.operatorEmail,
  telefon: row.operatorPhone,
})

/** The text as an admin edits it, and whether it is fit to be relied on. */
export function pageText(
  row: SettingsRow,
  name: PageName,
  trafficRecordDays: number | undefined,
): { text: string; isDraft: boolean } {
  const text = row[name] ?? pageDraft(name, trafficRecordDays)
  const details = detailsOf(row)
  const isFilled = [...text.matchAll(braces)].every(([, detail]) => details[detail!] !== '')
  return { text, isDraft: row[name] === null || !isFilled }
}

/** The same as readers see it. */
export function pageHtml(
  row: SettingsRow,
  name: PageName,
  trafficRecordDays: number | undefined,
): string {
  const details = detailsOf(row)
  const { text } = pageText(row, name, trafficRecordDays)
  // What is filled in is text: a mark in a name must not become a format.
  const plain = (value: string): string => value.replace(/[`*[\]]/g, '')
  return simpleMarkdown(
    text.replace(braces, (_, detail: string) =>
      details[detail] === '' ? missing[detail]! : plain(details[detail]!),
    ),
  )
}
