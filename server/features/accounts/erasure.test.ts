import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { type FilledSite, filledSite } from '../../../tests/support/filled-site.ts'
import { goodPassword, registrationOf } from '../../../tests/support/members.ts'
import { archiveName } from '../imports/imports.public.ts'
import {
  type LeavingMember,
  leavingMember,
  placesOf,
  wordsOf,
  wrongCounters,
} from './leaving-member.fixture.ts'

let filled: FilledSite
let leaving: LeavingMember
beforeAll(async () => {
  filled = await filledSite()
  leaving = await leavingMember(filled)
})

const get = async (path: string) =>
  (await filled.site.call({ url: `/api${path}`, as: filled.reader })).body

/** As often as it takes the chores that go through words and files in parts. */
async function runAllChores(): Promise<void> {
  for (let round = 0; round < 12; round++) await filled.site.runChores()
}

describe('an account whose 14 days are over', () => {
  it('leaves nothing personal anywhere, and what others wrote reads well', async () => {
    const { site } = filled
    const words = wordsOf(leaving)
    const { rows: begun } = await sql<{ id: number }>`
      INSERT INTO imports (user_id, file_name, mode, status)
      VALUES (${leaving.member.id}, 'a.zip', 'draft', 'running') RETURNING id`.execute(
      site.database,
    )
    const sent = archiveName(begun[0]!.id)
    await site.archives.write(sent, Buffer.from('Gönderilen dosya'), 'application/zip')
    // The search finds what is there: otherwise finding nothing later would say nothing.
    expect((await placesOf(site, words)).length).toBeGreaterThan(15)
    const asked = await site.call({
      method: 'DELETE',
      url: '/api/account',
      as: leaving.member,
      payload: { password: goodPassword },
    })
    expect(asked.status).toBe(202)
    expect(await wrongCounters(site)).toEqual([])
    await site.mailTo(leaving.member.email, 'silinecek')
    await sql`UPDATE account_deletions SET erase_at = now()`.execute(site.database)
    await sql`UPDATE uploads SET created_at = created_at - interval '14 days'`.execute(
      site.database,
    )
    await runAllChores()

    expect(await placesOf(site, words)).toEqual([])
    expect(await site.archives.read(sent)).toBeNull()
    expect(await wrongCounters(site)).toEqual([])
    const { rows } = await sql`SELECT id FROM users WHERE id = ${leaving.member.id}`.execute(
      site.database,
    )
    expect(rows).toEqual([])
    const comments = (await get(`/posts/${leaving.othersPost.slug}/comments`))['hydra:member']
    expect(comments).toHaveLength(1)
    const [thread] = comments
    expect(thread.text).toBe('Bu yorum silindi.')
    expect(thread.user).toMatchObject({ firstName: 'Silinmiş', lastName: 'üye', picture: null })
    expect(thread.replies.map(({ text }: { text: string }) => text)).toEqual(['Sağ olun, sevindim'])
    const messenger = await get(`/messengers/${leaving.messenger}`)
    expect([messenger.isWritable, messenger.unreadCount]).toEqual([false, 0])
    expect(messenger.users.map(({ firstName }: { firstName: string }) => firstName).sort()).toEqual(
      ['Ayşe Nur', 'Silinmiş'],
    )
    const said = (await get(`/messengers/${leaving.messenger}/messages`))['hydra:member']
    expect(said.map(({ text }: { text: string }) => text)).toEqual([
      'Bu mesaj silindi.',
      'Merhaba!',
      'Bu mesaj silindi.',
    ])
  })

  it('cannot be signed in to, and nobody gets its names, which others still mention', async () => {
    const { site } = filled
    for (const username of [leaving.member.username, leaving.member.email])
      expect(
        (
          await site.call({
            method: 'POST',
            url: '/api/login',
            payload: { username, password: goodPassword },
          })
        ).status,
      ).toBe(401)
    expect((await site.call({ url: '/api/users/zumrutlu.kivilcim' })).status).toBe(404)
    // The one it had at last, and the one before.
    for (const username of ['zumrutlu.kivilcim', 'yazar']) {
      const payload = { ...registrationOf(username), email: 'yeni@ornek.test' }
      const joining = await site.call({ method: 'POST', url: '/api/register', payload })
      const renaming = await site.call({
        method: 'PUT',
        url: `/api/users/${filled.reader.username}`,
        as: filled.reader,
        payload: { username },
      })
      for (const { status, body } of [joining, renaming])
        expect([status, body.violations?.[0]]).toEqual([
          422,
          { propertyPath: 'username', message: 'Bu kullanıcı adı alınmış, başka bir ad seçin.' },
        ])
    }
    const payload = { ...registrationOf('baska_bir_ad'), email: leaving.member.email }
    expect((await site.call({ method: 'POST', url: '/api/register', payload })).status).toBe(201)
  })
})

it('one who cannot be erased keeps nobody else here, and is not forgotten', async () => {
  const { site } = filled
  const [stuck, ...others] = [await site.member(), await site.member(), await site.member()]
  for (const [place, { id }] of [stuck, ...others].entries())
    await sql`INSERT INTO account_deletions (user_id, erase_at, set_aside)
      VALUES (${id}, now() - make_interval(hours => ${9 - place}), '{}')`.execute(site.database)
  await sql`UPDATE users SET is_deleted = true WHERE id IN (SELECT user_id FROM account_deletions)`.execute(
    site.database,
  )
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'too much'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON users FOR EACH ROW WHEN (OLD.id = ${stuck.id}) EXECUTE FUNCTION refuse()`)
  const due = async () =>
    (await sql`SELECT user_id AS id FROM account_deletions`.execute(site.database)).rows
  await expect(site.runChores()).rejects.toThrow('Some members could not be erased')
  expect(await due()).toEqual([{ id: stuck.id }])
  await owner.query('DROP TRIGGER refuse ON users')
  await owner.end()
  await site.runChores()
  expect(await due()).toEqual([])
})
