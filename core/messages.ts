/** Sentences that pages and the server both say. Ordinary page copy stays in its component. */
export const messages = {
  generic: 'Bir sorun oluştu.',
  authorNotFound: 'Yazar bulunamadı',
  signInRequired: 'Bunun için giriş yapmanız gerekiyor.',
  network: 'Bağlantı kurulamadı. İnternet bağlantınızı denetleyip yeniden deneyin.',
} as const
