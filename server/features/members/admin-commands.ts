import { parseArgs } from 'node:util'
import { resetMinutes } from '../../../core/contracts/accounts.ts'
import { suspensionForm } from '../../../core/contracts/member-forms.ts'
import { moderationRuleKeys } from '../../../core/moderation/rules.ts'
import { type Role, roles } from '../../../core/contracts/users.ts'
import { planOf, siteTimeZone } from '../../../core/posts/schedule.ts'
import { siteAddress } from '../../../core/site.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { violationsOf } from '../../../core/validation.ts'
import { StartError } from '../../config.ts'
import type { DatabaseAddress } from '../../database/address.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { startJobs } from '../../jobs/queue.ts'
import {
  confirmEmail,
  deleteMailLinks,
  findUser,
  insertMailLink,
} from '../accounts/accounts.public.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { actOn, restore, signOut, suspend } from './acts.ts'
import { type MemberRow, selectMembers } from './members.sql.ts'

export const help = `npm run admin -- KOMUT

  suspend KULLANICI_ADI --reason "NEDEN" [--until YYYY-AA-GG] [--rule KURAL] [--hide-posts]
      Üyeyi askıya alır; --until verilmezse süresizdir, verilirse o günün sonuna kadardır.
      --rule sitenin kurallarından biridir: ${moderationRuleKeys.join(', ')}.
      --hide-posts yazılarını ve yorumlarını da gizler.
  restore KULLANICI_ADI          Askıyı kaldırır.
  reset-password KULLANICI_ADI   Yeni parola için bir kez kullanılabilen bir bağlantı verir.
  confirm KULLANICI_ADI          E-posta adresini onaylanmış sayar.
  sign-out KULLANICI_ADI         Bütün oturumlarını kapatır.
  list [--role member|editor|admin] [--suspended]
      Üyeleri, en yenisinden başlayarak, satır satır yazar.
  backup-made                    Yedeğin alındığını genel bakış sayfasına not eder.
  help                           Bunu yazar.

Rol vermek için: npm run role -- KULLANICI_ADI member|editor|admin
`

interface Site {
  database: Database
  address: DatabaseAddress
  say: (line: string) => void
}

interface Command {
  name: keyof typeof commands
  username: string
  options: Options
}

interface Options {
  reason?: string | undefined
  until?: string | undefined
  rule?: string | undefined
  'hide-posts'?: boolean | undefined
  role?: string | undefined
  suspended?: boolean | undefined
  help?: boolean | undefined
}

const askedOf = ({ username }: Command) => ({ caller: null, username })

export const commands = {
  suspend: async (command: Command, { database, address, say }: Site): Promise<void> => {
    const terms = termsOf(command.options)
    const jobs = await startJobs(address, [], () => undefined)
    try {
      await suspend({ database, jobs }, askedOf(command), terms)
    } finally {
      await jobs.stop()
    }
    const { until } = terms
    const howLong = until === null ? 'süresiz' : `${formatDate(until)} sonuna kadar`
    say(`@${command.username} askıya alındı (${howLong}).`)
  },
  restore: async (command: Command, { database, say }: Site): Promise<void> => {
    await restore({ database }, askedOf(command))
    say(`@${command.username} artık askıda değil.`)
  },
  'reset-password': async (command: Command, { database, say }: Site): Promise<void> => {
    const token = await actOnAny(database, command, 'passwordLinkMade', (transaction, user) =>
      insertMailLink(transaction, 'reset', user),
    )
    say(siteAddress(`/parola?token=${token}`))
    say(`Bağlantı bir kez ve ${count(resetMinutes, 'dakika')} boyunca kullanılabilir.`)
  },
  confirm: async (command: Command, { database, say }: Site): Promise<void> => {
    await actOnAny(database, command, 'emailConfirmed', async (transaction, { id, email }) => {
      await confirmEmail(transaction, { userId: id, email })
      await deleteMailLinks(transaction, 'confirm', id)
    })
    say(`@${command.username} üyesinin e-posta adresi onaylandı.`)
  },
  'sign-out': async (command: Command, { database, say }: Site): Promise<void> => {
    await signOut({ database }, askedOf(command))
    say(`@${command.username} üyesinin bütün oturumları kapatıldı.`)
  },
  list: async ({ options }: Command, { database, say }: Site): Promise<void> => {
    const filter = {
      role: options.role as Role | undefined,
      ...(options.suspended && { isSuspended: true }),
      byEmail: true,
    }
    const limit = 500
    for (let before: number | null = null, isMore = true; isMore;) {
      const page: MemberRow[] = await selectMembers(database, filter, { before, offset: 0, limit })
      for (const row of page) say(lineOf(row))
      before = page.at(-1)?.id ?? null
      isMore = page.length === limit
    }
  },
  'backup-made': async (_: Command, { database, say }: Site): Promise<void> => {
    await database.insertInto('backups').defaultValues().execute()
    say('Yedek not edildi.')
  },
}

/** These are about no member. */
const aboutSite = new Set<string>(['list', 'backup-made'])

/** What the site's own admins cannot do: only whoever runs it. */
const actOnAny = <Result>(
  database: Database,
  command: Command,
  action: 'passwordLinkMade' | 'emailConfirmed',
  act: (transaction: Transaction, user: { id: number; email: string }) => Promise<Result>,
): Promise<Result> =>
  actOn({ database }, askedOf(command), { mayAct: () => true }, async (both) => {
    const { transaction, actorId, member } = both
    const user = (await findUser(transaction, 'id', member.id))!
    await recordAct(transaction, { actorId, action, target: { type: 'user', id: member.id } })
    return act(transaction, user)
  })

function lineOf(row: MemberRow): string {
  const suspension =
    row.suspendedAt === null
      ? []
      : [row.until === null ? 'askıda, süresiz' : `askıda, ${formatDate(row.until)} gününe kadar`]
  return [
    `@${row.username}`,
    fullName(row),
    row.role,
    row.email,
    row.isEmailConfirmed ? 'onaylı' : 'onaysız',
    ...suspension,
    ...(row.eraseAt === null ? [] : [`siliniyor, ${formatDate(row.eraseAt)}`]),
  ].join('\t')
}

function termsOf({ reason = '', until, rule, 'hide-posts': hidePosts = false }: Options) {
  const moment = until === undefined ? null : endOfDay(until)
  const checked = suspensionForm.safeParse({ until: moment, rule, reason, hidePosts })
  if (!checked.success) throw new StartError(violationsOf(checked.error)[0]!.message)
  return { ...checked.data, until: moment === null ? null : new Date(moment) }
}

function endOfDay(date: string): string {
  const plan = planOf({ date, time: '23:59', timeZone: siteTimeZone }, new Date())
  if (plan.violations)
    throw new StartError('--until YYYY-AA-GG biçiminde, bugün ya da ileri bir gün olmalı.')
  return plan.publishTime
}

const usage = 'npm run admin -- help komutları gösterir.'

export function readCommand(args: string[]): Command | 'help' {
  const { positionals, values } = parsed(args)
  const [name = 'help', username = '', ...rest] = positionals
  if (name === 'help' || values.help) return 'help'
  if (
    !Object.hasOwn(commands, name) ||
    rest.length > 0 ||
    (username === '') !== aboutSite.has(name)
  )
    throw new StartError(`komut anlaşılmadı; ${usage}`)
  if (values.role !== undefined && !roles.some((role) => role === values.role))
    throw new StartError(`--role ${roles.join('|')} olabilir.`)
  return {
    name: name as Command['name'],
    username: fold(username.replace(/^@/, '')),
    options: values,
  }
}

function parsed(args: string[]): { positionals: string[]; values: Options } {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        until: { type: 'string' },
        rule: { type: 'string' },
        'hide-posts': { type: 'boolean' },
        role: { type: 'string' },
        suspended: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch {
    throw new StartError(`komut anlaşılmadı; ${usage}`)
  }
}
