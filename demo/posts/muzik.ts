import type { Manuscript } from '../records.ts'

export const muzik: Manuscript[] = [
  {
    author: 'cagri.e',
    title: 'Plak cızırtısını neden özlüyoruz?',
    excerpt:
      'Radyoevinin arşivinde on bin plağı dijitale aktarırken cızırtıyı silip silmemeyi tartıştık.',
    categories: ['muzik'],
    tags: ['plak', 'radyo', 'arşiv'],
    cover: 'plak',
    body: `
Radyoevinin bodrumunda on bin kadar taş plak var. İşim bunları sırayla yıkamak, çalmak ve bilgisayara aktarmak. Günde sekiz plak yapabiliyorum; bu hızla emekliliğime yetişmez. Ama asıl derdim hız değil, cızırtı.

Aktarma bitince program soruyor: *Gürültüyü temizle?* Evet derseniz cızırtı gider, onunla birlikte kemanın nefesi de biraz gider. Hayır derseniz dinleyici “bu ne kadar bozuk” der. Üç yıldır bu soruya her gün sekiz kere cevap veriyorum.

## Cızırtı nedir?

Cızırtının büyük kısmı tozdur, küçük kısmı yaşanmışlık. Plağın üstünde iğnenin en çok geçtiği yer, sahibinin en çok sevdiği yerdir; orada ses hışırdar. Bir gazelin tam ortasında, uzun bir “ah”ın üstünde gürültü birden artıyordu. Plağı çevirip ışığa tuttum: iz, ötekilerden derindi. Biri orayı başa sarıp sarıp dinlemiş.

Onu silsem gazel düzelir. Dinleyen silinir.

## Ekipteki tartışma

Biz dört kişiyiz ve dördümüz de başka düşünüyor:

- Mühendis Sevgi Hanım: “Kayıt anındaki ses neyse ona dönmeliyiz.”
- Arşivci Rıfat Bey: “Ham hâlini sakla, temizini yayımla.”
- Stajyer Ece: “İkisini de koyalım, dinleyen seçsin.”
- Ben: “Önce dinleyelim.”

Sonunda Ece kazandı. Şimdi her kaydın iki hâli duruyor. Ne tuhaf, indirenlerin üçte ikisi cızırtılı olanı seçiyor.

> “Temizini dinleyince kimse yokmuş gibi oluyor,” diye yazmış biri, Ordu’dan.

## Sahici mi, alışkanlık mı?

Kendime de dürüst olayım. Cızırtıyı özleyenlerin çoğu plakla büyümedi. Bana gelen gençler cızırtıyı telefonlarındaki süzgeçten tanıyor. Demek özlediğimiz şey geçmiş değil, bir şeyin eskidiğini duyabilmek. Dijital dosya eskimiyor; ya var ya yok. Oysa sevilen şeyin aşınması gerekir gibi geliyor insana.

Geçen hafta bodrumda etiketsiz bir plak buldum. Koydum, on altı saniye yalnız cızırtı çaldı. Sonra bir çocuk sesi, çok uzaktan: “Baba, dönüyor mu?”

Bir adam güldü. Plak bitti.

Programın sorusuna o gün ilk kez hiç düşünmeden cevap verdim. *Hayır.*
`,
  },
  {
    author: 'cagri.e',
    title: 'Bir türkünün üç hâli',
    excerpt: 'Aynı türkü üç kasabada üç ayrı yerde bitiyor. Hangisi aslı?',
    categories: ['muzik', 'tarih'],
    tags: ['türkü', 'derleme', 'bağlama'],
    body: `
Bir türküyü üç yıldır kovalıyorum. Adını yazmayacağım, çünkü adı da her yerde değişiyor. Bir gelin, bir dere, bir de köprü var içinde. Köprü her üç kasabada da yıkılıyor. Gelinin ne olduğu ise kime sorduğunuza bağlı.

## Birinci hâl

Yozgat’ın bir köyünde Satılmış dede söyledi. Doksan bir yaşındaydı, bağlamayı göğsüne yatırıp parmakla çalıyordu. Onun söylediğinde gelin dereyi geçiyor. Son dörtlük düğündür; ezgi sonunda yükselir, dinleyen rahatlar. “Aslı budur,” dedi, “babam askerde öğrenmiş.”

## İkinci hâl

Kırşehir’de bir düğün salonunda, klavye eşliğinde dinledim. Ritim iki kat hızlıydı, insanlar halay çekiyordu. Sözler aynıydı ama son dörtlük yoktu. Türkü köprüde kesiliyor, başa dönüyordu. Çalan gence sordum. “Abi,” dedi, “sonunu söylersek halay dağılıyor.”

Demek bir de üzücü son varmış.

## Üçüncü hâl

Onu Sivas’ta, Zara yakınlarında bir evde buldum. Kadınlar hamur açarken söylüyordu. Çalgı yoktu; oklavanın sesi vardı. Gelin burada suya düşüyor. Son dörtlüğü Hatun nine söyledi, ötekiler sustu:

> köprünün altı diken / yâr geçti ben geçmeden / suya verdim adını / sular aldı incitmeden

Bitince kimse bir şey demedi, hamura döndüler. “Bunu nereden biliyorsunuz?” diye sordum. Hatun nine unlu eliyle pencereyi gösterdi. Pencereden bir dere görünüyordu. Üstünde köprü yoktu.

## Dördüncü kapı

Zara’dan dönerken, dereyi izleyip köprünün yerini görmek istedim. Hatun ninenin torunu Emine yol gösterdi. Derenin daraldığı yerde iki yanda kesme taştan ayaklar duruyordu; üstü yoktu. Emine, köydeki kızların gelin olmadan önce buraya gelip suya bir iplik attığını anlattı. Niye, dedim. “Geçsin diye,” dedi. Kim geçsin? Omuz silkti. Türküyü bilmiyordu. İpliği attığında içinden bir şey söyleyip söylemediğini sordum. Söylermiş: *sular aldı incitmeden*. Dize kalmış, türkü gitmiş.

O gece defterime bir dördüncü hâl yazdım: tek dizelik, ezgisiz, ipliğe bağlı. Derleme fişine sığmaz. Ama belki de bir türkünün en uzun ömürlü hâli budur; söylendiği bile bilinmeden yapılan bir hareket.

## Hangisi aslı?

Arşive üçünü de kaydettim. Derleme fişinde “varyant” diye bir kutu var; ilk gelene asıl, sonrakilere varyant yazılıyor. Ben fişi doldururken uzun süre bekledim. Olayın geçtiği yerde söylenen mi asıldır, en eski söyleyenden alınan mı, yoksa en çok insanın bildiği mi?

1. Yozgat’taki, olmasını istediğimizdir.
2. Kırşehir’deki, unutmaya çalıştığımızdır.
3. Zara’daki, olandır.

Belki de bir türkünün aslı yoktur, ihtiyacı vardır. Nerede söyleniyorsa oranın ihtiyacını karşılar. Düğünde gelin dereyi geçmeli. Hamurun başında ise ağlamaya vakit vardır, el boş durmadığı sürece.

Kutuya hiçbir şey yazmadım. Altına not düştüm: *Üçü birlikte dinlensin.*
`,
  },
  {
    author: 'ilginb',
    title: 'Yan odadan gelen müzik',
    excerpt: 'En sevdiğimiz şarkıları çoğu zaman biz seçmedik; bir kapının ardından duyduk.',
    categories: ['muzik', 'deneme'],
    tags: ['şarkı', 'kardeşlik', 'kaset'],
    body: `
Ablam benden dokuz yaş büyüktü ve odasının kapısı kapalıydı. Benim müzik zevkim o kapının altındaki iki santimlik aralıktan oluştu. Şarkıların başını hiç duymadım; ablam teybi açar, kapıyı kapatır, ben koridora koşana kadar ilk dize bitmiş olurdu. Bugün bile bazı şarkıların girişini duyunca yadırgıyorum.

## Kaset düzeni

Ablamın kasetleri kutularında değil, renklerine göre dururdu. Üstlerine sanatçı adı değil, saat yazardı: “23.00’ten sonra”, “pazar”, “ağlamak için değil”. Evde olmadığı bir gün bu sonuncuyu dinledim. Gerçekten ağlamak için değilmiş; o kadar hızlıydı ki halının üstünde zıplayıp lambayı devirdim.

Lambayı ablam üstlendi. O akşam kapı ilk kez aralık kaldı.

## Kapının aralığı

Sonraki yıl boyunca her gece bir şarkılık süre boyunca içeri alındım. Bir şarkı, sonra yatak. Bir gece beni oturttu, “bu biraz uzun,” dedi, “ama beklersen ortasında opera başlıyor.”

https://www.youtube.com/watch?v=fJ9rUzIMcZQ

Beklemedim, çünkü beklemeye gerek kalmadı; ilk saniyeden kaskatı kesilmiştim. Şarkı bittiğinde saat on biri geçmişti, annem kapıya vurdu. Ablam teybi başa sardı. Kuralı ilk kez o gece bozduk.

> Bir şarkıyı kimden duyduğumuz, şarkının içine karışıyor. Sonra ayıramıyorsun.

## Şimdi

Ablam Kanada’da yaşıyor. Aramızda sekiz saat var; onun 23.00’ü benim sabahım. Müziği artık bir program seçiyor bana. Dinlediklerime bakıp “bunu da seversin” diyor ve çoğunlukla haklı çıkıyor. Ama hiçbirinde koridorun soğuğu, kapının altındaki ışık, yakalanma korkusu yok.

Geçen ay ablama sordum, o saatleri neye göre yazıyordun, diye. Ses kaydı gönderdi:

- “23.00’ten sonra” sen uyumuşsundur diye kısık açtıklarımdı.
- “Pazar” babam evdeyken dinlenebilecek olanlar.
- “Ağlamak için değil”i senin için doldurmuştum. Bulasın diye en üste koydum.

Kaydı üç kere dinledim. Sonra kapıyı kapattım, şarkıyı açtım, kızımın koridordaki ayak sesini duydum. Geldi, kapının önünde durdu.

Açmadım. Sesi biraz yükselttim yalnızca.
`,
  },
]
