import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { form, noise } from '../files/pictures.fixture.ts'
import { messageFor } from './accounts.fixture.ts'
import { indexPostsOf } from './index-author.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ pages: true })
})

const change = (username: string, payload: object, as?: Member) =>
  site.call({ method: 'PUT', url: `/api/users/${username}`, payload, ...(as && { as }) })

describe('PUT /users/{username} with a profile', () => {
  it('changes what is named and nothing else, also before the address is confirmed', async () => {
    const member = await site.member({ isConfirmed: false })
    const { status, body } = await change(
      member.username,
      { firstName: ' Şule  Nur ', biography: ' İlk satır\r\n\r\n\r\n\r\nikincisi 👋 ' },
      member,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      firstName: 'Şule Nur',
      lastName: 'Demir',
      username: member.username,
      biography: 'İlk satır\n\nikincisi 👋',
      isWaiting: 1,
    })
    const { body: seen } = await site.call({ url: `/api/users/${member.username}` })
    expect(seen).toMatchObject({ firstName: 'Şule Nur', biography: 'İlk satır\n\nikincisi 👋' })
  })

  it('takes how the name is read, and forgets it when it is empty', async () => {
    const member = await site.member()
    const read = async (nameReading: unknown) =>
      (await change(member.username, { nameReading }, member)).body.nameReading
    expect(await read(' Kevın  Demir ')).toBe('Kevın Demir')
    expect(await read('')).toBeNull()
  })

  it.each([
    ['firstName', 'Al', 'Ad en az 3 karakter olmalı.'],
    ['firstName', 'R2D2', 'Ad yalnızca harflerden oluşmalı.'],
    ['firstName', null, 'Ad alanı boş geçilemez.'],
    ['lastName', '', 'Soyad alanı boş geçilemez.'],
    ['username', 'a', 'Kullanıcı adı en az 3 karakter olmalı.'],
    ['username', 'ayarlar', 'Bu kullanıcı adı ayrılmış, başka bir ad seçin.'],
    ['biography', 'x'.repeat(501), 'Biyografi en çok 500 karakter olmalı.'],
    ['biography', 7, 'Biyografi metin olmalı.'],
    ['nameReading', 'J0e', 'Adın okunuşu yalnızca Türk alfabesinin harfleriyle yazılmalı.'],
    ['picture', 'https://baska.test/a.png', 'Profil resmi buraya yüklenmiş bir görsel olmalı.'],
    [
      'picture',
      `/uploads/${'0'.repeat(32)}_400x400/400.jpg`,
      'Bu görsel artık yok; yeniden yükleyin.',
    ],
  ])('refuses %s %j', async (field, value, message) => {
    const member = await site.member()
    const { status, body } = await change(member.username, { [field]: value }, member)
    expect([status, messageFor(body, field)]).toEqual([422, message])
  })

  it('lets a biography be as long as 500 letters, however many units each takes', async () => {
    const member = await site.member()
    const { status } = await change(member.username, { biography: '👋'.repeat(500) }, member)
    expect(status).toBe(200)
  })

  it('is for nobody but oneself', async () => {
    const [member, other] = [await site.member(), await site.member()]
    const payload = { firstName: 'Başkası' }
    expect((await change(other.username, payload, member)).status).toBe(403)
    expect((await change(other.username, payload)).status).toBe(401)
  })
})

describe('PUT /users/{username} with a picture', () => {
  it('shows an uploaded one to everybody, and takes it away again', async () => {
    const member = await site.member()
    const { body: file } = await site.call({
      ...{ method: 'POST', url: '/api/file/upload', as: member },
      ...form({ content: await noise(64, 64).png().toBuffer() }),
    })
    for (const picture of [file.url, null]) {
      expect((await change(member.username, { picture }, member)).status).toBe(200)
      const { body } = await site.call({ url: `/api/users/${member.username}` })
      expect(body.picture).toBe(picture)
    }
  })
})

describe('PUT /users/{username} with another username', () => {
  it('leads from the old addresses to the new ones for good', async () => {
    const member = await site.member({ username: 'eski.ad' })
    const payload = { name: 'Yaz okumaları', isPublic: true }
    await site.call({ method: 'POST', url: '/api/custom_lists', payload, as: member })
    const { status, body } = await change('eski.ad', { username: 'Yeni_Ad' }, member)
    expect([status, body.username]).toEqual([200, 'yeni_ad'])
    for (const [from, to] of [
      ['/@eski.ad', '/@yeni_ad'],
      ['/@Eski.Ad', '/@yeni_ad'],
      ['/@eski.ad/yorumlar?sayfa=2', '/@yeni_ad/yorumlar?sayfa=2'],
      ['/@eski.ad/listeler/yaz-okumalari', '/@yeni_ad/listeler/yaz-okumalari'],
    ] as const) {
      const { status: moved, headers } = await site.call({ url: from })
      expect([moved, headers.location]).toEqual([301, to])
    }
    expect((await site.call({ url: '/@yeni_ad' })).status).toBe(200)
    expect((await site.call({ url: '/api/users/eski.ad' })).body.username).toBe('yeni_ad')
    expect((await site.call({ url: '/@eski.ad/rss.xml' })).status).toBe(200)
    const { body: current } = await site.call({ url: '/api/users/current', as: member })
    expect(current.username).toBe('yeni_ad')
  })

  it('keeps the old name from everybody else, and gives it back to whoever had it', async () => {
    const [owner, other] = [await site.member({ username: 'sahibi' }), await site.member()]
    await change('sahibi', { username: 'baskaad' }, owner)
    const taken = 'Bu kullanıcı adı alınmış, başka bir ad seçin.'
    const refused = await change(other.username, { username: 'sahibi' }, other)
    expect([refused.status, messageFor(refused.body, 'username')]).toEqual([422, taken])
    const payload = {
      ...{ firstName: 'Ayşe', lastName: 'Demir', username: 'sahibi' },
      ...{ email: 'yeni.gelen@ornek.test', password: 'mürekkep hokkası 43' },
    }
    const signUp = await site.call({ method: 'POST', url: '/api/register', payload })
    expect([signUp.status, messageFor(signUp.body, 'username')]).toEqual([422, taken])
    expect((await change('baskaad', { username: 'sahibi' }, owner)).body.username).toBe('sahibi')
    const back = await site.call({ url: '/@baskaad' })
    expect([back.status, back.headers.location]).toEqual([301, '/@sahibi'])
  })

  it('gives one name to one of two who ask at the same moment', async () => {
    const members = await Promise.all([1, 2].map(() => site.member()))
    const answers = await Promise.all(
      members.map((member) => change(member.username, { username: 'ikisinden.biri' }, member)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('never gives a name away while its owner leaves it', async () => {
    const [owner, other] = [await site.member({ username: 'birakilan' }), await site.member()]
    await Promise.all([
      change('birakilan', { username: 'gidilen' }, owner),
      change(other.username, { username: 'birakilan' }, other),
    ])
    const { body } = await site.call({ url: '/api/users/birakilan' })
    expect(body.id).toBe(owner.id)
  })

  it('lets posts be found by the new name', async () => {
    const member = await site.member()
    const { id } = await insertPost(site.database, member.id, { title: 'Kuyudaki ay' })
    await change(member.username, { firstName: 'Zümrüt', username: 'zumrutane' }, member)
    await indexPostsOf(site.database, member.id)
    const { body } = await site.call({ url: '/api/search?q=zumrutane&type=post' })
    expect(body['hydra:member'].map((post: { id: number }) => post.id)).toEqual([id])
  })
})
