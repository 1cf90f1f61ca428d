import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusals } from '../../messages.ts'
import { type FilledSite, filledSite } from '../../../tests/support/filled-site.ts'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import {
  type LeavingMember,
  leavingMember,
  mark,
  uploadOf,
} from '../accounts/leaving-member.fixture.ts'
import { talker } from '../messages/messages.fixture.ts'
import { selectUploads } from './archive.sql.ts'
import { type Archive, askExport, dataOf, download, readyExport } from './archives.fixture.ts'

describe('an archive', () => {
  let filled: FilledSite
  let owner: LeavingMember
  let archive: Archive
  beforeAll(async () => {
    filled = await filledSite()
    owner = await leavingMember(filled)
    archive = await download(filled.site, owner.member)
  })

  const rows = async (query: ReturnType<typeof sql>) =>
    (await query.execute(filled.site.database)).rows

  it('has everything that the database has of the member', async () => {
    const { id } = owner.member
    const tables: [string, ReturnType<typeof sql>][] = [
      ['posts', sql`SELECT FROM posts WHERE user_id = ${id}`],
      [
        'revisions',
        sql`SELECT FROM post_revisions JOIN posts ON posts.id = post_id WHERE user_id = ${id}`,
      ],
      ['comments', sql`SELECT FROM comments WHERE user_id = ${id}`],
      ['applause', sql`SELECT FROM applause WHERE user_id = ${id}`],
      ['commentLikes', sql`SELECT FROM comment_likes WHERE user_id = ${id}`],
      ['bookmarks', sql`SELECT FROM bookmarks WHERE user_id = ${id}`],
      ['lists', sql`SELECT FROM custom_lists WHERE user_id = ${id}`],
      ['following', sql`SELECT FROM user_relationships WHERE follower_id = ${id}`],
      ['followers', sql`SELECT FROM user_relationships WHERE following_id = ${id}`],
      ['blocks', sql`SELECT FROM blocks WHERE user_id = ${id}`],
      ['mutes', sql`SELECT FROM mutes WHERE user_id = ${id}`],
      ['conversations', sql`SELECT FROM messenger_members WHERE user_id = ${id}`],
      [
        'messages',
        sql`SELECT FROM messages WHERE messenger_id IN (
        SELECT messenger_id FROM messenger_members WHERE user_id = ${id})`,
      ],
      ['notifications', sql`SELECT FROM visible_notifications WHERE user_id = ${id}`],
      ['reports', sql`SELECT FROM reports WHERE reporter_id = ${id}`],
      [
        'decisions',
        sql`SELECT FROM decisions JOIN cases ON cases.id = case_id WHERE owner_id = ${id}`,
      ],
      ['sessions', sql`SELECT FROM sessions WHERE user_id = ${id}`],
      ['statistics', sql`SELECT FROM author_days WHERE user_id = ${id}`],
    ]
    for (const [kind, query] of tables) {
      const expected = (await rows(query)).length
      expect([kind, dataOf(archive, kind).length]).toEqual([kind, expected])
      expect([kind, expected > 0]).toEqual([kind, true])
    }
    expect(dataOf(archive, 'manifest')).toMatchObject({ format: 'hokka-archive', version: 1 })
    expect(dataOf(archive, 'account')).toMatchObject({
      username: owner.member.username,
      email: owner.member.email,
      biography: `Benim ${mark} tanıtımım`,
      formerUsernames: [{ username: 'yazar' }],
      socialAccounts: [{ platform: 'GitHub', handle: 'zumrutlu' }],
    })
  })

  it('shows settings, ways in and reports on pages, and nothing with which one could come in', async () => {
    const { site } = filled
    const { member, othersPost } = owner
    await sql`INSERT INTO two_factors (user_id, secret, enabled_at)
      VALUES (${member.id}, 'gizli anahtar 123456', '2026-03-05T12:00:00Z')`.execute(site.database)
    await sql`INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
      VALUES (${member.id}, 'kimlik-1', 'gizli', 0, '{}', 'Mavi telefon')`.execute(site.database)
    await sql`INSERT INTO imports (user_id, file_name, mode, status)
      VALUES (${member.id}, 'eski-blogum.zip', 'draft', 'ready')`.execute(site.database)
    await sql`INSERT INTO notification_mutes (user_id, type) VALUES (${member.id}, 'newLike')`.execute(
      site.database,
    )
    await site.call({
      method: 'POST',
      url: '/api/reports',
      as: member,
      payload: { type: 'post', target: othersPost.slug, reason: 'spam', text: '' },
    })
    await sql`UPDATE appeals SET status = 'upheld', reason = 'Kural açık.', decided_at = now()`.execute(
      site.database,
    )
    await askExport(site, member, 'again')
    const made = await download(site, member)
    const settings = made.get('ayarlar.html')!.toString()
    for (const words of [
      '<dt>Mesajlar</dt><dd>Açık</dd>',
      '<dt>Bu hafta okunanlar</dt><dd>Kapalı</dd>',
      '<dt>Size kimler yazabilir?</dt><dd>Herkes</dd>',
      '5 Mart 2026 gününden beri açık',
      'Mavi telefon',
      'eski-blogum.zip (0 yazı)',
      'Yazılarınıza gelen alkışlar',
    ])
      expect(settings).toContain(words)
    expect(made.get('index.html')!.toString()).toContain('<a href="ayarlar.html">Ayarlarım</a>')
    expect(dataOf(made, 'account')).toMatchObject({
      twoFactorSince: expect.stringContaining('2026-03-05'),
      passkeys: [{}, { name: 'Mavi telefon' }],
      pushDevices: [{ device: 'Bilinmeyen aygıt' }],
      imports: [{}, { fileName: 'eski-blogum.zip', postCount: 0 }],
      notificationMutes: [{}, { type: 'newLike' }],
    })
    const everything = [...made.values()].map(String).join('')
    for (const secret of ['gizli anahtar', 'kimlik-1']) expect(everything).not.toContain(secret)
    const reports = made.get('sikayetler.html')!.toString()
    expect(reports).toContain(`/yazi/${othersPost.slug}">`)
    expect(reports).toContain('Reklam ya da istenmeyen içerik')
    const decisions = made.get('kararlar.html')!.toString()
    for (const words of [
      'Profiliniz nedeniyle uyarıldınız.',
      'Reklam, yinelenen ya da yanıltıcı içerik paylaşmayın.',
      'Reklam değildi.',
      'İtirazınız incelendi; karar değişmedi.',
      'Kural açık.',
    ])
      expect(decisions).toContain(words)
  })

  it('says of a decision what it was about and until when it holds, in no words but the own', async () => {
    const { site } = filled
    const member = await site.member()
    await sql`WITH decided AS (
        INSERT INTO cases (type, owner_id, origin, status, snapshot) VALUES
          ('message', ${member.id}, 'report', 'decided',
            '{"title": null, "text": "Kaldırılan sözüm", "images": [], "reasons": ["words"], "words": ["gizli liste"]}'),
          ('user', ${member.id}, 'report', 'decided', '{"title": "Ad", "text": "Tanıtım", "images": []}') RETURNING id, type)
      INSERT INTO decisions (case_id, kind, rule, reason, until)
      SELECT id, CASE type WHEN 'message' THEN 'takeDown' ELSE 'suspend' END, 'abuse', 'Hakaret.',
        CASE type WHEN 'user' THEN timestamptz '2031-03-05T12:00Z' END FROM decided ORDER BY id`.execute(
      site.database,
    )
    const made = await download(site, member)
    expect(dataOf(made, 'decisions')).toMatchObject([
      { decision: 'takeDown', title: null, text: 'Kaldırılan sözüm', until: null },
      { decision: 'suspend', text: 'Tanıtım', until: expect.stringContaining('2031-03-05') },
    ])
    const page = made.get('kararlar.html')!.toString()
    for (const words of [
      'Mesajınız kaldırıldı.',
      '<blockquote><p>Kaldırılan sözüm</p></blockquote>',
      'Hesabınız 5 Mart 2031 gününe kadar askıya alındı.',
    ])
      expect(page).toContain(words)
    expect([...made.values()].map(String).join('')).not.toContain('gizli liste')
  })

  it('has each text as Markdown and as a page, and its pictures', async () => {
    const posts = dataOf(archive, 'posts')
    const files = [...archive.keys()].filter((file) => !file.endsWith('-surumler.html'))
    for (const { number } of posts)
      for (const type of ['html', 'md'])
        expect(
          files.filter((file) => file.startsWith(`yazilar/${number}-`) && file.endsWith(type)),
        ).toHaveLength(1)
    const own = posts.find(({ title }: { title: string }) => title === `Daha ${mark} yazı`)
    const file = `yazilar/${own.number}-${own.slug}`
    const image = own.entries[1].data.src
    expect(image).toMatch(/^resimler\/\d+\.jpg$/)
    expect(archive.get(`${file}.html`)!.toString()).toContain(` src="../${image}"`)
    const markdown = archive.get(`${file}.md`)!.toString()
    expect(markdown).toContain(`title: "Daha ${mark} yazı"`)
    expect(markdown).toContain(`Bu ${mark} metni ben yazdım.`)
    expect(markdown).toContain(`![${mark} bir resim](../${image})`)
    expect(archive.get(image)!.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  it('has the pictures of its texts, whoever uploaded them', async () => {
    const { site } = filled
    const [writer, other] = [await site.member(), await site.member()]
    const [cover, src] = [await uploadOf(site, other), await uploadOf(site, other)]
    const image = { key: 'r', src, alt: 'Resim', caption: '', width: 40, height: 30 }
    const { status } = await site.call({
      ...{ method: 'POST', url: '/api/posts', as: writer },
      payload: { title: 'Kopya', cover, entries: [{ type: 'image', data: image }] },
    })
    expect(status).toBe(201)
    const made = await download(site, writer)
    const [post] = dataOf(made, 'posts')
    for (const path of [post.cover, post.entries[0].data.src]) {
      expect(path).toMatch(/^resimler\/\d\.(?:jpg|png)$/)
      expect(made.get(path)!.length).toBeGreaterThan(100)
    }
    expect(String(made.get('yazilar/1-taslak.md'))).toContain(`cover: "../${post.cover}"`)
  })

  it('has the newest thousand pictures of others, and all of its own', async () => {
    const { site } = filled
    const [writer, other] = [await site.member(), await site.member()]
    const { id: postId } = await insertPost(site.database, writer.id)
    await uploadOf(site, writer)
    await sql`WITH theirs AS (
        INSERT INTO uploads (id, user_id, width, height, bytes, mime, created_at)
        SELECT lpad(to_hex(n), 32, '0'), ${other.id}, 40, 30, 9, 'image/png', now() - n * interval '1 minute'
        FROM generate_series(1, 1002) AS n RETURNING id)
      INSERT INTO post_uploads (post_id, upload_id) SELECT ${postId}, id FROM theirs`.execute(
      site.database,
    )
    const uploads = await selectUploads(site.database, writer.id)
    expect(uploads).toHaveLength(1001)
    const ids = uploads.map(({ id }) => Number.parseInt(id, 16))
    expect(ids.slice(0, 1000)).toEqual(Array.from({ length: 1000 }, (_, index) => 1000 - index))
  })

  it('is browsed from its first page without asking anybody', () => {
    const pages = [...archive].filter(([name]) => name.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(30)
    for (const [name, content] of pages) {
      const html = content.toString()
      expect([
        name,
        /<(?:img|script|link|iframe|source)[^>]+(?:src|href)="(?:https?:)?\/\//.exec(html),
      ]).toEqual([name, null])
      for (const [, href] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
        if (/^https?:/.test(href!)) continue
        const target = new URL(href!, `http://x/${name}`).pathname.slice(1)
        expect([name, target, archive.has(target)]).toEqual([name, target, true])
      }
    }
  })

  it('tells nothing private of others', async () => {
    const text = [...archive].map(([, content]) => content.toString()).join('\n')
    expect(text).not.toContain('okur@ornek.test')
    expect(text).not.toContain('password')
    const { rows: hashes } = await sql<{ hash: string }>`
      SELECT password_hash AS hash FROM users`.execute(filled.site.database)
    for (const { hash } of hashes) expect(text).not.toContain(hash)
  })

  it('has nothing of a conversation that its owner cleared', async () => {
    const { site } = filled
    const { act, friends, say } = talker(() => site)
    const [other, clearing, messenger] = await friends()
    await say(other, messenger, 'Önceki söz')
    expect((await act(clearing, 'DELETE', `/messengers/${messenger}`)).status).toBe(204)
    await say(other, messenger, 'Sonraki söz')
    const texts = async (as: Member) =>
      dataOf(await download(site, as), 'messages').map(({ text }: { text: string }) => text)
    expect(await texts(clearing)).toEqual(['Sonraki söz'])
    expect(await texts(other)).toEqual(['Önceki söz', 'Sonraki söz'])
  })

  it('has no words of others that are hidden now', async () => {
    const { site } = filled
    const [writer, keeper] = [await site.member(), await site.member()]
    const { slug } = await insertPost(site.database, writer.id)
    const post = (url: string, as: Member, payload: object) =>
      site.call({ method: 'POST', url: `/api${url}`, as, payload })
    const states = ['açık', 'kaldırılan', 'bekletilen', 'askıdaki'] as const
    const ids: number[] = []
    for (const state of states) {
      const { id } = (await post('/comments', writer, { post: slug, text: `${state} yorum` })).body
      await post('/comment_likes', keeper, { likeComment: id, likeUser: keeper.username })
      ids.push(id)
    }
    const hiddenPost = await insertPost(site.database, writer.id, { slug: 'gizlenecek-yazi' })
    await post('/notification_mutes', keeper, { post: hiddenPost.slug })
    await sql`UPDATE comments SET status = 0 WHERE id = ${ids[1]}`.execute(site.database)
    await sql`UPDATE comments SET status = 4 WHERE id = ${ids[2]}`.execute(site.database)
    await sql`UPDATE comments SET author_hidden = true WHERE id = ${ids[3]}`.execute(site.database)
    await sql`UPDATE posts SET status = 4 WHERE id = ${hiddenPost.id}`.execute(site.database)
    const kept = await download(site, keeper)
    const texts = dataOf(kept, 'commentLikes').map(({ text }: { text: string | null }) => text)
    expect(texts).toEqual(['açık yorum', null, null, null])
    const all = [...kept.values()].map((content) => content.toString()).join('\n')
    expect(all).not.toMatch(/(?:kaldırılan|bekletilen|askıdaki) yorum|gizlenecek-yazi/)
    expect(kept.get('begeniler.html')!.toString()).toContain('artık görünmeyen bir yorum')
  })

  it("is its owner's alone, while the session lasts", async () => {
    const { site, reader } = filled
    const url = await readyExport(site, owner.member)
    await sql`UPDATE users SET role = 'admin' WHERE id = ${reader.id}`.execute(site.database)
    const statusFor = async (token?: string, address = url) =>
      (await site.app.inject({ url: address, ...(token && { cookies: { token } }) })).statusCode
    expect(await statusFor()).toBe(404)
    expect(await statusFor(reader.token)).toBe(404)
    expect(await statusFor(owner.member.token)).toBe(200)
    for (const bad of ['/arsiv/x.zip', `${url}.zip`, url.replace('.zip', '')])
      expect([bad, await statusFor(owner.member.token, bad)]).toEqual([bad, 404])
    expect(await statusFor(owner.member.token, `/uploads/../archives${url.slice(6)}`)).toBe(404)
  })
})

describe('GET /account/export', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite()
  })

  it('is for members, and begins nothing for whoever only asks', async () => {
    expect((await askExport(site)).status).toBe(401)
    const member = await site.member({ isConfirmed: false })
    const { status, body } = await askExport(site, member, 'never')
    expect(status).toBe(202)
    expect(body).toMatchObject({ status: 'none', progress: 0, url: null, expiresAt: null })
    expect((await askExport(site, member, 'maybe')).status).toBe(400)
  })

  it('asked for at once by two is one, and says until when it is there', async () => {
    const member = await site.member()
    const answers = await Promise.all([askExport(site, member), askExport(site, member)])
    for (const { status, body } of answers) {
      expect(status).toBe(202)
      expect(['waiting', 'running', 'ready']).toContain(body.status)
    }
    await readyExport(site, member)
    const { body } = await askExport(site, member)
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    expect(body.progress).toBe(100)
    expect(body.bytes).toBeGreaterThan(1000)
    const { rows } = await sql`SELECT FROM account_exports WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    expect(rows).toHaveLength(1)
  })

  it('can be asked for again, three times a day, and the old one goes', async () => {
    const member = await site.member()
    const first = await readyExport(site, member)
    for (let more = 0; more < 2; more++) {
      const { body } = await askExport(site, member, 'again')
      expect(body.status).toBe('waiting')
      await readyExport(site, member)
    }
    const refused = await askExport(site, member, 'again')
    expect(refused.status).toBe(429)
    expect(refused.body['hydra:description']).toBe(refusals.account.tooManyExports)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    const old = await site.app.inject({ url: first, cookies: { token: member.token } })
    expect(old.statusCode).toBe(404)
  })

  it('runs out, and its file goes with it', async () => {
    const member = await site.member()
    const url = await readyExport(site, member)
    const file = join(site.config.dataDir, 'archives', String(member.id), url.split('/').at(-1)!)
    expect(existsSync(file)).toBe(true)
    await sql`UPDATE account_exports SET expires_at = now(), requested_at = now() - interval '7 days'
      WHERE user_id = ${member.id}`.execute(site.database)
    await site.runChores()
    expect(existsSync(file)).toBe(false)
    expect((await askExport(site, member, 'never')).body.status).toBe('none')
  })

  it('ends with the account: who leaves while it is made gets none', async () => {
    const member = await site.member()
    await askExport(site, member)
    await site.call({
      method: 'DELETE',
      url: '/api/account',
      as: member,
      payload: { password: goodPassword },
    })
    await sql`UPDATE account_deletions SET erase_at = now()`.execute(site.database)
    await site.runChores()
    await until(async () => {
      const { rows } =
        await sql`SELECT FROM jobs.job WHERE name = 'make-export' AND state < 'completed'`.execute(
          site.database,
        )
      return rows.length === 0 || undefined
    })
    await site.runChores()
    expect(existsSync(join(site.config.dataDir, 'archives', String(member.id)))).toBe(false)
    const { rows } = await sql`SELECT FROM account_exports WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    expect(rows).toEqual([])
  })
})
