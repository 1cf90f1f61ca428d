import type { Stock } from '../records.ts'

export const gunce: Stock = {
  category: 'gunce',
  tags: ['duyuru', 'topluluk', 'seçki'],
  titles: [
    ['Masamızdan notlar', 'Bu hafta konuştuklarımız, düzelttiklerimiz, sevdiklerimiz.'],
    ['Toplulukta bu hafta', 'Okurken altını çizdiklerimiz ve birkaç hatırlatma.'],
    ['Editörün çay molası', 'Kısa duyurular, uzun teşekkürler.'],
    ['Yeni gelenlere küçük bir rehber', 'Burada nasıl yazılır, nasıl okunur, nasıl alkışlanır?'],
    ['Sorularınıza kısa cevaplar', 'Gelen kutumuzdan seçtiklerimiz.'],
    ['Kulisten haberler', 'Sahne arkasında neler oluyor?'],
  ],
  notes: [
    [
      'Alkış üzerine',
      `Bir yazıya en çok elli alkış verebiliyorsunuz. Neden elli, diye soranlar oldu. Bir tane az geliyordu, sınırsız olunca da anlamını yitiriyordu. Elli, salonda ayağa kalkıp avucunuz kızarana kadar alkışlamaya denk. Her yazıya vermeyin, verdiğinize de acımayın.`,
    ],
    [
      'Taslaklarınızı kaydedin',
      `Düzenleyici yazdıklarınızı kendiliğinden saklıyor, ama uzun bir yazıya başlarken bir kez “Taslak olarak kaydet” demek iyi alışkanlıktır. Böylece öteki cihazınızda da kaldığınız yerden sürdürebilirsiniz. Yarım kalan taslaklarınızı “Yazılarım” sayfasında bulursunuz.`,
    ],
    [
      'Etiket seçerken',
      `Bir yazıya en çok beş etiket ekleyebilirsiniz. En işe yarar etiketler, okurun arama kutusuna yazacağı kelimelerdir. “Güzel”, “yazı”, “bugün” gibi etiketler kimseyi size getirmiyor. Üç iyi etiket, beş gelişigüzel etiketten iyidir.`,
    ],
    [
      'Yorum sofrası',
      `Yorumlarda birbirinize “siz” demeyi sürdürdüğünüz için teşekkür ederiz. Sert bir tartışmanın ortasında bile bu küçük kelime ortalığı serinletiyor. Kırıcı bulduğunuz yorumları bildirin; her bildirimi bir insan okuyor.`,
    ],
    [
      'Planlı yayın',
      `Gece yazıp sabah yayımlamak isteyenler için hatırlatalım: yazınızı gün ve saat vererek planlayabilirsiniz. En çok okunan saat sabah sekiz ile dokuz arası. Yine de en sevdiğimiz yazılardan biri, bir salı günü öğleden sonra üçü yedi geçe çıkmıştı.`,
    ],
    [
      'Okuma listeniz',
      `Yazıların yanındaki küçük yer imi, o yazıyı okuma listenize ekler. Siz paylaşmadıkça liste yalnız size görünür. Bir üyemiz listesini “pazar kahvaltısı” diye adlandırmış; altı kişi aynı masada sırayla yüksek sesle okuyorlarmış. Fikri çok sevdik.`,
    ],
    [
      'Başlığın altı',
      `Başlığın altındaki kısa tanıtım cümlesine gazeteciler “spot” der. İyi bir spot yazıyı özetlemez, kapıyı aralar. Boş bırakırsanız metnin ilk cümleleri görünür. Bir dakikanızı ayırıp kendiniz yazın; okur çoğu zaman o cümleye bakıp karar veriyor.`,
    ],
    [
      'Yeni kalemler',
      `Bu hafta ilk yazısını yayımlayanlara hoş geldiniz diyoruz. İlk yazıyı yayımlamak, kalabalık bir odada ilk kez konuşmaya benzer. Eski üyelerden ricamız: önünüze düşen bir ilk yazının altına tek cümle de olsa bir şey bırakın.`,
    ],
    [
      'Alıntı yaparken',
      `Başkasının sözünü kullanırken kimin olduğunu yazmayı unutmayalım. Kısa alıntılar serbest, bütün metni kopyalamak değil. Kaynak göstermek yazıyı zayıflatmaz; okura peşinden gidebileceği bir kapı daha açar.`,
    ],
    [
      'Karanlık görünüm',
      `Gece okuyanlar için karanlık görünüm var. Cihazınızın ayarını izliyor, isterseniz elle de değiştirebiliyorsunuz. Mürekkep rengi bir zemin ve sıcak bir kâğıt tonu seçtik; gözünüzü yorduğunu düşünürseniz bize yazın.`,
    ],
    [
      'Bildirimleri azaltmak',
      `“Her yoruma e-posta gelmesin” diyenler ayarlardan hangi konularda posta almak istediğini seçebilir. Bizim önerimiz, yalnız size gelen mesajları açık bırakmak. Gerisi siteye uğradığınızda sizi bekliyor olacak.`,
    ],
    [
      'Haftanın düzeltmesi',
      `“Herkez” değil herkes, “yanlız” değil yalnız, “birşey” değil bir şey. Bunları kimseyi utandırmak için yazmıyoruz; editörünüz de geçen hafta bir başlıkta “şöför” yazıp bir saat fark etmedi.`,
    ],
    [
      'Okur buluşması',
      `Üyelerimizden bir grup, ayda bir kez bir çay bahçesinde buluşup sırayla yazı okuyor. Kural basit: kendi yazını değil, sevdiğin bir başkasının yazısını okuyorsun. Kendi şehrinizde benzerini kurmak isterseniz duyurusunu seve seve yaparız.`,
    ],
    [
      'Verileriniz sizin',
      `Yazılarınızı ve hesabınızdaki bilgileri istediğiniz an indirebilirsiniz. Hesabınızı silmek de elinizde. Bir yerden çıkmanın kolay olması, orada kalmayı güzelleştirir diye düşünüyoruz.`,
    ],
    [
      'Teşekkür',
      `Yazım yanlışlarını nazikçe mesajla bildiren okurlara ayrıca teşekkür ederiz. Herkesin önünde düzeltmek kolaydır; fısıldamak incelik ister. Yazarların çoğu bu fısıltıları minnetle karşılıyor.`,
    ],
  ],
  comments: [
    'Emeğinize sağlık, pazartesileri bu sayfayı bekliyorum.',
    'Okur buluşmasına Eskişehir’den iki kişi geliriz.',
    'Alkışın neden elli olduğunu sonunda öğrendim.',
    'Yeni görünüm çok rahat olmuş, ellerinize sağlık.',
    'Bir de yazıları sesli dinleyebilsek ne güzel olur.',
  ],
}
