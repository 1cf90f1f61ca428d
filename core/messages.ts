import { count } from './turkish/numbers.ts'

/** Every sentence for people that code chooses. Ordinary page copy stays in its component. */
export const messages = {
  generic: 'Bir sorun oluştu.',
  notFound: 'Aradığınız kayıt bulunamadı.',
  unknownCall: 'Böyle bir adres yok.',
  methodNotAllowed: 'Bu adres bu yöntemle kullanılamaz.',
  signInRequired: 'Bunun için giriş yapmanız gerekiyor.',
  confirmationRequired:
    'Bu özelliği kullanmak için e-posta adresinizi onaylamanız gerekiyor. Onay e-postasını yeniden isteyebilirsiniz.',
  forbidden: 'Bunu yapmaya yetkiniz yok.',
  foreignOrigin: 'Bu istek başka bir siteden geldiği için reddedildi.',
  forgery: 'Güvenlik doğrulaması yapılamadı. Sayfayı yenileyip yeniden deneyin.',
  malformedJson: 'Gönderilen JSON okunamadı.',
  malformedText: 'Metinde geçersiz karakterler var.',
  malformedAddress: 'İstenen adres okunamadı.',
  longAddress: 'İstenen adres çok uzun.',
  malformedRequest: 'İstek okunamadı.',
  tooDeep: 'Gönderilen veri çok derin iç içe geçmiş.',
  forbiddenKey: (key: string) => `"${key}" adlı alan gönderilemez.`,
  tooLarge: 'Gönderilen veri çok büyük.',
  unsupportedType: 'Bu içerik türü desteklenmiyor; application/json gönderin.',
  bodyMissing: 'İsteğin gövdesi boş olamaz.',
  repeatedParameter: (name: string) => `"${name}" parametresi yalnızca bir kez verilebilir.`,
  unknownWith: (name: string, other: string) =>
    `"${name}" parametresi "${other}" ile birlikte kullanılamaz.`,
  unknownParameter: (name: string) => `"${name}" parametresi bu adreste kullanılamaz.`,
  invalidParameter: (name: string, why: string) => `"${name}" parametresi geçersiz: ${why}`,
  tooMany: (seconds: number) => `Çok sık denediniz. ${waitingTime(seconds)} sonra yeniden deneyin.`,
  conflict: 'Aynı anda başka bir değişiklik yapıldı. Yeniden deneyin.',
  unavailable: 'Şu anda yanıt veremiyoruz. Birazdan yeniden deneyin.',
  overloaded: 'Şu anda çok yoğunuz. Birazdan yeniden deneyin.',
  invalidBody: 'Gönderilen bilgilerde düzeltilmesi gereken yerler var.',
  network: 'Bağlantı kurulamadı. İnternet bağlantınızı denetleyip yeniden deneyin.',
} as const

function waitingTime(seconds: number): string {
  return seconds < 60 ? count(seconds, 'saniye') : count(Math.ceil(seconds / 60), 'dakika')
}

/** What the validator itself says when a schema gives no sentence of its own. */
export const validation = {
  required: 'Bu alan boş bırakılamaz.',
  type: (expected: string) => `Bu alan ${typeNames[expected] ?? 'başka bir türde'} olmalı.`,
  tooShort: (minimum: number) => `En az ${minimum} karakter olmalı.`,
  tooLong: (maximum: number) => `En çok ${maximum} karakter olmalı.`,
  tooFew: (minimum: number) => `En az ${minimum} öğe olmalı.`,
  tooManyItems: (maximum: number) => `En çok ${maximum} öğe olmalı.`,
  tooSmall: (minimum: number) => `En az ${minimum} olmalı.`,
  tooBig: (maximum: number) => `En çok ${maximum} olmalı.`,
  format: 'Biçimi geçersiz.',
  choice: (choices: string) => `Şunlardan biri olmalı: ${choices}.`,
  invalid: 'Geçersiz değer.',
}

const typeNames: Record<string, string> = {
  string: 'metin',
  number: 'sayı',
  int: 'tam sayı',
  boolean: 'doğru ya da yanlış',
  array: 'liste',
  object: 'nesne',
  record: 'nesne',
  date: 'tarih',
}
