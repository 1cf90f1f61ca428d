import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits, signInTries, tryLimit } from '../../core/limits.ts'
import { goodPassword, type Member, registrationOf } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { networkOf } from './network.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ config: { limitFactor: 1 } })
})

let lastAddress = 0
/** Each test calls from addresses of its own. */
const newAddress = (): string => `10.1.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`

const signUp = (remoteAddress: string, changes: object = {}) =>
  site.call({
    method: 'POST',
    url: '/api/register',
    payload: { ...registrationOf(`kisi_${++lastAddress}`), ...changes },
    remoteAddress,
  })

async function newMember(): Promise<Member> {
  const { body } = await signUp(newAddress())
  const { id, username, email } = body.user
  return { id, username, email, token: body.token }
}

const signIn = (
  username: string,
  { from, password = 'yanlış parola', as }: { from: string; password?: string; as?: Member },
) =>
  site.call({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress: from,
    ...(as && { as }),
  })

async function statusesOf(
  times: number,
  ask: (index: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses = []
  for (let index = 0; index < times; index++) statuses.push((await ask(index)).status)
  return statuses
}

const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value)

describe('guessing at an account', () => {
  const { freeTries } = signInTries

  it('is slowed down for that name from that address, however it is spelled', async () => {
    const from = newAddress()
    const statuses = await statusesOf(freeTries, (i) => signIn(i % 2 ? 'Kırık' : 'kirik', { from }))
    expect(statuses).toEqual(times(freeTries, 401))
    const refused = await signIn('KIRIK ', { from })
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(signInTries.firstWait))
    expect(refused.body['hydra:description']).toMatch(
      /^Çok sık denediniz\. \d saniye sonra yeniden deneyin\.$/,
    )
    expect((await signIn('baskasi', { from })).status).toBe(401)
    expect((await signIn('kirik', { from: newAddress() })).status).toBe(401)
  })

  it('is counted for the name also when somebody else is signed in', async () => {
    const [guesser, victim] = [await newMember(), await newMember()]
    const from = newAddress()
    const guess = () => signIn(victim.username, { from, as: guesser })
    expect(await statusesOf(freeTries + 1, guess)).toEqual([...times(freeTries, 401), 429])
    expect((await signIn(guesser.username, { from, password: goodPassword })).status).toBe(200)
  })

  it('is counted together for both names of an account', async () => {
    const victim = await newMember()
    const from = newAddress()
    const names = [victim.username, victim.email.toUpperCase()]
    const guess = (i: number) => signIn(names[i % 2]!, { from })
    expect(await statusesOf(freeTries + 2, guess)).toEqual([...times(freeTries, 401), 429, 429])
  })

  it('is counted although all tries are sent at once', async () => {
    const from = newAddress()
    const tries = times(20, 'birden').map((name) => signIn(name, { from }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(freeTries)
  })

  it('is counted for the address although all tries are sent at once, by e-mail', async () => {
    const from = newAddress()
    const most = limits.signIn.perAddress
    const tries = times(most + 10, '').map((_, i) => signIn(`kimse${i}@ornek.test`, { from }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(most)
  })

  it('does not lock its owner out, who comes from elsewhere', async () => {
    const owner = await newMember()
    for (const from of [newAddress(), newAddress()])
      await statusesOf(freeTries + 1, () => signIn(owner.username, { from }))
    const { status } = await signIn(owner.username, { from: newAddress(), password: goodPassword })
    expect(status).toBe(200)
  })

  it('begins anew after the right password', async () => {
    const owner = await newMember()
    const from = newAddress()
    for (let round = 0; round < 2; round++) {
      await statusesOf(freeTries - 1, () => signIn(owner.username, { from }))
      expect((await signIn(owner.username, { from, password: goodPassword })).status).toBe(200)
    }
  })

  it('is not what a form without a password does', async () => {
    const from = newAddress()
    const statuses = await statusesOf(freeTries + 3, () => signIn('bos', { from, password: '' }))
    expect(statuses).toEqual(times(freeTries + 3, 422))
    expect((await signIn('bos', { from })).status).toBe(401)
  })
})

describe('an address', () => {
  /** A tenth of the numbers, since every password that is looked at takes its time. */
  let strict: TestSite
  beforeAll(async () => {
    strict = await testSite({ config: { limitFactor: 0.1 } })
  })
  const most = limits.signIn.perAddress * 0.1
  const signInAtStrict = (username: string, password: string) =>
    strict.call({ method: 'POST', url: '/api/login', payload: { username, password } })

  it('that guesses at many accounts is stopped, and told for how long', async () => {
    const statuses = await statusesOf(most, (i) => signInAtStrict(`hesap_${i}`, 'x'))
    expect(statuses).toEqual(times(most, 401))
    const { status, headers, body } = await signInAtStrict('hesap', 'x')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(500)
    expect(body['hydra:description']).toMatch(
      /^Çok sık denediniz\. \d+ dakika sonra yeniden deneyin\.$/,
    )
  })

  it('may hold a school: signing in rightly is not counted as guessing', async () => {
    const school = await testSite({ config: { limitFactor: 0.1 } })
    const { username } = await school.member()
    const payload = { username, password: goodPassword }
    const statuses = await statusesOf(most + 1, () =>
      school.call({ method: 'POST', url: '/api/login', payload }),
    )
    expect(statuses).toEqual(times(most + 1, 200))
  })

  it('in IPv6 is counted with its neighbours in the same /64', async () => {
    const statuses = await statusesOf(signInTries.freeTries + 1, (i) =>
      signIn('altinci', { from: `2001:db8:1:2:${i}::${i}` }),
    )
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn('altinci', { from: '2001:db8:1:3::1' })).status).toBe(401)
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
    ['192.0.2.7:x', 'unknown'],
    ['kimse', 'unknown'],
    ['', 'unknown'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('behind a proxy', () => {
  const guess = (at: TestSite, forwarded: string, remoteAddress = '10.0.0.9') =>
    at.call({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'vekil', password: 'x' },
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress,
    })
  const last = signInTries.freeTries + 1

  it('only the address that the nearest proxy wrote is believed', async () => {
    const at = await testSite({ config: { limitFactor: 1, trustProxy: true } })
    const forged = await statusesOf(last, (i) => guess(at, `203.0.113.${i}, 198.51.100.1`))
    expect(forged.at(-1)).toBe(429)
    expect((await guess(at, '198.51.100.2')).status).toBe(401)
  })

  it('those that are listed are believed, and nobody beyond them', async () => {
    const config = { limitFactor: 1, trustProxy: '10.0.0.0/8' }
    const at = await testSite({ config })
    const forged = await statusesOf(last, (i) =>
      guess(at, `203.0.113.${i}, 198.51.100.1, 10.0.0.${i}`),
    )
    expect(forged.at(-1)).toBe(429)
    expect((await guess(at, '198.51.100.2, 10.0.0.3')).status).toBe(401)
    const direct = await statusesOf(last, (i) => guess(at, `203.0.113.${i}`, '192.0.2.1'))
    expect(direct.at(-1)).toBe(429)
  })

  it('that nobody configured, nothing is believed', async () => {
    const forged = await statusesOf(last, (i) => guess(site, `203.0.113.${i}`, '10.0.0.10'))
    expect(forged.at(-1)).toBe(429)
  })
})

describe('what was refused for a mistake', () => {
  it('keeps nobody from signing up', async () => {
    const from = newAddress()
    const { perAddress } = limits.signUp
    const mistaken = await statusesOf(2 * perAddress, () => signUp(from, { password: 'kısa' }))
    expect(mistaken).toEqual(times(2 * perAddress, 422))
    expect(await statusesOf(perAddress + 1, () => signUp(from))).toEqual([
      ...times(perAddress, 201),
      429,
    ])
  })

  it('keeps nobody from commenting', async () => {
    const { perNewAccount } = limits.comment
    const member = await site.member()
    const comment = (text: string) =>
      site.call({
        method: 'POST',
        url: '/api/comments',
        payload: { post: 'yok', text },
        as: member,
        remoteAddress: newAddress(),
      })
    const statuses = await statusesOf(perNewAccount! + 3, (i) => comment(i % 2 ? '' : 'merhaba'))
    expect(statuses).not.toContain(429)
  })

  it('by a visitor does not use up the mails of an address', async () => {
    const from = newAddress()
    const resend = (as?: Member) =>
      site.call({
        method: 'POST',
        url: '/api/activation/resend',
        remoteAddress: from,
        ...(as && { as }),
      })
    const many = limits.mail.perAddress + 1
    expect(await statusesOf(many, () => resend())).toEqual(times(many, 401))
    const member = await newMember()
    expect((await resend(member)).status).toBe(204)
    const second = await resend(member)
    expect(second.status).toBe(429)
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('is still limited, since refusing takes time as well', async () => {
    const from = newAddress()
    const statuses = await statusesOf(tryLimit.perAddress + 1, () => signUp(from, { username: '' }))
    expect(statuses.at(-2)).toBe(422)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('asking for a new password', () => {
  const ask = (email: string, remoteAddress: string) =>
    site.call({
      method: 'POST',
      url: '/api/password-resets',
      payload: { email },
      remoteAddress,
    })

  it('in a member’s name again and again keeps nobody else from it', async () => {
    const member = await newMember()
    const from = newAddress()
    const { perAccount } = limits.reset
    expect(await statusesOf(perAccount + 1, () => ask(member.email, from))).toEqual([
      ...times(perAccount, 204),
      429,
    ])
    expect((await ask(member.email, newAddress())).status).toBe(204)
  })
})

describe('correcting an address that waits', () => {
  it('is for mistakes, not for writing to everybody; what is refused is not counted', async () => {
    const member = await newMember()
    const update = (payload: object) =>
      site.call({
        method: 'PUT',
        url: `/api/users/${member.username}`,
        payload,
        as: member,
        remoteAddress: newAddress(),
      })
    const correct = (email: string) => update({ email })
    const { perAccount } = limits.address
    expect(await statusesOf(perAccount, () => correct('adres değil'))).toEqual(
      times(perAccount, 422),
    )
    const corrected = (number: number) => correct(`${number}.${member.email}`)
    expect(await statusesOf(perAccount + 1, corrected)).toEqual([...times(perAccount, 200), 429])
    // What writes to nobody is an ordinary change.
    expect((await update({ messagesFrom: 'nobody' })).status).toBe(200)
  })
})

describe('a long body', () => {
  it('is not even read from whoever has called too often', async () => {
    const member = await newMember()
    const send = (payload: string) =>
      site.call({
        method: 'PUT',
        url: '/api/posts/1',
        headers: { 'content-type': 'application/json' },
        payload,
        remoteAddress: newAddress(),
        as: member,
      })
    await sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${member.id}`.execute(
      site.database,
    )
    const statuses = await statusesOf(limits.write.perAccount, () => send('{}'))
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect((await send('{ this is not JSON')).status).toBe(429)
  })
})

describe('feeds, cards and the sitemap', () => {
  it.each(['/sitemap.xml', '/robots.txt', '/@kimse_yok/rss.xml'])(
    'are counted like pages that have to be rendered: %s',
    async (url) => {
      const strict = await testSite({ config: { limitFactor: 0.01 } })
      const most = limits.page.perAddress / 100
      const statuses = await statusesOf(most + 1, () => strict.call({ url }))
      expect(statuses.slice(0, most)).not.toContain(429)
      expect(statuses.at(-1)).toBe(429)
    },
  )

  it('are not counted while they come from the cache', async () => {
    const strict = await testSite({ config: { limitFactor: 0.01 } })
    const statuses = await statusesOf(20, () => strict.call({ url: '/rss.xml' }))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('of which cards are counted when they have to be drawn', async () => {
    const strict = await testSite({ config: { limitFactor: 0.01 } })
    const most = limits.page.perAddress / 100
    const { id } = await strict.member()
    const urls: string[] = []
    while (urls.length <= most) urls.push(`/og/${(await insertPost(strict.database, id)).slug}.png`)
    const draw = () => statusesOf(urls.length, (i) => strict.call({ url: urls[i]! }))
    expect(await draw()).toEqual([...times(most, 200), 429])
    expect(await draw()).toEqual([...times(most, 200), 429])
  })
})
