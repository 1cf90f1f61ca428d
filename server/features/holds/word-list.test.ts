import { describe, expect, it } from 'vitest'
import { findListedWords, wordListOf } from '../../../core/turkish/listed-words.ts'
import { testSite } from '../../../tests/support/site.ts'
import { selectWordList } from './holds.sql.ts'

describe('the list from the beginning', () => {
  const clean = `
    Boksör hafif siklette, sikletinin en iyisiydi; ağır siklete, başka sikletlere geçti. Bizans sikkesi, sikkeler,
    Sikkim'e giden Sikhler, siklon, siklamenler, siklik yapı, sikliğin, siklus, klasik müzik, fizik, sık sık sıkıldı.
    Amcamın amcası, amcaoğlu, götürdük, götürüsü, Göttingen'e, Göteborg'da, gavata domatesi, gavatayı, picador,
    piknik, yarasalar, yaramaz, yararlı, taşarak, taşacak, yavşan otu, şerefli, sürtünme, Dürziler, ibn Haldun.`
  const foul = `
    amcıklar gerizekalısın gerizekâlılar götün götverenler ibneler kahpenin kaltaklar orospunun pezevengin piçler puştluk
    sikler sikleri sikiyor siktir sikişiyorlar sürtüğü şerefsizce taşağı yarrağı yavşaklık`

  it('finds foul words in their forms, and none of the clean ones that look like them', async () => {
    const { database } = await testSite()
    const { words, exceptions } = await selectWordList(database)
    const found = (text: string, except: string[]) =>
      findListedWords(text, wordListOf(words, except))
    expect(found(clean, exceptions)).toEqual([])
    expect(found(foul, exceptions)).toEqual(foul.trim().split(/\s+/))
    // Whatever is excepted would be found otherwise.
    expect(found(exceptions.join(' '), [])).toEqual(exceptions)
  })
})
