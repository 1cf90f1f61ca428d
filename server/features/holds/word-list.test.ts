import { describe, expect, it, onTestFinished } from 'vitest'
import { findListedWords, wordListOf } from '../../../core/turkish/listed-words.ts'
import { ask, emptyDatabase } from '../../../tests/support/empty-database.ts'
import { testSite } from '../../../tests/support/site.ts'
import { withOwner } from '../../database/address.ts'
import { migrate, readMigrations } from '../../database/migrate.ts'
import { selectWordList } from './holds.sql.ts'

describe('the list from the beginning', () => {
  const clean = `
    Boksör hafif siklette, sikletinin en iyisiydi; ağır siklete, başka sikletlere geçti. Bizans sikkesi, sikkeler,
    Sikkim'e giden Sikhler, siklon, siklamenler, siklik yapı, sikliğin, siklus, klasik müzik, fizik, sık sık sıkıldı.
    Amcamın amcası, amcaoğlu, götürdük, götürüsü, Göttingen'e, Göteborg'da, gavata domatesi, gavatayı, picador,
    piknik, yarasalar, yaramaz, yararlı, taşarak, taşacak, yavşan otu, şerefli, sürtünme, Dürziler, ibn Haldun.
    Amin, âmin, AMİN; Amina ile Emine, Amina'nın, Aminanın, Aminata, Amin Maalouf, amini, aminin, amino asit, aminoasitler,
    Bugun cok sikildim, canim sikildi, sikilmaya basladim, sikiliyorum, sikici bir film, sikicidir, sikinti, sikintim,
    amir, amiral, amiyane, aman, ama, amigo, akın, akım, akuatik, aquaryum, koyayım, koyim, kodum.`
  const foul = `
    amcıklar amına amınıza amınakoyayım amınakoyduğumun amınakodum amınakoduğumun amınakoyim aminakoyayim aminakoyim
    aminakodumun amk amq aq
    gerizekalısın gerizekâlılar götün götverenler ibneler kahpenin kaltaklar orospunun pezevengin piçler puştluk
    sikler sikleri sikiyor siktir sikişiyorlar sürtüğü şerefsizce taşağı yarrağı yavşaklık`

  it('finds foul words in their forms, and none of the clean ones that look like them', async () => {
    const { database } = await testSite()
    const { words, exceptions } = await selectWordList(database)
    const found = (text: string, except: string[]) =>
      findListedWords(text, wordListOf(words, except))
    expect(found(clean, exceptions)).toEqual([])
    expect(found(foul, exceptions)).toEqual(foul.trim().split(/\s+/))
    expect(found('Senin AMINA koyayım!', exceptions)).toEqual(['amına'])
    // Whatever is excepted would be found otherwise.
    expect(found(exceptions.join(' '), [])).toEqual(exceptions)
  })
})

describe('the list of a site that is there already', () => {
  async function listAfter(sql: string): Promise<unknown[]> {
    const { address, drop } = await emptyDatabase()
    onTestFinished(drop)
    const migrations = readMigrations().filter(({ name }) => name < '0039')
    await withOwner(address, (owner, role) => migrate(owner, role, { migrations, functions: [] }))
    await ask(address.owner, sql)
    await withOwner(address, migrate)
    return (await ask(address.owner, 'SELECT words, version FROM word_list'))[0]!
  }

  it('gets what was missing if nobody has touched it, and loses nothing', async () => {
    const [words, version] = await listAfter('SELECT 1')
    expect(words).toEqual(expect.arrayContaining(['amcık', 'amk', 'amına', 'göt', 'yavşak']))
    expect(words).toHaveLength(new Set(words as string[]).size)
    expect(version).toBe(2)
  })

  it('stays as its admins left it', async () => {
    const changed = `UPDATE word_list SET words = '{zırzop}', version = 2`
    expect(await listAfter(changed)).toEqual([['zırzop'], 2])
  })
})
