export const commentLimits = { text: 5000 } as const

export const commentMessages = {
  empty: 'Yorum boş bırakılamaz.',
  tooLong: `Yorum en çok ${commentLimits.text.toLocaleString('tr')} karakter olabilir.`,
  closed: 'Bu yazı yoruma kapalı.',
} as const
