import { createHash } from 'node:crypto'
import type { PageName } from '../../../core/contracts/site-forms.ts'
import { site } from '../../../core/site.ts'
import { simpleMarkdown } from '../../../core/text/simple-markdown.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { pageDrafts } from './page-drafts.ts'
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

interface EditedText {
  text: string
  /** Not fit to be relied on yet. */
  isDraft: boolean
  version: string
}

/** The text as an admin edits it. */
export function pageText(row: SettingsRow, name: PageName): EditedText {
  const text = row[name] ?? pageDrafts[name]
  const details = detailsOf(row)
  const isFilled = [...text.matchAll(braces)].every(([, detail]) => details[detail!] !== '')
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { text, isDraft: row[name] === null || !isFilled, version }
}

/** The program's own words: records are switched on at a start, long after an admin has gone through the text. */
const trafficSection = (days: number): string => `

## Trafik kayıtları

5651 sayılı Kanun yer sağlayıcıları buna yükümlü kıldığı için siteye gelen her isteğin IP adresini, zamanını, istenen sayfayı, yöntemi ve sonucu kaydederiz. Kayıtlar ${count(days, 'gün')} saklanır, sonra silinir.`

/** The same as readers see it; `trafficRecordDays` says for how long every request is recorded, where it is. */
export function pageHtml(
  row: SettingsRow,
  name: PageName,
  trafficRecordDays: number | undefined,
): string {
  const details = detailsOf(row)
  const { text } = pageText(row, name)
  // What is filled in is text: a mark in a name must not become a format.
  const plain = (value: string): string => value.replace(/[`*[\]]/g, '')
  const filled = text.replace(braces, (_, detail: string) =>
    details[detail] === '' ? missing[detail]! : plain(details[detail]!),
  )
  const isSaid = name === 'privacy' && trafficRecordDays !== undefined
  return simpleMarkdown(isSaid ? filled + trafficSection(trafficRecordDays) : filled)
}
