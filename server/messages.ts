import { bookmarkLimits } from '../core/contracts/bookmarks.ts'
import { categoryLimits } from '../core/contracts/category-forms.ts'
import { fileLimits, megapixel } from '../core/contracts/files.ts'
import { passkeyLimits } from '../core/contracts/passkey-forms.ts'
import { players } from '../core/document/embeds.ts'
import { messages as shared } from '../core/messages.ts'
import { importLimits } from '../core/contracts/import-limits.ts'
import { invitationLimits } from '../core/contracts/invitation-forms.ts'
import type { Removal } from '../core/contracts/member-forms.ts'
import { moderationRules } from '../core/moderation/rules.ts'
import { formatDate } from '../core/turkish/dates.ts'
import { count, formatNumber } from '../core/turkish/numbers.ts'

/** What the frame around every call and page says. */
export const messages = {
  ...shared,
  notFound: 'Aradığınız kayıt bulunamadı.',
  unknownCall: 'Böyle bir adres yok.',
  methodNotAllowed: 'Bu adres bu yöntemle kullanılamaz.',
  forbidden: 'Bunu yapmaya yetkiniz yok.',
  suspended:
    'Hesabınız askıya alındı. Nedenini ve süresini hesabınızın sayfasında okuyabilirsiniz.',
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

/** What only the server knows to refuse, by feature; what forms check stands with its contract in `core`. */
export const refusals = {
  account: {
    wrongPair: 'Kullanıcı adı ya da parola yanlış.',
    blockedDomain: 'Bu e-posta sağlayıcısıyla kayıt olunamıyor. Başka bir adres yazın.',
    blockedAddress: 'Bulunduğunuz ağdan şu anda kayıt olunamıyor.',
    emailTaken: 'Bu e-posta adresiyle açılmış bir hesap var.',
    usernameTaken: 'Bu kullanıcı adı alınmış, başka bir ad seçin.',
    commonPassword: 'Bu parola çok yaygın, tahmin edilmesi daha güç bir parola seçin.',
    personalPassword: 'Parola adınızı ya da e-posta adresinizi içeremez.',
    alreadyConfirmed: 'E-posta adresiniz zaten onaylı.',
    wrongPassword: 'Şu anki parolanız bu değil.',
    sameEmail: 'Bu zaten e-posta adresiniz.',
    emailTakenMeanwhile: 'Bu adres bu arada başka bir hesapta kullanılmaya başlandı.',
    noEmailChange: 'Onay bekleyen bir adres değişikliği yok.',
    notOneself: 'Yalnızca kendi bilgilerinizi değiştirebilirsiniz.',
    closed: (day: string, removal: Removal | null) =>
      [
        `Bu hesap site yönetimi tarafından kapatıldı ve ${day} günü silinecek.`,
        removal && `Kural: “${moderationRules[removal.rule]}”`,
        removal && `Neden: “${removal.reason}”`,
        'İtirazınız varsa iletişim sayfasından bize yazın.',
      ]
        .filter(Boolean)
        .join(' '),
    lastAdmin:
      'Sitenin son yöneticisi sizsiniz. Hesabınızı silmeden önce bir başkasını yönetici yapın.',
    signUpClosed: 'Bu site şu anda yeni üye almıyor.',
    invitationNeeded: 'Bu siteye davetle kayıt olunuyor; davet bağlantınızı açın.',
    invitationSpent: 'Bu davet kullanılmış, geri alınmış ya da süresi dolmuş.',
    socialTaken: 'Sosyal medya hesabı başka kullanıcı tarafından kullanılmaktadır.',
    socialPrivate: 'Bu hesabın sayfası herkese açık değil; gizli hesaplar eklenemez.',
    notAnArchive: 'Bu dosya okunabilir bir Hokka arşivi değil.',
    tooManyExports: 'Bugün daha fazla arşiv isteyemezsiniz. Yarın yeniden deneyin.',
  },
  security: {
    alreadyOn: 'İki adımlı doğrulama zaten açık.',
    challengeOver: 'Girişin süresi doldu. Parolanızla yeniden başlayın.',
    passkeyNotAdded: 'Geçiş anahtarı eklenemedi. Yeniden deneyin.',
    knownPasskey: 'Bu geçiş anahtarı zaten ekli.',
    tooManyPasskeys: `En çok ${passkeyLimits.passkeys} geçiş anahtarı ekleyebilirsiniz.`,
    unknownPasskey: 'Bu geçiş anahtarıyla giriş yapılamadı.',
  },
  moderation: {
    jobGone: 'Bu iş artık başarısız işler arasında değil.',
  },
  applause: {
    anotherPost: 'Gövdedeki yazı adresteki yazı değil.',
    blocked: 'Bu yazıyı alkışlayamazsınız.',
  },
  approval: {
    decision: 'Onay bekleyen bir yazı yayımlanabilir ya da bir notla geri gönderilebilir.',
    noteMissing: 'Geri gönderirken yazarına nedenini yazın.',
    noteUnwanted: 'Yayımlanan bir yazıya not eklenmez.',
    trustUnwanted: 'Bir yazara yazısı yayımlanırken güvenilir.',
    noNote: 'Bu yazıda bir not yok.',
  },
  bookmark: {
    tooManyLists: `En çok ${bookmarkLimits.lists} liste açabilirsiniz.`,
    nameTaken: 'Bu adda bir listeniz var.',
    listNotFound: 'Liste bulunamadı.',
    notFound: 'Kaydedilmiş böyle bir yazı yok.',
    notInList: 'Ardına konacağı yazı bu listede yok.',
  },
  category: {
    notFound: 'Kategori bulunamadı.',
    tooMany: `En çok ${categoryLimits.categories} kategori açılabilir.`,
    nameTaken: 'Bu adda bir kategori var.',
    slugTaken: (slug: string) =>
      `"${slug}" adresi başka bir kategorinin ya da eskiden onundu; başka bir adres yazın.`,
    nameLeadsElsewhere: (slug: string) =>
      `Bu addan çıkan "${slug}" adresi başka bir kategorinin ya da eskiden onundu; başka bir ad yazın.`,
    journalStays: 'Günce kaldırılamaz; adını değiştirebilir ya da gizleyebilirsiniz.',
    hasPosts: 'Bu kategoride yazılar var; taşınacakları kategoriyi seçin.',
    isMerging: 'Bu kategorinin yazıları taşınıyor; bitince kendiliğinden kalkar.',
    isTarget: 'Bu kategoriye yazılar taşınıyor; bitince yeniden deneyin.',
    intoItself: 'Bir kategori kendisiyle birleştirilemez.',
    intoHidden: 'Yazılar gizli bir kategoriye taşınamaz.',
  },
  tag: {
    notFound: 'Etiket bulunamadı.',
    nameTaken: (name: string) =>
      `"${name}" etiketi var; adını değiştirmek yerine bu etiketi onunla birleştirin.`,
    formerName: (name: string) => `"${name}" başka bir etiketin eski adı; ona götürüyor.`,
    isMerging: 'Bu etiketin yazıları başka bir etikete taşınıyor.',
    isTarget: 'Bu etikete yazılar taşınıyor; bitince yeniden deneyin.',
    intoItself: 'Bir etiket kendisiyle birleştirilemez.',
    intoHidden: 'Yazılar gizli bir etikete taşınamaz.',
    mergeAlone: 'Birleştirilen etiketin başka bir yanı değiştirilemez.',
  },
  comment: {
    notFound: 'Yorum bulunamadı.',
    parentGone: 'Yanıtladığınız yorum artık yok.',
    blocked: 'Bu yazıya yorum yapamazsınız.',
    notMine: 'Yalnızca kendi yorumlarınızı düzenleyebilirsiniz.',
    notDeletable: 'Yalnızca kendi yorumlarınızı ve kendi yazılarınızdaki yorumları silebilirsiniz.',
    likeGone: 'Böyle bir beğeniniz yok.',
    notYours: 'Yalnızca kendi adınıza beğenebilirsiniz.',
  },
  embed: {
    unknown: `Bu adres yazıya yerleştirilemiyor. Yerleştirilebilenler: ${players.map(({ name }) => name).join(', ')}.`,
    shortLink: 'Kısa bağlantının nereye gittiği öğrenilemedi. Sayfanın tam adresini yazın.',
  },
  file: {
    script: 'SVG dosyasında betik bulunamaz.',
    reference: 'SVG dosyası dışarıdan bir kaynak kullanamaz.',
    entity: 'SVG dosyasında varlık (entity) tanımı bulunamaz.',
    missing: 'Bir dosya seçin.',
    onlyOne: 'Yalnızca "file" alanında, tek bir dosya gönderin.',
    broken: 'Görsel okunamadı; dosya bozuk ya da yarım kalmış olabilir.',
    mixed: 'Bu görselin içinde başka türden bir dosya var; yüklenemez.',
    animated: 'Hareketli görseller yüklenemez.',
    tooManyPixels: `Görsel en çok ${formatNumber(fileLimits.pixels / megapixel)} megapiksel olabilir.`,
    tooComplex: 'SVG dosyası çizilemeyecek kadar karmaşık.',
    notMultipart: 'Dosyayı multipart/form-data olarak gönderin.',
    malformed: 'Gönderilen form okunamadı; yarım kalmış olabilir.',
  },
  follow: {
    notYou: 'Yalnızca kendi adınıza takip edebilirsiniz.',
    oneself: 'Kendinizi takip edemezsiniz.',
    blocked: 'Bu üyeyi takip edemezsiniz.',
    decideOnOneself: 'Bunu kendinize yapamazsınız.',
  },
  hold: {
    wordsChanged: 'Liste bu arada değişti. Yeni hâline bakıp değişikliğinizi yeniden yapın.',
    rangeTooWide: 'Bu aralık çok geniş; en az /8, IPv6 için en az /16 olmalı.',
    ownRange: 'Bu aralık sizin şu anki adresinizi de içine alıyor.',
    knownBlock: 'Bu engel zaten listede.',
  },
  import: {
    notFound: 'Böyle bir içe aktarma yok.',
    oneAtATime: 'Süren bir içe aktarmanız var; bitmesini bekleyin ya da durdurun.',
    unknown:
      'Bu dosya tanınmadı. Medium, Ghost, Substack, WordPress ve Blogger dışa aktarmaları, zip içinde Markdown dosyaları, RSS dosyaları ya da bir Hokka arşivi alınabilir.',
    nothing: 'Bu dosyada yazı bulunamadı.',
    broken: 'Dosya okunamadı; bozuk ya da yarım kalmış olabilir.',
    brokenZip: 'Zip dosyası okunamadı; bozuk ya da yarım kalmış olabilir.',
    encrypted: 'Parolalı zip dosyaları açılamaz.',
    path: 'Zip dosyasında güvenli olmayan bir yol var; dosya alınmadı.',
    symlink: 'Zip dosyasında sembolik bağlantı var; dosya alınmadı.',
    tooManyFiles: (most: number) =>
      `Zip dosyasında en çok ${formatNumber(most)} dosya bulunabilir.`,
    bomb: 'Zip dosyası açıldığında olağandışı büyüyor; dosya alınmadı.',
    nested: 'Zip içindeki zip dosyaları açılmaz; içindekini ayrı bir dosya olarak gönderin.',
    declarations: 'Dosyada belge tanımı (DTD) ya da varlık (entity) var; dosya alınmadı.',
    encoding: 'Dosyanın metni okunamadı; UTF-8 olarak kaydedilmiş olmalı.',
    longPiece: 'Dosyada ayrılamayacak kadar uzun bir parça var; dosya alınmadı.',
    tooSlow: 'Dosya, çözülemeyecek kadar karmaşık.',
    tooManyPosts: `Bir dosyadan en çok ${formatNumber(importLimits.posts)} yazı alınabilir.`,
    approval:
      'Bu kategorideki yazılar onaydan geçer; yazıları taslak olarak alın ya da başka bir kategori seçin.',
    fileGone: 'Gönderilen dosya artık yok; yeniden gönderin.',
  },
  invitation: {
    notFound: 'Böyle bir davet yok.',
    tooMany: `En çok ${invitationLimits.open} açık davet bulunabilir; kullanılmayanları geri alın.`,
  },
  mail: {
    unknownLink: 'Bu bağlantı geçersiz; e-posta tercihlerinizi ayarlarınızdan değiştirebilirsiniz.',
  },
  member: {
    oneself: 'Bunu kendi hesabınıza yapamazsınız; başka bir yönetici yapabilir.',
    onlyAdmins: 'Editörler ve yöneticiler hakkında yalnızca yöneticiler karar verir.',
    lastAdmin: 'Sitenin son yöneticisine bu yapılamaz; önce bir başkasını yönetici yapın.',
    notSuspended: 'Bu üye askıda değil.',
    notDeleted: 'Bu hesabı bir yönetici silmedi ya da süresi geçti.',
    closed: 'Bu hesap kapatıldı; önce silmeyi geri alın.',
  },
  message: {
    notFound: 'Mesaj bulunamadı.',
    usedKey: 'Bu anahtarla başka bir konuşmaya mesaj gönderildi.',
    messengerNotFound: 'Konuşma bulunamadı.',
    oneself: 'Kendinize mesaj gönderemezsiniz.',
    unknownMember: 'Böyle bir üye yok.',
    notTaken: 'Bu üyeye mesaj gönderemezsiniz.',
    notWritable: 'Bu konuşmaya mesaj yazamazsınız.',
    notNameable: 'Bu konuşmanın adını değiştiremezsiniz.',
    nameOfTwo: 'Yalnızca ikiden çok kişinin konuşmasına ad verilebilir.',
    leavingTwo: 'Yalnızca ikiden çok kişinin konuşmasından ayrılabilirsiniz.',
  },
  post: {
    repeatedCategory: 'Aynı kategori iki kez seçilmiş.',
    unknownCategory: 'Böyle bir kategori yok.',
    hiddenCategory: (name: string) => `${name} kategorisi artık yeni yazı almıyor.`,
    closedCategory: (name: string) => `${name} kategorisinde yalnızca editörler yazabilir.`,
    unknownUpload: 'Bu görsel artık yok; yeniden yükleyin.',
    status: 'Yazının durumu buna uygun değil.',
    tooManyPublished: (most: number, seconds: number) =>
      `Bir saatte en çok ${formatNumber(most)} yazı yayımlayabilirsiniz. ${waitingTime(seconds)} sonra yeniden deneyin; yazınızı o zamana kadar taslak olarak saklayabilirsiniz.`,
    tooManyPlanned: (most: number) =>
      `Bir saat içinde en çok ${formatNumber(most)} yazınız yayımlanabilir; başka bir zaman seçin.`,
    tooManyWaiting: (most: number) =>
      `Onay bekleyen en çok ${formatNumber(most)} yazınız olabilir; editörler bakana kadar yazınızı taslak olarak saklayabilirsiniz.`,
    notRestorable: 'Silinmiş böyle bir yazınız yok.',
    noRevision: 'Yazının böyle bir sürümü yok.',
    notFound: 'Yazı bulunamadı.',
    takenDown:
      'Bu yazı yönetim tarafından yayından kaldırıldı. Düzenleyip yeniden incelenmesini isteyebilirsiniz.',
    unchangedSinceTakenDown:
      'Yayından kaldırılan yazı değişmedi. Yeniden incelenmesi için önce yazıyı düzenleyin.',
  },
  remote: {
    unreachable: 'Bu adrese buradan ulaşılamaz.',
  },
  report: {
    unknownTarget: 'Bildirdiğiniz içerik bulunamadı.',
    oneself: 'Kendinizi ve kendi içeriğinizi bildiremezsiniz.',
  },
  case: {
    notFound: 'Böyle bir bildirim yok.',
    decided: 'Bu bildirime az önce başka bir editör karar verdi.',
    changed: 'İçerik bu arada değişti. Yeniden okuyup karar verin.',
    impossible: 'Bu bildirim için böyle bir karar verilemez.',
    gone: 'Bu içerik artık yok; beklemeye alınamaz ve kaldırılamaz.',
    notPublic: 'Bu içerik zaten yayında değil.',
    notSuspendable: 'Bu üyeyi askıya almaya yetkiniz yok.',
    suspendedLonger: (until: Date | null) =>
      until === null
        ? 'Bu üye zaten süresiz askıda; başka bir karar verin.'
        : `Bu üye zaten ${formatDate(until)} gününe kadar askıda; daha uzun bir süre seçin.`,
  },
  appeal: {
    notFound: 'Böyle bir itiraz yok.',
    noDecision: 'Hakkınızda böyle bir karar yok.',
    again: 'Bu karara itiraz ettiniz; bir karara bir kez itiraz edilebilir.',
    notAppealable: 'Bu karara itiraz edilemez.',
    decided: 'Bu itiraza az önce başka bir editör karar verdi.',
    ownDecision: 'Kendi kararınıza yapılan itiraza başka bir editör karar verir.',
  },
} as const

function waitingTime(seconds: number): string {
  return seconds < 60 ? count(seconds, 'saniye') : count(Math.ceil(seconds / 60), 'dakika')
}
