import { messages as shared } from '../core/messages.ts'
import { count } from '../core/turkish/numbers.ts'

/** Every sentence for people that the server's code chooses. */
export const messages = {
  ...shared,
  notFound: 'Aradığınız kayıt bulunamadı.',
  unknownCall: 'Böyle bir adres yok.',
  methodNotAllowed: 'Bu adres bu yöntemle kullanılamaz.',
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
} as const

function waitingTime(seconds: number): string {
  return seconds < 60 ? count(seconds, 'saniye') : count(Math.ceil(seconds / 60), 'dakika')
}
