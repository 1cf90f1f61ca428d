import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { urlOf } from '../../../tests/support/address.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'
import { memberAs } from './members.fixture.ts'
import { temporaryFolder } from '../../database/embedded/site.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const command = fileURLToPath(new URL('./role.command.ts', import.meta.url))

async function run(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, ...environment },
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { output, errors, code }
}

const role = (...args: string[]) => run(args, { DATABASE_URL: urlOf(site.address.owner) })

describe('npm run role', () => {
  it('grants each role, and the member has it at the next call', async () => {
    const as = await site.member({ username: 'irmak' })
    await memberAs(site, 'admin')
    for (const [name, roles] of [
      ['admin', ['member', 'editor', 'admin']],
      ['editor', ['member', 'editor']],
      ['member', ['member']],
    ] as const) {
      // However it is spelled.
      const result = await role('@Irmak', name)
      expect(result).toEqual({ output: `@irmak artık ${name}.\n`, errors: '', code: 0 })
      const { body } = await site.call({ method: 'GET', url: '/api/users/current', as })
      expect(body.roles).toEqual(roles)
    }
  })

  it('leaves the last admin', async () => {
    const alone = await testSite()
    await memberAs(alone, 'admin', 'tek')
    const environment = { DATABASE_URL: urlOf(alone.address.owner) }
    expect(await run(['tek', 'member'], environment)).toEqual({
      output: '',
      errors:
        'Rol verilemedi: Sitenin son yöneticisine bu yapılamaz; önce bir başkasını yönetici yapın.\n',
      code: 1,
    })
  })

  it('leaves an account that was closed as it is', async () => {
    const as = await memberAs(site, 'admin')
    await site.member({ username: 'kapali' })
    const payload = { rule: 'spam', reason: 'Reklam.' }
    await site.call({ method: 'DELETE', url: '/api/users/kapali', payload, as })
    const errors = `Rol verilemedi: ${refusals.member.closed}\n`
    expect(await role('kapali', 'editor')).toEqual({ output: '', errors, code: 1 })
  })

  it.each([
    [[], 'npm run role -- KULLANICI_ADI member|editor|admin biçiminde yazın.'],
    [['irmak'], 'npm run role -- KULLANICI_ADI member|editor|admin biçiminde yazın.'],
    [['irmak', 'kral'], 'npm run role -- KULLANICI_ADI member|editor|admin biçiminde yazın.'],
    [['irmak', 'admin', 'x'], 'npm run role -- KULLANICI_ADI member|editor|admin biçiminde yazın.'],
    [['kimse', 'admin'], '@kimse adında bir üye yok.'],
  ])('refuses %j in one line', async (args, why) => {
    const refusal = { output: '', errors: `Rol verilemedi: ${why}\n`, code: 1 }
    expect(await role(...args)).toEqual(refusal)
  })

  it('says in one line that there is no site yet, and what is wrong with the configuration', async () => {
    expect(await run(['irmak', 'admin'], { DATA_DIR: temporaryFolder() })).toEqual({
      output: '',
      errors: 'Rol verilemedi: veritabanı boş; önce siteyi başlatın (npm start).\n',
      code: 1,
    })
    const { errors } = await run(['irmak', 'admin'], { DATABASE_URL: 'mysql://x' })
    expect(errors).toMatch(/^Rol verilemedi: DATABASE_URL geçersiz: .+\n$/)
  })

  it('says in one line that the database does not answer', async () => {
    const DATABASE_URL = 'postgres://owner@localhost:1/hokka'
    const { errors, code } = await run(['irmak', 'admin'], { DATABASE_URL })
    expect(errors).toMatch(
      /^Rol verilemedi: Veritabanına bağlanılamadı: connect ECONNREFUSED .+\n$/,
    )
    expect(code).toBe(1)
  })
})
