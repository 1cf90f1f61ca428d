import {
  getContact,
  getPageText,
  getSite,
  sendTestMail,
  type SiteSettings,
  updateSite,
} from '../../../core/contracts/site.ts'
import { pageNames, type SiteChange, siteMessages } from '../../../core/contracts/site-forms.ts'
import { apiAddress } from '../../../core/site.ts'
import { topics } from '../../cache/topics.ts'
import type { Config } from '../../config.ts'
import { conflict } from '../../errors.ts'
import type { Parts } from '../../feature.ts'
import { type Route, serve, serveShared } from '../../http/call.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { selectCurrentUser } from '../users/users.public.ts'
import { pageHtml, pageText } from './page-texts.ts'
import { lockSettings, type SettingsRow, selectSettings, updateSettings } from './site.sql.ts'
import { tryMail } from './test-mail.ts'

export function siteRoutes(parts: Parts): Route[] {
  const { config, database, currentSite } = parts
  const settings = async () => asSettings(await selectSettings(database), config)
  return [
    serve(getSite, settings),

    serve(updateSite, async ({ body, caller }) => {
      const changed = changedIn(body)
      if (changed.length === 0) return settings()
      await database.write(async (transaction) => {
        refuseStale(await lockSettings(transaction), body)
        await updateSettings(transaction, body)
        await recordAct(transaction, {
          actorId: caller.id,
          action: 'siteChanged',
          target: { type: 'site', id: null },
          details: { changed: changed.join(' ') },
        })
        transaction.invalidate(topics.site)
      })
      return settings()
    }),

    serve(sendTestMail, async ({ caller }) => {
      const result = await tryMail(parts, await selectCurrentUser(database, caller.id))
      await database.write(async (transaction) => {
        if (result.isSent) await updateSettings(transaction, { stepDone: 'mail' })
        await recordAct(transaction, {
          actorId: caller.id,
          action: 'testMailSent',
          target: { type: 'site', id: null },
          details: { isSent: result.isSent },
        })
        transaction.invalidate(topics.site)
      })
      return result
    }),

    serveShared(getPageText, async ({ params: { name }, dependsOn }) => {
      dependsOn(topics.site)
      await currentSite.ready()
      const row = await selectSettings(database)
      return {
        '@id': apiAddress(`/pages/${name}`),
        '@type': 'PageText' as const,
        id: name,
        html: pageHtml(row, name, config.trafficRecordDays),
        isDraft: pageText(row, name).isDraft,
      }
    }),

    serveShared(getContact, async ({ dependsOn }) => {
      dependsOn(topics.site)
      return operatorOf(await selectSettings(database))
    }),
  ]
}

/** Nothing that was not sent is changed or logged. */
const changedIn = (body: SiteChange): string[] =>
  Object.entries(body)
    .filter(([name, value]) => name !== 'pages' || Object.keys(value).length > 0)
    .map(([name]) => name)
    .filter((name) => name !== 'versions')

/** What is there already may be sent again: the answer to the first time may have been lost. */
function refuseStale(row: SettingsRow, { pages = {}, versions = {} }: SiteChange): void {
  const isStale = pageNames.some(
    (name) =>
      pages[name] !== undefined &&
      pages[name] !== row[name] &&
      versions[name] !== undefined &&
      versions[name] !== pageText(row, name).version,
  )
  if (isStale) throw conflict(siteMessages.pageConflict)
}

const operatorOf = (row: SettingsRow): SiteSettings['operator'] => ({
  name: row.operatorName,
  address: row.operatorAddress,
  email: row.operatorEmail,
  phone: row.operatorPhone,
})

function asSettings(row: SettingsRow, { site }: Config): SiteSettings {
  const pages = {
    about: pageText(row, 'about'),
    terms: pageText(row, 'terms'),
    privacy: pageText(row, 'privacy'),
  }
  const isDone = (step: string): boolean => row.stepsDone.includes(step)
  return {
    '@id': apiAddress('/site'),
    '@type': 'Site',
    id: 1,
    name: row.name ?? site.name,
    description: row.description,
    signUp: row.signUp,
    approvalOfFirst: row.approvalOfFirst,
    announcement: row.announcement,
    pages,
    operator: operatorOf(row),
    steps: {
      name: isDone('name') || (row.name !== null && row.description !== ''),
      operator: row.operatorName !== '' && row.operatorAddress !== '' && row.operatorEmail !== '',
      categories: isDone('categories'),
      signUp: isDone('signUp'),
      pages: pageNames.every((name) => !pages[name].isDraft),
      mail: isDone('mail'),
    },
  }
}
