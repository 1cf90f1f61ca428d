import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { caseMessages } from '../../../core/contracts/case-forms.ts'
import { urlOf } from '../../../tests/support/address.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { temporaryFolder } from '../../database/embedded/site.fixture.ts'
import { refusals } from '../../messages.ts'
import { actsAbout, memberAs, signIn } from './members.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const command = fileURLToPath(new URL('./admin.command.ts', import.meta.url))

async function run(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, SITE_URL: 'http://hokka.test', ...environment },
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { output, errors, code }
}

const admin = (...args: string[]) => run(args, { DATABASE_URL: urlOf(site.address.owner) })
const year = new Date().getFullYear() + 2
const refusal = (why: string) => ({ output: '', errors: `Yapılamadı: ${why}\n`, code: 1 })

describe('npm run admin', () => {
  it('suspends with a mail, lists and restores, without an actor in the log', async () => {
    const member = await site.member({ username: 'irmak' })
    const reason = ['--reason', 'Reklam.']
    const suspended = await admin('suspend', '@Irmak', ...reason, '--until', `${year}-01-31`)
    expect(suspended).toEqual({
      output: `@irmak askıya alındı (31 Ocak ${year} sonuna kadar).\n`,
      errors: '',
      code: 0,
    })
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    expect(await site.mailTo(member.email, 'askiya-alindi')).toContain('Reklam.')
    const listed = await admin('list', '--suspended')
    expect(listed.output).toBe(
      `@irmak\tAyşe Nur Demir\tmember\tirmak@ornek.test\tonaylı\taskıda, 31 Ocak ${year} gününe kadar\n`,
    )
    expect((await admin('restore', 'irmak')).output).toBe('@irmak artık askıda değil.\n')
    expect(await admin('restore', 'irmak')).toEqual(refusal(refusals.member.notSuspended))
    expect(await actsAbout(site, member.id)).toMatchObject([
      { action: 'memberSuspended', actorId: null },
      { action: 'memberRestored', actorId: null },
    ])
  })

  it('gives a link for a new password that works once', async () => {
    const member = await site.member({ username: 'unutkan' })
    const { output } = await admin('reset-password', 'unutkan')
    const [, token] = /^http:\/\/hokka\.test\/parola\?token=([\w-]+)\n/.exec(output)!
    const reset = () =>
      site.call({
        method: 'PUT',
        url: `/api/password-resets/${token}`,
        payload: { password: 'yepyeni bir mürekkep 7' },
      })
    expect((await reset()).status).toBe(204)
    expect((await reset()).status).toBe(422)
    expect(await actsAbout(site, member.id)).toMatchObject([{ action: 'passwordLinkMade' }])
  })

  it('confirms an address and signs out', async () => {
    const member = await site.member({ username: 'onaysiz', isConfirmed: false })
    expect((await admin('confirm', 'onaysiz')).code).toBe(0)
    const { body } = await site.call({ url: '/api/users/current', as: member })
    expect(body.isEmailConfirmed).toBe(true)
    expect((await admin('sign-out', 'onaysiz')).code).toBe(0)
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    await signIn(site, member)
    expect((await actsAbout(site, member.id)).map(({ action }) => action)).toEqual([
      'emailConfirmed',
      'memberSignedOut',
    ])
  })

  it('does not leave the site without an admin', async () => {
    await memberAs(site, 'admin', 'tek_yonetici')
    expect((await admin('list', '--role', 'admin')).output).toMatch(/^@tek_yonetici\t[^\n]+\n$/)
    expect(await admin('suspend', 'tek_yonetici', '--reason', 'Olmaz.')).toEqual(
      refusal(refusals.member.lastAdmin),
    )
  })

  it('leaves an account that was closed as it is', async () => {
    const as = await memberAs(site, 'admin')
    await site.member({ username: 'kapali' })
    const payload = { rule: 'spam', reason: 'Reklam.' }
    await site.call({ method: 'DELETE', url: '/api/users/kapali', payload, as })
    for (const args of [
      ['suspend', 'kapali', '--reason', 'x'],
      ['restore', 'kapali'],
      ['reset-password', 'kapali'],
      ['confirm', 'kapali'],
      ['sign-out', 'kapali'],
    ])
      expect(await admin(...args)).toEqual(refusal(refusals.member.closed))
  })

  it('notes that a backup was made, and admins read so', async () => {
    const as = await memberAs(site, 'admin')
    const lastBackup = async () =>
      (await site.call({ url: '/api/moderation/dashboard', as })).body.site.backup.lastAt
    expect(await lastBackup()).toBeNull()
    expect((await admin('backup-made')).output).toBe('Yedek not edildi.\n')
    expect(await lastBackup()).not.toBeNull()
  })

  it('helps in Turkish', async () => {
    for (const args of [[], ['help'], ['--help']]) {
      const { output, code } = await admin(...args)
      expect([output.split('\n')[0], code]).toEqual(['npm run admin -- KOMUT', 0])
    }
  })

  const unclear = 'komut anlaşılmadı; npm run admin -- help komutları gösterir.'
  it.each([
    [['kov', 'irmak'], unclear],
    [['suspend'], unclear],
    [['list', 'irmak'], unclear],
    [['restore', 'irmak', 'x'], unclear],
    [['restore', 'irmak', '--zorla'], unclear],
    [['suspend', 'irmak'], 'Nedenini yazın.'],
    [
      ['suspend', 'irmak', '--reason', 'x', '--until', '2020-01-01'],
      '--until YYYY-AA-GG biçiminde, bugün ya da ileri bir gün olmalı.',
    ],
    [['suspend', 'irmak', '--reason', 'x', '--until', '9999-12-31'], caseMessages.untilFar],
    [['restore', 'kimse_yok'], 'Yazar bulunamadı'],
    [['list', '--role', 'kral'], '--role member|editor|admin olabilir.'],
  ])('refuses %j in one line', async (args, why) => {
    expect(await admin(...args)).toEqual(refusal(why))
  })

  it('says in one line that there is no site yet', async () => {
    expect(await run(['list'], { DATA_DIR: temporaryFolder() })).toEqual(
      refusal('veritabanı boş; önce siteyi başlatın (npm start).'),
    )
  })
})
