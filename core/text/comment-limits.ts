export const commentLimits = { text: 5000 } as const

export const commentMessages = {
  empty: 'Yorum boş bırakılamaz.',
  tooLong: `Yorum en çok ${commentLimits.text.toLocaleString('tr')} karakter olabilir.`,
  notFound: 'Yorum bulunamadı.',
  parentGone: 'Yanıtladığınız yorum artık yok.',
  closed: 'Bu yazı yoruma kapalı.',
  blocked: 'Bu yazıya yorum yapamazsınız.',
  notMine: 'Yalnızca kendi yorumlarınızı düzenleyebilirsiniz.',
  notDeletable: 'Yalnızca kendi yorumlarınızı ve kendi yazılarınızdaki yorumları silebilirsiniz.',
  likeGone: 'Böyle bir beğeniniz yok.',
  notYours: 'Yalnızca kendi adınıza beğenebilirsiniz.',
} as const
