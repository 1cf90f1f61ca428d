import { fold } from '../core/turkish/fold.ts'
import { facePath } from './pictures.ts'
import { firstNames, lastNames, occupations, traits } from './names.ts'
import { random } from './random.ts'
import { type CategorySlug, categorySlugs, type DemoMember } from './records.ts'
import { socialAccountsOf } from './social-accounts.ts'

type Row = [
  username: string,
  firstName: string,
  lastName: string,
  interests: CategorySlug[],
  biography: string,
]

// prettier-ignore
const rows: Row[] = [
  ['elif', 'Elif', 'Yıldız', ['edebiyat', 'deneme', 'kent'],
    'Türkçe öğretmeni. Kadıköy’de yaşar, kenar notlarını metinden çok sever.'],
  ['deniz', 'Deniz', 'Aksoy', ['gezi', 'muzik'],
    'Burada yeniyim. Önce okuyacağım, sonra belki yazarım.'],
  ['editor', 'Nazlı', 'Güneş', ['gunce', 'edebiyat'],
    'Hokka’nın editörü. Virgüllerle arası iyi, son teslim tarihleriyle değil.'],
  ['admin', 'Taylan', 'Özdağ', ['teknoloji', 'gunce'],
    'Bu sitenin ışıklarını açık tutan kişi. Sorun varsa bana yazın.'],
  ['aysedemir', 'Ayşe', 'Demir', ['kent', 'deneme'],
    'Mimar. On iki yıldır aynı yokuşu çıkıyor, her seferinde başka bir şey görüyor.'],
  ['umutsahin', 'Umut', 'Şahin', ['teknoloji', 'bilim'],
    'Yazılım geliştirici. Tarayıcıların içini merak eder, eski klavyeleri onarır.'],
  ['gulsen', 'Gülşen', 'Ağaoğlu', ['edebiyat', 'deneme'],
    'Öykü yazarı. İlk kitabı çekmecede, ikincisi aklında.'],
  ['ozgurcelik', 'Özgür', 'Çelik', ['kent', 'tarih'],
    'Gazeteci. Tanıklıkları toplar; Antakya’da doğdu, hâlâ orada.'],
  ['iremkilic', 'İrem', 'Kılıç', ['teknoloji', 'edebiyat'],
    'Dilbilimci. Makinelerin Türkçesiyle ve insanların suskunluğuyla ilgilenir.'],
  ['canogut', 'Can', 'Öğüt', ['gezi', 'spor'],
    'Bisikletçi. Haritada ince çizgiyle gösterilen yolları seçer.'],
  ['nilufer', 'Nilüfer', 'Işık', ['mutfak', 'tarih'],
    'Annesinin tarif defterini temize çekiyor. Ölçüler göz kararı.'],
  ['barisugurlu', 'Barış', 'Uğurlu', ['kent', 'psikoloji'],
    'Avukat. Kanun maddelerini komşusuna anlatır gibi yazmaya çalışır.'],
  ['dilekg', 'Dilek', 'Gürsoy', ['psikoloji', 'bilim'],
    'Klinik psikolog. Uykuyu, unutmayı ve ertelemeyi çalışıyor.'],
  ['cagri.e', 'Çağrı', 'Ertürk', ['muzik', 'tarih'],
    'Bağlama çalar, plak toplar. Radyoevinde teknisyen.'],
  ['sukran', 'Şükran', 'Tütüncü', ['tarih', 'mutfak'],
    'Emekli tarih öğretmeni. Torununa anlattıklarını buraya yazıyor.'],
  ['ilginb', 'Ilgın', 'Börekçi', ['sinema', 'muzik'],
    'Sinema salonunda makinist kızı. Filmleri jenerik bitene kadar izler.'],
  ['gokhan_a', 'Gökhan', 'Ağırbaş', ['bilim', 'gezi'],
    'Gökbilimci adayı. Saklıkent yolunda minibüs, teleskop başında çay bekler.'],
  ['ipekk', 'İpek', 'Kocaoğlu', ['spor', 'psikoloji'],
    'Orta mesafe koşucusu, beden eğitimi öğretmeni. Sabah beşte uyanıktır.'],
  ['julide_k', 'Jülide', 'Karabulut', ['sinema', 'deneme'],
    'Senarist. Diyalog yazmayı otobüs duraklarında öğrendi.'],
  ['vefa', 'Vefa', 'Bağdatlı', ['mutfak', 'gezi'],
    'Lokantacı. Bolu’da doğdu, İzmir’de pişirdi, şimdi yolda.'],
]

/** Tells a demo member from a real one; mail to it never arrives anywhere. */
export const demoEmailDomain = 'hokka.example'

export const WRITTEN_MEMBERS = rows.length

const DAY = 86_400_000
const OPENING_DAYS = 470
/** All hand-written members but Deniz were there from the first week. */
const GENERATED_FROM_DAYS = 455

/** Who the members of a community are and when they joined, without holding them in memory. */
export interface Roster {
  size: number
  at(id: number): DemoMember
  isConfirmed(id: number): boolean
  /** Members with ids up to this number had joined by then; ids grow with time, as serial ids do. */
  joinedBy(moment: Date): number
  joinedAt(id: number): Date
  idOf(username: string): number | undefined
}

const UNCONFIRMED = rows.findIndex(([username]) => username === 'deniz') + 1

export function roster(seed: string, size: number, now: Date): Roster {
  const generated = size - rows.length
  const start = now.getTime() - GENERATED_FROM_DAYS * DAY
  const span = GENERATED_FROM_DAYS * DAY
  const first = random(seed, 'first names').shuffle(firstNames)
  const last = random(seed, 'last names').shuffle(lastNames)

  function joinedAt(id: number): Date {
    if (id === UNCONFIRMED) return new Date(now.getTime() - 2 * DAY)
    if (id <= rows.length) return new Date(now.getTime() - (OPENING_DAYS - id / 3) * DAY)
    return new Date(start + Math.floor((span * (id - rows.length)) / (generated + 1)))
  }

  function joinedBy(moment: Date): number {
    if (generated <= 0) return size
    const share = (moment.getTime() - start) / span
    const estimate = rows.length + Math.floor(share * (generated + 1))
    return Math.max(rows.length, Math.min(size, estimate))
  }

  function isConfirmed(id: number): boolean {
    if (id <= rows.length) return id !== UNCONFIRMED
    return random(seed, 'confirmed', id).chance(0.96)
  }

  /** Walks through all pairs of names before any comes twice. */
  function namesOf(id: number): [firstName: string, lastName: string, round: number] {
    const ordinal = id - rows.length - 1
    const column = ordinal % first.length
    const row = Math.floor(ordinal / first.length)
    const lastName = last[(row + column * 37) % last.length] as string
    return [first[column] as string, lastName, Math.floor(row / last.length)]
  }

  function at(id: number): DemoMember {
    const createdAt = joinedAt(id)
    const isEmailConfirmed = isConfirmed(id)
    const written = rows[id - 1]
    if (written) {
      const [username, firstName, lastName, interests, biography] = written
      const role = username === 'editor' || username === 'admin' ? username : 'member'
      const email = `${username}@${demoEmailDomain}`
      return {
        id,
        username,
        firstName,
        lastName,
        email,
        isEmailConfirmed,
        role,
        biography,
        picture: facePath(username),
        socialAccounts: socialAccountsOf(username),
        interests,
        createdAt,
      }
    }
    const [firstName, lastName, round] = namesOf(id)
    const chance = random(seed, 'member', id)
    const separator = chance.pick(['.', '_'])
    const username = `${fold(firstName)}${separator}${fold(lastName)}${round > 0 ? round + 1 : ''}`
    const open = categorySlugs.filter((slug) => slug !== 'gunce')
    return {
      id,
      username,
      firstName,
      lastName,
      email: `${username}@${demoEmailDomain}`,
      isEmailConfirmed,
      role: 'member',
      biography: `${chance.pick(occupations)} ${chance.pick(traits)}`,
      picture: null,
      socialAccounts: [],
      interests: chance.shuffle(open).slice(0, chance.integer(1, 3)),
      createdAt,
    }
  }

  function idOf(username: string): number | undefined {
    const index = rows.findIndex((row) => row[0] === username)
    return index >= 0 && index < size ? index + 1 : undefined
  }

  return { size, at, isConfirmed, joinedAt, joinedBy, idOf }
}
