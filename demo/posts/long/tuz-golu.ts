import type { Manuscript } from '../../records.ts'

export const tuzGolu: Manuscript = {
  author: 'canogut',
  title: 'Bozkırda beş gün: Ankara’dan Tuz Gölü’ne bisikletle',
  excerpt:
    'Deniz kıyısından sonra bozkır: gölgesiz yollar, üç bardak ayran, bir köy düğünü ve ortası beyaz bir harita.',
  categories: ['gezi', 'spor'],
  tags: ['bisiklet', 'bozkır', 'yol', 'tuzgölü'],
  cover: 'bozkir-yolu',
  reads: 2100,
  comments: [
    'Rüzgârı saat gibi okuyan çobanla tanışmak isterdim.',
    'Şereflikoçhisar tarafında su bulmak hâlâ zor mu?',
  ],
  body: `
Karadeniz yazısından sonra bir okur sormuştu: “Hiç dağ olmayan bir yere gitseniz sıkılır mısınız?” Soruyu ciddiye aldım. Haritayı açtım, üzerinde en az yazı olan yeri aradım. Ankara’nın güneyinde, Tuz Gölü’nün çevresinde, parmağımla örtebileceğim kadar geniş bir boşluk vardı. Ne orman işareti ne kale, ne de kıvrımlı bir çizgi. Harita yapan bile orada kalemini kaldırmış.

Eylülün son haftasında yola çıktım. Beş gün, üç yüz on kilometre. Bu yazıda az manzara, çok ayran var.

https://www.google.com/maps/dir/Ankara/Aksaray

## Birinci gün: şehirden çıkmak

Bir şehirden bisikletle çıkmak, o şehri en kötü yerinden tanımaktır. Ankara’nın güney çıkışı elli kilometre boyunca mobilya mağazası, oto yıkama ve “satılık” tabelasıdır. Sağınızdan kamyon geçer, solunuzdan umut. Gölbaşı’na vardığımda üstüm başım toz olmuştu; gölün kıyısındaki çay bahçesinde garson bana bakmadan önce bisiklete baktı. “Uzağa mı?” dedi. “Tuz Gölü’ne,” dedim. “Orada bir şey yok ki,” dedi.

Bu cümleyi beş gün içinde dokuz kişiden daha duyacaktım. Her seferinde biraz daha meraklandım. Bir şeyin olmadığı yeri görmek için bu kadar insanın önceden gidip bakmış olması gerekir.

Akşam Bala yolunda, bir benzin istasyonunun arkasındaki çimenlikte çadır kurdum. İstasyonun sahibi gece lambayı kapatmadı, “yılan görürsün diye,” dedi. Yılan görmedim. Kirpi gördüm; çantamdaki cevizin kokusunu almış, sabaha kadar çadırın çevresini dolaştı.

:wide: guz-ovasi | Bala’dan sonra yolun iki yanında yalnızca kavaklar kalıyor. Kavak varsa su vardır, su varsa köy.

## İkinci gün: rüzgâr

Bozkırda dağ yok, ama yokuş var; yalnız gözle görülmüyor. Rüzgâr. Karadeniz’de yokuş yerinde durur, çıkar, biter. Rüzgâr ise sizinle birlikte gider. Öğleye kadar saatte yirmi iki kilometre yaptım, öğleden sonra sekiz. Aynı bacak, aynı yol, aynı makarna.

Öğle molasında bir çobanla oturduk. Adı Satılmış, elli yedi yaşında, üç yüz koyunu var. Rüzgârın saatini sordum. Güldü, gökyüzünü değil koyunları gösterdi. “Sabah yüzlerini doğuya dönerler, rüzgâr oradan gelir, tüyleri yatsın isterler. Öğlen olunca otururlar, demek ki rüzgâr duracak. İkindide kalkıp güneye dönerler. O zaman sen gitme.”

Saatime baktım, koyunlar oturuyordu. Bir saat kırk dakika sonra kalktılar. Ben gitmeyi denedim. On iki kilometreyi iki saatte aldım ve akşam Satılmış’ın koyunlarından özür diledim.

> Bozkırda acele eden, rüzgârın sırtında değil karnında gider.

Bu sözü de ondan duydum. Kendisi mi buldu, dedesinden mi kaldı, sormadım. Güzel sözün tapusunu sormak ayıp olur.

### Ne yedim, ne içtim?

Yolda yemek yazmak kolaydır, çünkü çeşit azdır. Beş günün dökümü şöyle:

| Gün | Yol | Su | Ayran | Kim ısmarladı? |
|---|---|---|---|---|
| 1 | 64 km | 4 litre | 1 | kendim |
| 2 | 51 km | 6 litre | 4 | çoban, bakkal |
| 3 | 72 km | 6 litre | 3 | düğün evi |
| 4 | 68 km | 7 litre | 5 | tuzcular |
| 5 | 55 km | 4 litre | 2 | otobüs şoförü |

Karadeniz’de çay ile yol ters orantılıydı. Burada ayran ile güneş doğru orantılı. Birinin bu konuda makale yazması gerekir.

## Üçüncü gün: düğün

Kulu’ya varmadan, yolun kenarında bir traktör durdurdu beni. Römorkunda on iki çocuk vardı, hepsi bayramlık giymişti. Sürücü “düğüne gidiyoruz, sen de gel,” dedi. Üstümde tozlu bir forma, ayağımda kilitli ayakkabı. “Bu kılıkla olmaz,” dedim. Çocuklardan biri römorktan bana bir kravat uzattı. Babasınınmış, yedekmiş. Taktım.

Köyün yarısı İsveç’ten gelmişti. Meydanda plakası sarı mavi arabalar, masalarda hem yufka hem tarçınlı çörek duruyordu. Damat on beş yıldır Stockholm’de otobüs kullanıyormuş. Gelin de orada hemşireymiş, ama düğün için ikisi de dedelerinin harman yerine dönmüş. Yanıma oturan yaşlı adam bana önce İsveççe bir şey sordu, anlamadığımı görünce Türkçeye geçti: “Nereden böyle?” Soru her dilde aynı.

Gece on birde halay başladı. Kilitli ayakkabıyla halay çekilmez, denemeyin; tabanındaki demir, betonda kıvılcım çıkarıyor. Bir süre sonra çocuklar kıvılcımı görmek için etrafımda toplandı, halayın başına geçirdiler. Hayatımda ilk ve son kez halay başı oldum. Mendil niyetine yama bezi salladım.

:normal: aksam-cayi | Düğün evinin arka odası. Çay bitmedi, konuşma da.

### Gece, harman yeri

Düğünden sonra bana yatak hazırladılar, ben harman yerinde çadır kurmak istedim. Gücendiler. Ortasını bulduk: çadırı evin avlusuna kurdum, yorganı evden verdiler. Gece yarısı damadın dedesi yanıma geldi, bir tabure çekti. Uyuyamamış. “Sen yarın göle mi gideceksin?” diye sordu. Evet, dedim.

Çocukluğunu anlattı. O zamanlar göle deve kervanıyla gidilirmiş. Kırk deve, üç gün yol. Tuz çuvallarını yükler, dönüşte köy köy satar, parası olmayandan yumurta alırlarmış. En zor yanı dönüş değil, gece konaklamasıymış; develer tuzu yalamasın diye başlarında nöbet tutulurmuş. “Deve tuzu yaladı mı susar,” dedi, “susadı mı yürümez. Kervan bir devenin dili yüzünden iki gün kalır.”

Şimdi torunlarının en küçüğü Stockholm’de doğmuş, deniz kıyısında büyüyormuş. Ona tuz gölünü anlatınca inanmamış. “Denizin tuzu görünmez ki, dede,” demiş. Yaşlı adam bir süre sustu. Sonra benden bir şey istedi: gölden bir avuç tuz getirecek, posta ile gönderecektim. Adresi avucuma değil, bisikletin çerçevesindeki bandın üstüne yazdırdı. “Avucun terler,” dedi, “demir unutmaz.”

Adres hâlâ orada. Tuzu Aksaray’dan yolladım; küçük bir kavanoz, içinde bir de flamingo tüyü. On gün sonra telefonuma bir fotoğraf geldi. Bir çocuk dilini kavanoza uzatmış, yüzünü buruşturmuştu. Altına Türkçe üç kelime yazmışlardı: “Dede haklıymış, görünüyor.”

## Dördüncü gün: beyaz

Sabah altıda yola çıktım. Kulu’dan sonra yol dümdüz uzanıyor, ufuk bir cetvelle çizilmiş gibi. İki saat boyunca manzara hiç değişmedi, sonra ufkun altına ince beyaz bir çizgi geldi. Önce bulut sandım. Çizgi kalınlaştı, ışıdı, sonunda bütün sol yanım bembeyaz oldu. Tuz Gölü’ydü.

Eylülde gölün kıyısı kurudur. Bisikleti elimde, tuzun üstünde yürüdüm. Ayağımın altında kabuk çıtırdadı, kar gibi ama sıcak. Beş yüz adım sonra arkama baktım; bisikletin izi ince bir dikiş gibi kıyıya kadar gidiyordu. Önümde hiçbir şey yoktu. Ne ağaç, ne taş, ne gölge. Bir süre mesafe duygumu kaybettim. Gözümün önünde uçan bir kuş serçe kadar mıydı yoksa turna kadar mı, ayırt edemedim.

O boşlukta ilk düşündüğüm şey kendi sesim oldu. Konuştum. Ses gitti, geri gelmedi. Dağda insanın sesi döner, odada çarpar, ormanda dağılır; burada çıkıp gidiyor. İyi bir duygu olduğunu söyleyemem, kötü de değildi. Kendime ait bir şeyi bir yere bırakmış gibi oldum.

! Göle gideceklere: öğle saatinde tuzun üstünde güneş gözlüğü olmadan durmayın, ışık alttan da gelir. Kıyıdan uzaklaşırken bir noktayı gözünüze kestirin; dönüşte her yön birbirine benzer. Ve tuz, bisiklet zincirini bir günde paslandırır. Benimkini paslandırdı.

### Tuzcular

Öğleden sonra tuz çıkaran işçilere rastladım. Kürekle değil makineyle çalışıyorlar artık, ama öğle yemeği hâlâ aynı: bulgur, soğan, ayran. Ustabaşı Kadir Bey, yirmi altı yıldır gölde. “Gölün bir nabzı var,” diye anlattı. “Kışın dolar, ilkyazda pembeleşir, yazın çekilir. Eskiden ağustosta bile diz boyu su olurdu. Şimdi haziranda kuruyor.”

Pembeliği yapan, tuzlu suda yaşayan küçücük canlılarmış. Flamingolar da rengini onlardan alıyormuş. Geçen yıllarda yavru flamingoların susuzluktan öldüğünü gazetede okumuştum; Kadir Bey okumamış, görmüş. Anlatırken başını çevirdi, gölün ortasına baktı. Orada görülecek bir şey yoktu. O bakmaya devam etti.

Gölün neden küçüldüğünü sordum. Parmaklarıyla saydı:

1. Yağmur azaldı.
2. Çevredeki tarlalar için binlerce kuyu açıldı.
3. Kuyular derinleştikçe göle gelen yer altı suyu kesildi.
4. Su isteyen ürün ekmekten kimse vazgeçmedi.

“Dördüncüsünde ben de varım,” dedi. “Kardeşimin pancarı var. Ona ekme diyemiyorum, çocuk okutuyor.” Sorunun bütün ağırlığı o cümledeydi. Uzaktan bakınca suçlu aramak kolay; yakından bakınca herkesin bir kardeşi var.

:gallery: bozkir-yolu | Kulu ile göl arasında, akşam yediye on kala.
:gallery: yaz-ovasi | Suyun hâlâ olduğu yerde yeşil böyle başlıyor.
:gallery: dagda-aksam | Ihlara tarafında son ışık; dağ, yaklaştıkça uzaklaşıyor.
:gallery: karli-zirveler | Çok uzakta Hasan Dağı. Fotoğraf değil, defterime çizdim; kar, benim hayalim.

## Beşinci gün: dönüş

Son gün Aksaray’a kadar pedal çevirdim, oradan otobüse bindim. Şoför bisikleti bagaja yatırırken tekerlekteki tuzu gördü, parmağını sürüp tadına baktı. “Bizim göl,” dedi. Kendisi de oralıymış. Yol boyunca muavine her molada bana ayran getirtti, parasını almadı. Nedenini sorunca omuz silkti: “Oraya kimse bakmaya gelmiyor. Sen gelmişsin.”

Otobüsün camından geldiğim yola baktım. Beş günde aldığım mesafeyi üç saatte geçtik. Satılmış’ın sürüsünü gördüm gibi oldu, uzakta gri bir leke. Yüzleri güneye dönüktü.

## Haritanın ortası

Eve varınca haritayı masaya serdim. O boşluğa beş günlük yolumu çizdim, üzerine küçük yazılarla eklemeler yaptım. Kirpi. Lambayı kapatmayan adam. Koyunların saati. Kravat. Kadir Bey’in baktığı yer.

Boşluk doldu. Harita yapan haklıymış, orada kalemini kaldırmış; çünkü oranın işaretleri kâğıda değil, geçene yazılıyor.

Okurun sorusuna gelince: sıkılmadım. Ama şunu da söylemeliyim, dağda insan manzarayla oyalanıyor. Bozkırda oyalanacak bir şey yok. Beş gün boyunca kendi kafamın içinde pedal çevirdim, orası da epey rüzgârlıymış.

Zinciri değiştirdim. Eskisini atmadım; balkonda, bir çivide asılı duruyor. Nemli havalarda üzerinde beyaz bir toz beliriyor. Göl, arada bir, kendini hatırlatıyor.
`,
}
