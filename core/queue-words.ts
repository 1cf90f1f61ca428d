/** What the jobs of the site do, in the words of whoever runs it. */
const words: Record<string, string> = {
  'mail-confirmation': 'Onay e-postası',
  'mail-reset': 'Parola e-postası',
  'mail-confirm-change': 'Adres değişikliğinin onay e-postası',
  'mail-way-back': 'Adres değişikliğini geri alma e-postası',
  'mail-security-notice': 'Güvenlik bildirimi e-postası',
  'mail-deletion': 'Hesap silme e-postası',
  'mail-private-account': 'Sosyal hesap e-postası',
  'mail-news': 'Bildirim e-postası',
  'mail-decision': 'Karar e-postası',
  'mail-contact': 'İletişim e-postası',
  'push-news': 'Tarayıcı bildirimi',
  'make-export': 'Veri arşivi',
  'read-import': 'İçe aktarma',
  'index-author': 'Arama dizini',
  'move-category': 'Kategori birleştirme',
  'relabel-tag': 'Etiket değişikliği',
}

/** One that is not known here is called as the queue calls it. */
export const queueWords = (queue: string): string => words[queue] ?? queue
