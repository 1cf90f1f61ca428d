import { count } from '../turkish/numbers.ts'

/** Why a post waits for an editor; without any its author asked for it. */
export const waitReasons = ['category', 'first', 'links', 'repetition', 'words'] as const
export type WaitReason = (typeof waitReasons)[number]

/** Those that are found in a text itself; they hold comments as well. */
export type HoldReason = Extract<WaitReason, 'links' | 'repetition' | 'words'>

/** In the queue, for editors. */
export const reasonLabels: Record<WaitReason, string> = {
  category: 'Kategori onayı',
  first: 'Yazarın ilk yazılarından',
  links: 'Yeni üyeden çok bağlantı',
  repetition: 'Yinelenen metin',
  words: 'Sözcük listesi',
}

/** What the author reads. */
const reasonSentences: Record<WaitReason, string> = {
  category: 'Bu kategorideki yazılar yayımlanmadan önce onaydan geçer.',
  first: 'Yeni yazarların ilk yazıları yayımlanmadan önce onaydan geçer.',
  links: 'Yazıda çok sayıda bağlantı bulunduğu için bir editör bakacak.',
  repetition: 'Aynı metin birkaç kez gönderildiği için bir editör bakacak.',
  words: 'Yazıda incelenmesi gereken bir sözcük geçtiği için bir editör bakacak.',
}

export const sentencesOf = (reasons: readonly WaitReason[]): string =>
  reasons.length === 0
    ? 'Yazınızı bir editör okuyacak.'
    : reasons.map((reason) => reasonSentences[reason]).join(' ')

/** Said to whoever published a text that has to wait. */
export const heldNotice = 'Yazınız yayımlanmadan önce bir editör bakacak; onay bekleyenlere alındı.'

const hour = 60
const day = 24 * hour

/** How long it usually takes, rounded up: nobody is promised too much. */
export function usualWait(minutes: number | null): string {
  if (minutes === null) return 'Ne kadar süreceği henüz bilinmiyor.'
  const time =
    minutes <= hour
      ? 'bir saat'
      : minutes <= day
        ? count(Math.ceil(minutes / hour), 'saat')
        : count(Math.ceil(minutes / day), 'gün')
  return `Kararlar genellikle ${time} içinde veriliyor.`
}
