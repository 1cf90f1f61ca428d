import { slugify } from '../../core/turkish/fold.ts'
import { indoors } from './other/indoors.ts'
import { outdoors } from './other/outdoors.ts'
import type { OtherPost } from './other/post.ts'

/** Those who wrote the other posts. */
export const otherPeople: readonly { username: string; firstName: string; lastName: string }[] = [
  { username: 'sevda.k', firstName: 'Sevda', lastName: 'Karaca' },
  { username: 'm_tuncel', firstName: 'Murat', lastName: 'Tüncel' },
  { username: 'hgoksu', firstName: 'Hülya', lastName: 'Göksu' },
  { username: 'ismetcinar', firstName: 'İsmet', lastName: 'Çınar' },
  { username: 'yagizo', firstName: 'Yağız', lastName: 'Öztürk' },
  { username: 'fbulbul', firstName: 'Feride', lastName: 'Bülbül' },
  { username: 'kaya_s', firstName: 'Selçuk', lastName: 'Kaya' },
  { username: 'ozlemag', firstName: 'Özlem', lastName: 'Ağca' },
  { username: 'irfanus', firstName: 'İrfan', lastName: 'Usluer' },
  { username: 'zgungor', firstName: 'Zeynep', lastName: 'Güngör' },
  { username: 'tolgaic', firstName: 'Tolga', lastName: 'İçöz' },
  { username: 'nurgulsen', firstName: 'Nurgül', lastName: 'Şentürk' },
]

/** Posts on subjects that the demo does not have; search is never tuned on them. */
export const otherPosts: readonly (OtherPost & { slug: string })[] = [...indoors, ...outdoors].map(
  (post) => ({ ...post, slug: slugify(post.title) }),
)
