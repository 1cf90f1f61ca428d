/** The rules of the site, by which editors decide; each decision names one of them. */
export const moderationRules = {
  spam: 'Reklam, yinelenen ya da yanıltıcı içerik paylaşmayın.',
  abuse: 'Kimseye hakaret etmeyin, kimseyi taciz etmeyin.',
  hate: 'Kimseyi kimliği ya da inancı yüzünden hedef almayın.',
  violence: 'Şiddeti övmeyin, kimseyi tehdit etmeyin.',
  sexual: 'Müstehcen içerik paylaşmayın.',
  copyright: 'Başkasının eserini izinsiz yayımlamayın.',
  privacy: 'Başkalarının kişisel bilgilerini paylaşmayın.',
  impersonation: 'Başkasının kimliğine bürünmeyin.',
  law: 'Yasalara aykırı içerik paylaşmayın.',
} as const
export type ModerationRule = keyof typeof moderationRules

export const moderationRuleKeys = Object.keys(moderationRules) as [
  ModerationRule,
  ...ModerationRule[],
]
