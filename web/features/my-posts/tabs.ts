import { postStatus } from '../../../core/posts/post-status.ts'
import { restorableDays } from '../../../core/contracts/writing.ts'
import type { TabName } from './search.ts'

export { myPostsSearch, searchOf, type TabName } from './search.ts'

/** A post stands under its status, or under what was deleted. */
export type PostState = keyof typeof postStatus | 'deleted'

const states = Object.fromEntries(
  Object.entries(postStatus).map(([name, status]) => [status, name as PostState]),
)

export const stateOf = (status: number): PostState => states[status]!

export interface Tab {
  name: TabName
  state: PostState
  label: string
  /** What one may not know of the posts here. */
  about?: string
  empty: string
  /** Where one goes on from an empty tab; what was begun comes before a blank page. */
  next: 'drafts' | 'write' | 'back'
}

export const tabs = [
  {
    name: 'yayinda',
    state: 'active',
    label: 'Yayında',
    empty: 'Henüz yayımlanmış bir yazınız yok.',
    next: 'drafts',
  },
  {
    name: 'taslak',
    state: 'draft',
    label: 'Taslak',
    empty: 'Taslağınız yok. Aklınızdaki ilk cümleyle başlayabilirsiniz.',
    next: 'write',
  },
  {
    name: 'planlanmis',
    state: 'planned',
    label: 'Planlanmış',
    about: 'Zamanı gelince kendiliğinden yayımlanırlar.',
    empty: 'Planlanmış bir yazınız yok. Bir taslağa yayın zamanı verebilirsiniz.',
    next: 'drafts',
  },
  {
    name: 'onay-bekleyen',
    state: 'waiting',
    label: 'Onay bekleyen',
    about: 'Editörler okuyup yayımlar ya da bir notla size geri gönderir.',
    empty: 'Onay bekleyen bir yazınız yok.',
    next: 'back',
  },
  {
    name: 'askida',
    state: 'pending',
    label: 'Askıda',
    about: 'Hakkındaki bildirimler incelenirken okurlara gösterilmezler.',
    empty: 'Askıya alınmış bir yazınız yok.',
    next: 'back',
  },
  {
    name: 'yayindan-kaldirilmis',
    state: 'passive',
    label: 'Yayından kaldırılmış',
    empty: 'Yayından kaldırılmış bir yazınız yok.',
    next: 'back',
  },
  {
    name: 'silinenler',
    state: 'deleted',
    label: 'Silinenler',
    about: `Silinen bir yazı ${restorableDays} gün içinde geri getirilebilir, sonra bütünüyle silinir.`,
    empty: 'Geri getirilebilecek bir yazınız yok.',
    next: 'back',
  },
] as const satisfies Tab[]

export const tabOf = (name: TabName | undefined): Tab =>
  tabs.find((tab) => tab.name === name) ?? tabs[0]
