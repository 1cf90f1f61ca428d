import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testSite, until } from '../../tests/support/site.ts'
import { recordedPage } from './recorded-page.ts'
import { TrafficRecords } from './traffic-records.ts'
import { verifyRecords } from './verify.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hokka-traffic-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const asked = (page: string) => ({ time: '', address: '::1', method: 'GET', result: 200, page })
const filesIn = (folder: string) => readdirSync(folder).toSorted()
const textOf = (folder: string) =>
  filesIn(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')

describe('the page of a record', () => {
  const token = 'Qw3-rt_yU9aSdFgHjKlZxCvBnM1234567890abcdEFG'
  it.each([
    ['/ara?q=gizli+hastal%C4%B1k', undefined, '/ara'],
    [`/parola?token=${token}`, '/parola', '/parola'],
    [
      `/api/password-resets/${token}`,
      '/api/password-resets/:token',
      '/api/password-resets/[gizli]',
    ],
    ['/api/password-resets/kisa', '/api/password-resets/:token', '/api/password-resets/[gizli]'],
    [`/api/password-resets/${token}/yok`, undefined, '/api/password-resets/[gizli]/yok'],
    [
      '/yazi/uzun-bir-baslik-ki-kirk-harften-de-uzun-olsun',
      '/yazi/$slug',
      '/yazi/uzun-bir-baslik-ki-kirk-harften-de-uzun-olsun',
    ],
    ['/@Ayse_Demir#yorum', undefined, '/@Ayse_Demir'],
  ])('of %s', (url, pattern, page) => {
    expect(recordedPage(url, pattern)).toBe(page)
  })
})

it('a site that is told to keeps who asked for what, and how it ended', async () => {
  const site = await testSite({ config: { trafficRecordDays: 730, trustProxy: true } })
  const folder = join(site.config.dataDir, 'traffic')
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  await site.call({ url: '/api/posts?itemsPerPage=1', headers })
  await site.call({ method: 'POST', url: '/api/login', payload: {}, headers })
  await site.call({ url: '/yok/boyle', headers })
  await site.call({ url: '/api/%zz', headers })
  const lines = await until(() => {
    const rows = (existsSync(folder) ? textOf(folder) : '').split('\n').slice(1, -1)
    return rows.length === 4 ? rows.map((row) => row.split('\t').slice(1, 5)) : undefined
  })
  expect(lines).toEqual([
    ['203.0.113.7', 'GET', '200', '/api/posts'],
    ['203.0.113.7', 'POST', '422', '/api/login'],
    ['203.0.113.7', 'GET', '404', '/yok/boyle'],
    // Of an address that cannot even be read, only who connected is known.
    ['127.0.0.1', 'GET', '400', '/api/%zz'],
  ])
})

it('a site that is not keeps nothing', async () => {
  const site = await testSite()
  await site.call({ url: '/api/posts' })
  expect(readdirSync(site.config.dataDir)).not.toContain('traffic')
})

it('processes that write at the same time have a file each, and each day another', async () => {
  const folder = join(newFolder(), 'traffic')
  let today = new Date('2026-11-18T20:59:00Z')
  const options = { folder, days: 730, onError: () => undefined, now: () => today }
  const processes = Array.from({ length: 4 }, () => new TrafficRecords(options))
  const askAll = async (page: string) => {
    for (const each of processes) each.add(asked(page))
    await Promise.all(processes.map((each) => each.flush()))
  }
  await askAll('/bir')
  await askAll('/iki')
  // Midnight in Istanbul.
  today = new Date('2026-11-18T21:00:00Z')
  await askAll('/ertesi-gun')
  await Promise.all(processes.map((each) => each.close()))
  expect(filesIn(folder)).toEqual(
    ['2026-11-18', '2026-11-19'].flatMap((day) => [1, 2, 3, 4].map((n) => `${day}.${n}.log`)),
  )
  expect(await verifyRecords(folder)).toMatchObject({ lines: 12 + 8, breaks: [] })
})

it('a disk that takes nothing is said once, what cannot wait is counted, and the chain goes on', async () => {
  const parent = newFolder()
  const folder = join(parent, 'traffic')
  // A file where the folder should be fails for every user, root included.
  writeFileSync(folder, '')
  const failures: Error[] = []
  const records = new TrafficRecords({
    folder,
    days: 730,
    onError: (error) => failures.push(error),
  })
  for (let number = 0; number < 20_010; number++) records.add(asked(`/${number}`))
  await records.flush()
  await records.flush()
  expect(failures).toHaveLength(1)
  expect(records.state).toEqual({ failingSince: expect.any(Date), lost: 10 })
  rmSync(folder)
  await records.close()
  expect(records.state).toEqual({ failingSince: null, lost: 0 })
  expect(await verifyRecords(folder)).toMatchObject({ lines: 1 + 20_000 + 1, lost: 10, breaks: [] })
})

it('what stands after the last end of a line is taken for none', async () => {
  const folder = join(newFolder(), 'traffic')
  const records = new TrafficRecords({ folder, days: 730, onError: () => undefined })
  records.add(asked('/bir'))
  await records.flush()
  const [name] = filesIn(folder)
  writeFileSync(join(folder, name!), 'yarım', { flag: 'a' })
  await records.close()
  expect((await verifyRecords(folder)).torn).toEqual([name])
})

it('files that grew too old go, with a note of how they ended, and the rest is still whole', async () => {
  const folder = join(newFolder(), 'traffic')
  let today = new Date('2026-01-01T09:00:00Z')
  const options = { folder, days: 30, onError: () => undefined, now: () => today }
  for (const day of ['2026-01-01', '2026-01-10', '2026-02-05']) {
    today = new Date(`${day}T09:00:00Z`)
    const records = new TrafficRecords(options)
    records.add(asked('/'))
    await records.close()
  }
  const end = textOf(folder).split('\n')[1]!.split('\t').at(-1)
  await new TrafficRecords(options).removeOld()
  expect(filesIn(folder)).toEqual(['2026-01-10.1.log', '2026-02-05.1.log', 'removed.txt'])
  expect(readFileSync(join(folder, 'removed.txt'), 'utf8')).toBe(
    `2026-02-05T09:00:00.000Z\t2026-01-01.1.log\t${end}\n`,
  )
  expect((await verifyRecords(folder)).breaks).toEqual([])
  // A note for one that is newer than what is there excuses nothing.
  const later = new TrafficRecords(options)
  later.add(asked('/'))
  await later.close()
  rmSync(join(folder, '2026-02-05.1.log'))
  writeFileSync(join(folder, 'removed.txt'), `\t2026-02-05.1.log\t-\n`, { flag: 'a' })
  expect((await verifyRecords(folder)).breaks.map(({ file }) => file)).toEqual(['2026-02-05.1.log'])
  // Nor is one excused that nobody noted.
  writeFileSync(join(folder, 'removed.txt'), '')
  expect((await verifyRecords(folder)).breaks.map(({ file }) => file).toSorted()).toEqual([
    '2026-01-01.1.log',
    '2026-02-05.1.log',
  ])
})

const run = promisify(execFile)
const verify = (DATA_DIR: string, ...hash: string[]) =>
  run(process.execPath, ['server/traffic/verify.command.ts', ...hash], {
    env: { ...process.env, DATA_DIR },
  })

it('survives kill -9, and the command says in Turkish what it found', async () => {
  const dataDir = newFolder()
  const folder = join(dataDir, 'traffic')
  const url = JSON.stringify(new URL('./traffic-records.ts', import.meta.url).href)
  const script = `
    import { TrafficRecords } from ${url}
    const records = new TrafficRecords({ folder: ${JSON.stringify(folder)}, days: 730, onError: console.error })
    for (let n = 0; ; n++) {
      records.add({ time: '', address: '::1', method: 'GET', result: 200, page: '/' + n })
      if (n % 100 === 0) { await records.flush(); process.stdout.write('.') }
    }`
  for (let life = 0; life < 3; life++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  expect(filesIn(folder)).toHaveLength(3)
  const { stdout } = await verify(dataDir)
  expect(stdout).toMatch(/3 dosyada [\d.]+ satır sağlam\./)

  const hash = /özeti ([0-9a-f]{64})/.exec(stdout)![1]!
  expect((await verify(dataDir, hash)).stdout).toContain('Saklanan özet')
  await expect(verify(dataDir, 'a'.repeat(64))).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('SAKLANAN ÖZET YOK'),
  })
  await expect(verify(dataDir, 'yanlış')).rejects.toMatchObject({ code: 1 })

  const [name] = filesIn(folder)
  const file = join(folder, name!)
  writeFileSync(file, readFileSync(file, 'utf8').replace('\t/0\t', '\t/1\t'))
  await expect(verify(dataDir)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      `ZİNCİR KOPUK: ${name}, 2. satır: satır öncekinin devamı değil.`,
    ),
  })
  const empty = newFolder()
  mkdirSync(join(empty, 'baska'))
  await expect(verify(empty)).rejects.toMatchObject({
    code: 1,
    stderr: `Trafik kayıtları doğrulanamadı: ${join(empty, 'traffic')} klasöründe kayıt yok.\n`,
  })
})
