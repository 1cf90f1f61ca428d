import { sql } from 'kysely'
import type { SiteChange } from '../../../core/contracts/site-forms.ts'
import type { ChosenSite, SignUpRule } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'

export interface SettingsRow {
  name: string | null
  description: string
  signUp: SignUpRule
  approvalOfFirst: number
  announcement: string
  about: string | null
  terms: string | null
  privacy: string | null
  operatorName: string
  operatorAddress: string
  operatorEmail: string
  operatorPhone: string
  stepsDone: string[]
}

export async function selectSettings(database: Database | Transaction): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    SELECT name, description, sign_up AS "signUp", approval_of_first AS "approvalOfFirst", announcement,
      about, terms, privacy, operator_name AS "operatorName", operator_address AS "operatorAddress",
      operator_email AS "operatorEmail", operator_phone AS "operatorPhone", steps_done AS "stepsDone"
    FROM site_settings`.execute(database)
  return rows[0]!
}

/** What every page and mail shows of the settings; without a name, the configured one is kept. */
export async function selectChosenSite(
  database: Database,
): Promise<Omit<ChosenSite, 'name'> & { name: string | null }> {
  const { rows } = await sql<Omit<ChosenSite, 'name'> & { name: string | null }>`
    SELECT name, description, sign_up AS "signUp",
      CASE WHEN announcement <> '' THEN
        json_build_object('number', announcement_number, 'text', announcement) END AS announcement,
      (SELECT json_build_object('slug', slug, 'name', categories.name) FROM categories
        WHERE is_journal AND NOT is_hidden) AS journal,
      steps_done = '{}' AND site_settings.name IS NULL AS "isNew"
    FROM site_settings`.execute(database)
  return rows[0]!
}

/** Whoever else saves meanwhile waits. */
export async function lockSettings(transaction: Transaction): Promise<SettingsRow> {
  await sql`SELECT FROM site_settings FOR UPDATE`.execute(transaction)
  return selectSettings(transaction)
}

export async function updateSettings(
  transaction: Transaction,
  { pages, operator, stepDone, announcement, ...change }: SiteChange,
): Promise<void> {
  const given = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.description !== undefined && { description: change.description }),
    ...(change.signUp !== undefined && { sign_up: change.signUp }),
    ...(change.approvalOfFirst !== undefined && { approval_of_first: change.approvalOfFirst }),
    ...pages,
    ...(operator !== undefined && {
      operator_name: operator.name,
      operator_address: operator.address,
      operator_email: operator.email,
      operator_phone: operator.phone,
    }),
    ...(announcement !== undefined && {
      announcement,
      announcement_number: sql<number>`announcement_number + (announcement <> ${announcement})::int`,
    }),
    ...(stepDone !== undefined && {
      steps_done: sql<string[]>`array_append(array_remove(steps_done, ${stepDone}), ${stepDone})`,
    }),
  }
  if (Object.keys(given).length > 0)
    await transaction.updateTable('site_settings').set(given).execute()
}
