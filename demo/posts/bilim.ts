import type { Manuscript } from '../records.ts'

export const bilim: Manuscript[] = [
  {
    author: 'gokhan_a',
    title: 'Gece neden karanlık?',
    excerpt:
      'Çocuk sorusu gibi duran bu soru, evrenin bir yaşı olduğunu gösteren en eski kanıtlardan biri.',
    categories: ['bilim'],
    tags: ['gökyüzü', 'evren', 'merak'],
    cover: 'samanyolu',
    body: `
Gökyüzü gecesinde çocuklar sıraya girer, sonunda biri mutlaka sorar: “Gece neden karanlık?” Büyükler güler, “Güneş battı da ondan,” der. Çocuk ikna olmaz. İkna olmamakta haklıdır, çünkü cevap eksik.

## Ormandaki ağaçlar

Büyük bir ormanın içinde durduğunuzu düşünün. Hangi yöne bakarsanız bakın, bakışınız er geç bir gövdeye çarpar. Yakındaki ağaçların arasından uzaktakiler, onların arasından daha uzaktakiler görünür. Orman yeterince büyükse boşluk kalmaz; her yer ağaçtır.

Şimdi ağaçların yerine yıldız koyun. Evren sonsuz büyük ve sonsuz yaşlıysa, hangi yöne bakarsak bakalım bakışımız sonunda bir yıldıza değmelidir. Öyleyse gece gökyüzünün her noktası Güneş’in yüzeyi kadar parlak olmalıydı.

> Gece karanlık olduğuna göre varsayımlarımızdan biri yanlış.

Bu düşünceye Olbers paradoksu deniyor; ondan önce Kepler de aynı soruyu sormuştu.

## Akla gelen ilk cevap

“Arada toz vardır, ışığı keser.” Denendi, olmadı. Toz, ışığı yutarsa ısınır; sonsuz zamanda o da yıldız kadar parlar. Battaniyeyi sobanın önüne asmak gibi, bir süre gölge eder, sonra tutuşur.

## Doğru cevap

İki parçası var:

1. **Evrenin bir yaşı var.** Yaklaşık 13,8 milyar yıl. Daha uzaktaki yıldızların ışığı bize henüz ulaşmadı. Ormanın ötesi var belki, ama sesi gelmedi.
2. **Evren genişliyor.** Uzaktan gelen ışık yolda gerilir, dalga boyu uzar, gözümüzün göremeyeceği kadar kızıla kayar.

İkinci madde güzel bir sonuca götürür. Gökyüzünün her noktasından aslında ışık geliyor: evrenin ilk ışığı. Yalnız o kadar gerilmiş ki artık mikrodalga olmuş. Eski tüplü televizyonlarda yayın bitince ekranda beliren karıncalanmanın küçük bir kısmı oydu.

! Yani gece karanlık değil. Gözümüz o rengi görmüyor.

## Bir şairin sezgisi

Bu bilmecenin ilk doğru cevabını bir gökbilimcinin değil, bir öykücünün sezmiş olması hoşuma gider. Edgar Allan Poe, 1848’de yazdığı *Eureka* adlı uzun düzyazısında, uzaktaki boşlukların karanlık görünmesini şöyle açıklıyordu: oralar o kadar uzak ki ışıkları bize henüz ulaşmamış olabilir. Hesap yapmamıştı, teleskopu yoktu. Karanlığa bakmaya alışkındı, o kadar.

Bilimde sezgi tek başına yetmez; Poe’nun aynı kitabındaki pek çok düşünce yanlış çıktı. Ama doğru soruyu sormak için bazen önce karanlıkta uzun süre oturmak gerekiyor. Gözlemevinde ilk gece bize de bunu öğrettiler. Teleskopun başına geçmeden yirmi dakika dışarıda bekledik, hiçbir şey yapmadan. Gözbebeği açılsın diyeydi. Benim başka bir yerim de açıldı sanırım, çünkü o yirmi dakikanın sonunda gördüğüm gökyüzü, geldiğimde baktığım gökyüzü değildi.

## Çocuğa ne demeli?

Ben şöyle diyorum: “Gece karanlık, çünkü evrenin bir doğum günü var. Çok uzaktaki yıldızların ışığı hâlâ yolda.”

Geçen ay bunu bir okulun bahçesinde anlattım. Küçük bir oğlan elini kaldırdı. “O zaman,” dedi, “beklersek aydınlanır mı?”

Cevap hayır; genişleme ışığı bizden hızlı götürüyor. Ama o gece bunu söyleyemedim. “Bekle bakalım,” dedim. Başını kaldırdı, beklemeye başladı.
`,
  },
  {
    author: 'umutsahin',
    title: 'Onun kuvvetleri',
    excerpt:
      'Bir piknik örtüsünden başlayıp evrenin kenarına, oradan bir protonun içine giden dokuz dakika.',
    categories: ['bilim', 'sinema'],
    tags: ['ölçek', 'belgesel', 'sayılar'],
    body: `
Lisedeki fizik öğretmenim bir gün sınıfa televizyon getirdi, perdeleri çekti, hiçbir şey söylemeden bir kaset taktı. Ekranda bir çift, çimenlerin üstünde uyuyordu. Kamera yukarı çıkmaya başladı ve bir daha durmadı.

https://www.youtube.com/watch?v=0fKBhvDjuy0

Charles ve Ray Eames’in 1977 tarihli filmi dokuz dakika sürer. Her on saniyede bir görüntünün kenarı on kat büyür. Film bitince sınıfta kimse konuşmadı. Öğretmen televizyonu fişten çekti, “ödev yok,” dedi.

## Basamaklar

O günden sonra dünyayı onun kuvvetleriyle düşünmeye başladım. Kendime bir cetvel yaptım:

| Metre | Ne var orada? |
|---|---|
| 10⁻¹⁵ | Bir proton |
| 10⁻¹⁰ | Bir atom |
| 10⁻⁵ | Bir hücre |
| 10⁰ | Ben |
| 10⁴ | Bir kent |
| 10⁷ | Dünya |
| 10⁹ | Ay’ın yörüngesi |
| 10¹³ | Güneş sisteminin gezegenleri |
| 10²¹ | Samanyolu |
| 10²⁶ | Görebildiğimiz evren |

İlginç olan, bizim bu cetvelde nerede durduğumuz. Protondan evrene kırk bir basamak var; biz alttan on altıncı basamaktayız. Ne ortadayız ne kenarda. Biraz aşağıda, ama görüş iyi.

## Hesap yapmayı sevmeyenlere

Büyük sayılar aklımıza sığmaz; milyon ile milyarı birbirine karıştırırız. Benim işime yarayan yöntem, sayıyı zamana çevirmek:

- Bin saniye, on yedi dakika kadar eder.
- Bir milyon saniye on bir buçuk gündür.
- Bir milyar saniye ==otuz iki yıl==.

Bunu öğrendiğimde yirmi yaşındaydım, daha bir milyar saniye yaşamamıştım. Otuz ikinci yaşımın eylülünde, hesaplayıp bulduğum günde, akşam sekizi on dört geçe, bir milyarıncı saniyemi kutladım. Arkadaşlarım pastaya dokuz sıfır dizdi.

Aynı hesabı bilgisayara yaptırmak isterseniz:

~~~python
from datetime import datetime, timedelta

dogum = datetime(1994, 1, 15, 18, 30)
print(dogum + timedelta(seconds=10**9))
~~~

## Öğretmen

Geçen yıl öğretmenimi buldum, emekli olmuş. O dersi hatırlayıp hatırlamadığını sordum. Hatırlıyormuş; o gün ders anlatacak hâli yokmuş, babası hastanedeymiş. “Aklıma, her şeyi küçülten bir şey göstermek geldi,” dedi.

Küçültmemişti. Ama yerini bulduruyordu insana; on üzeri sıfırda, çimenin üstünde.
`,
  },
  {
    author: 'gokhan_a',
    title: 'Kar yağınca şehir neden susar?',
    excerpt: 'Sabah pencereyi açmadan kar yağdığını anlamanın fiziği.',
    categories: ['bilim', 'kent'],
    tags: ['kar', 'ses', 'fizik'],
    cover: 'karli-zirveler',
    body: `
Çocukken kar yağdığını görmeden bilirdim. Gözümü açar, tavana bakar, dinlerdim. Ses eksikse kar yağmıştı. Annem perdeyi açınca haklı çıktığımı görür, büyücü olduğumu sanırdım. Büyücülük değilmiş, akustikmiş.

## Taze kar bir süngerdir

Yeni yağmış karın onda biri buz, onda dokuzu havadır. Kristaller birbirine uçlarından değer, aralarında sayısız küçük boşluk kalır. Ses bu boşluklara girer, duvarlara çarpa çarpa enerjisini bırakır ve çıkamaz. Stüdyolardaki süngerler de aynı ilkeyle çalışır.

Ölçümler birkaç santimlik taze karın, üstüne gelen sesin yarısından fazlasını yutabildiğini gösteriyor. Özellikle tiz sesler kaybolur; bu yüzden karlı sokakta konuşmalar bile yün giymiş gibidir.

## Yalnız fizik mi?

Hayır. Sessizliğin bir kısmı bizden geliyor:

- Arabalar yavaşlıyor ya da hiç çıkmıyor.
- İnsanlar pencerelerini kapatıyor.
- Kuşlar sığınıyor.
- Herkes pencereye gidip bakıyor, bakarken de konuşmuyor.

Bu son maddeyi ölçen yok, ama ben denedim. Geçen kış Ankara’da, kar yağarken ve ertesi gün yağmazken, aynı saatte balkondan ses düzeyine baktım. Telefon uygulamasıyla yapılan ölçüm bilim sayılmaz; yine de fark gözle görülürdü.

| Saat | Karlı gün | Karsız gün |
|---|---|---|
| 07.00 | 38 dB | 52 dB |
| 09.00 | 44 dB | 61 dB |
| 22.00 | 33 dB | 49 dB |

Desibel üstel bir ölçektir. On desibellik düşüş, kulağa yaklaşık yarı yarıya azalma gibi gelir.

## Karın kendi sesi

Kar büsbütün sessiz de değildir. Soğukta üstüne basınca gıcırdar; bu, kristallerin kırılma sesidir. Hava sıfıra yakınken gıcırtı duyulmaz, çünkü taneler kırılmadan önce eriyip kayar. Erzurumlu bir arkadaşım dışarının kaç derece olduğunu ayak sesinden söyler, iki dereceden fazla yanıldığını görmedim. Ona göre eksi beşte kar *hırt*, eksi on beşte *gıcır*, eksi otuzda ise *çın* edermiş. Sonuncusunu ben duymadım. Duyanlar, o soğukta ağzını açıp da anlatamamış olabilir.

## Sessizlik neden bozulur?

Kar erimeye başlayınca kristaller yuvarlanır, boşluklar kapanır. Yüzey buz tutarsa iş tersine döner: sert ve düz bir kabuk sesi yutmaz, yansıtır. Üç günlük karda bir köpek havlaması sokağın öbür ucuna kadar gider. ~~Kar susturur~~ Taze kar susturur.

> Kar, şehri örttüğü için değil, içinde hava sakladığı için susturuyor.

Yün, kuş tüyü, ekmek içi, kar… Dünyada yumuşak ve sıcak ne varsa çoğu havadan ibaret. Bunu düşününce boşluktan daha az korkuyorum.

Bu sabah uyandım, tavana baktım, dinledim. Bir kamyon geçti, bir çocuk ağladı, asansör çalıştı. Kar yoktu. Yine de perdeyi açıp baktım, ne olur ne olmaz.
`,
  },
]
