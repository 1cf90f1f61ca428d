import type { Manuscript } from '../records.ts'

export const gezi: Manuscript[] = [
  {
    author: 'canogut',
    title: 'Bisikletle Karadeniz: ilk 300 km',
    excerpt:
      'Samsun’dan Trabzon’a doğru dört gün: yağmur, tünel, fındık ve bitmeyen “nereye böyle?” sorusu.',
    categories: ['gezi', 'spor'],
    tags: ['bisiklet', 'karadeniz', 'yol'],
    reads: 6900,
    comments: [
      'Ünye’deki pideciyi buldum, yeşil bisiklet hâlâ kapıda!',
      'Tünellerde ışık olarak ne kullandınız? Aynı yolu nisanda yapacağım.',
      'Dördüncü gün Boztepe’ye çıkmak nasıl bir cesarettir.',
    ],
    body: `
Yola çıkarken üç kişi beni uyardı. Annem yağmurdan, tamircim tünellerden, Samsun’daki otelci ise çaydan. “Her duran çay verir,” dedi, “durma, varamazsın.” Üçü de haklı çıktı.

## Plan ve gerçek

| Gün | Plan | Gerçek | İçilen çay |
|---|---|---|---|
| 1 | Samsun–Terme, 60 km | 58 km | 4 |
| 2 | Terme–Fatsa, 65 km | 52 km | 9 |
| 3 | Fatsa–Ordu, 55 km | 63 km, eski yoldan | 6 |
| 4 | Ordu–Tirebolu, 90 km | 127 km, bir yanlış sapakla | 2 |

Dört günde üç yüz kilometre etti. Tabloya bakınca çay ile yol arasında ters orantı olduğu görülüyor.

## Tüneller

Sahil yolunun yenisi düz ve hızlıdır, ama tüneller bisikletliyi düşünmemiş. İçeride tır geçerken hava önce sizi iter, sonra çeker. İlk gün iki tünelden sonra karar verdim: nerede eski yol varsa oradan gidecektim. Fatsa ile Ordu arasındaki eski yol, Yason Burnu’ndan dolanıyor. On kilometre uzun, bin kat güzel.

> Burunda bir kilise, önünde bir fener, aşağıda fokurdayan deniz. Kimse yok. Rüzgâr bisikleti yatırdı, ben de yanına yattım.

## İnsanlar

Yolda en çok duyduğum cümle “nereye böyle?” oldu. İkincisi “tek başına mı?”, üçüncüsü “çocuğun yok mu?”. Cevap verdikçe soru artıyor, soru arttıkça çay geliyor.

- Terme’de bir terzi, yırtılan çantamı on dakikada dikti, para almadı.
- Fatsa çıkışında fındık çuvalı taşıyan iki kardeş, beni yokuşta geçti. Yürüyerek.
- Ünye’de tabelası düşmüş bir pideciyi @vefa abinin tarifiyle buldum.
  - Kapıda yeşil bir bisiklet duruyordu.
  - Bisikletin sahibi yetmiş dört yaşında, hâlâ her sabah pazara onunla gidiyor.

## Yağmur

İkinci gün öğleden sonra başladı, üçüncü günün sabahına kadar durmadı. Karadeniz yağmurunun yukarıdan yağdığını sananlar yanılıyor; yandan geliyor, alttan sıçrıyor, bazen de yolun kendisi yağıyor. Yağmurluğum su geçirmezdi ama ter de geçirmiyordu. Bir benzin istasyonunda durup çıkardım, ikisi arasında seçim yaptım, yağmuru seçtim.

İstasyonun çaycısı bisiklete baktı, bana baktı, içeriden iki poşet getirdi. “Ayakkabının içine değil,” dedi, “çorabın içine.” Yirmi yıl motosiklet kullanmış. Poşetleri dediği gibi giydim. Ayaklarım ilk defa sıcaktı ve her pedalda market alışverişi gibi hışırdıyordu.

O akşam Fatsa’da pansiyonun sobasına çoraplarımı, eldivenlerimi, haritayı dizdim. Harita kuruyunca Ünye ile Fatsa birbirine yapışmıştı. Ayırmaya çalışırken kâğıt yırtıldı, arada kalan köyler gitti. Ertesi gün oralardan geçerken tabelalara daha dikkatli baktım. Haritamda olmayan yerlerdi artık, ezberlemem gerekiyordu.

! Merak edenlere: ön ve arka çanta toplam on dört kilo, lastik 35 milimetre, bir yedek iç lastik, iki yama. Dört günde bir kere patladı, o da otelin otoparkında.

## Dördüncü gün

Yanlış sapağa girdiğimi yedi kilometre tırmandıktan sonra anladım. Dönmek istemedim; tepede ne olduğunu merak ettim. Sis vardı, hiçbir şey yoktu. Beş dakika sonra sis aralandı, aşağıda bütün Ordu, denize uzanmış bir kedi gibi yatıyordu. Sonra yine kapandı.

Tirebolu’ya hava kararınca vardım. Ellerim gidonu bırakmıyordu. Otelci sordu: “Nereye böyle?”

“Trabzon’a,” dedim. “Tek başına mı?” diye soracaktı, baktım, ağzını açtı. “Evet,” dedim, “çocuğum da yok. Çayı alayım.”
`,
  },
  {
    author: 'vefa',
    title: 'Doğu Ekspresi’nde yemek saati',
    excerpt: 'Yirmi altı saatlik yolda en kalabalık yer, ocağı olmayan bir mutfaktı.',
    categories: ['gezi', 'mutfak'],
    tags: ['tren', 'sofra', 'kars'],
    cover: 'gece-treni',
    body: `
Ben lokantacıyım, trene de lokantacı gözüyle binerim. Pencereden önce sofralara bakarım. Ankara’dan Kars’a giden trende yirmi dört saati aşkın yol var; bu, en az üç öğün demek. Üç öğünü tanımadığın insanlarla aynı dar koridorda yersen, inerken artık tanıyorsun.

## Birinci öğün: haşlanmış yumurta

Kırıkkale’ye varmadan torbalar açıldı. Tren yemeğinin kuralı vardır: kokmayacak, dökülmeyecek, bıçak istemeyecek. Yumurta, zeytin, peynir, ekmek. Karşımdaki teyze bir de köfte çıkardı, kuralı bozdu, hepimiz affettik.

“Siz ne getirdiniz?” diye sordu bana. Utandım. Otuz yıllık aşçı, trene eli boş binmiş. “Ben dağıtmaya geldim,” dedim ve bulaşığa talip oldum.

## İkinci öğün: çorba

Akşam Kayseri’yi geçince hava soğudu. Yemekli vagonda mercimek çorbası vardı; sıcaktı, tuzu eksikti. Yan masada dört üniversiteli, çorbaya pul biber arıyordu. Çantamda hep küçük bir kavanoz Maraş biberi taşırım. Onu ortaya koyunca vagonun havası değişti. Kavanoz masadan masaya gezdi, geri geldiğinde dibi görünüyordu.

> Bir kavanoz biberin on iki kişiye yettiğini, otuz yıl lokanta işletip ilk defa trende gördüm.

## Üçüncü öğün: peynir

Sabah Erzurum’da hava eksi on dört dereceydi. Trene bir adam bindi, koltuğunun altında gazeteye sarılı bir teker göğermiş peynirle. “Kars’a götürüyorum,” dedi. “Kars’a peynir götürülür mü?” diye güldüler. Adam ciddiydi: “Damada götürüyorum. Kendi peynirlerinin iyi olduğunu sanıyor.”

Gazeteyi açtı, çakısıyla incecik kesti. Hepimiz sustuk. Damadın işi zordu.

## Yataklıda bir ihtiyar

Gece kimse uyumadı sayılır. Koridorun ucundaki pencerede bir ihtiyar duruyordu, elinde boş çay bardağı. Sivas’ı geçerken camı sildi, karanlığa baktı. “Burada,” dedi, “şimdi sağda bir istasyon gelecek. Ben orada otuz yıl makas değiştirdim.” Baktık. Küçük bir ışık geldi, geçti. İki saniye sürdü.

“Kapanmış,” dedi. “Lambayı biri yakmış ama.” Kimin yakmış olabileceğini konuştuk bir süre. Yolun bekçisi, dedik, çocuklar, dedik. İhtiyar başını salladı. “Karım,” dedi. “O tren geçmeden yatmaz. Ben bu sefer içindeyim, bilmiyor.” Telefonunu çıkardı, aradı. Karşıdan ses gelince bir şey söyleyemedi, bize uzattı. Teyzeye iyi geceler dedik, sırayla, koridordaki herkes.

Bardağını ben doldurdum.

### Trende yenmez sandığım ama yenen şeyler

1. Etli yaprak sarma (soğuk, limonlu)
2. Termosta tarhana
3. Karpuz

Karpuzu anlatmama gerek yok; aralık ayındaydık.

## Varış

Kars’a indiğimizde karda iz yoktu. Peron bir anda doldu, bir anda boşaldı. Teyze köftenin kabını elime tutuşturdu: “Bunu geri getirirsin.”

“Teyze, ben İzmir’de yaşıyorum.”

“Olsun,” dedi, “ben de Ankara’da.”

Kap hâlâ bende. Bu kış yine bineceğim, bu sefer içi dolu.
`,
  },
  {
    author: 'gokhan_a',
    title: 'Saklıkent’te yıldız beklemek',
    excerpt:
      'İki bin beş yüz metrede, gözlemevine çıkan yolda, bulutun dağılmasını bekleyenlerin gecesi.',
    categories: ['gezi', 'bilim'],
    tags: ['gökyüzü', 'gece', 'antalya'],
    cover: 'samanyolu',
    body: `
Gökbilimci dediğin, ömrünün yarısını buluta bakarak geçirir. Geçen ağustosta Antalya’nın Saklıkent yaylasına, yıldız gözlemek için yüzlerce kişiyle birlikte çıktım. İlk gece gökyüzünde tek bir yıldız vardı, o da uçakmış.

## Çıkış

Yol yukarı doğru kıvrıldıkça kulaklar tıkanıyor, ağaçlar kısalıyor. Deniz kıyısında otuz beş derece olan hava, yukarıda on iki. Minibüs şoförü Mevlüt Bey her virajda aynı cümleyi kuruyor: “Yukarısı açıktır.” Yukarısı açık değildi.

Çadırları kurduk, teleskopları dizdik, bekledik. Beklerken insanlar birbirine ne yaptığını anlatıyor. Solumda emekli bir kaptan vardı; kırk yıl yıldızla yön bulmuş, hiçbirine teleskopla bakmamış. Sağımda dokuz yaşında bir kız, Satürn’ün halkasını görmeye gelmiş. “Görmezsem dönmem,” diyordu.

## Gece yarısı

Saat on ikiye doğru rüzgâr çıktı. Önce batıda küçük bir delik açıldı, sonra perde çekilir gibi, bütün bulut doğuya kaydı. Kimse bağırmadı. Yüzlerce insan aynı anda sustu. Samanyolu tam tepemizden geçiyordu; o kadar belirgindi ki kaptan “bu bulut neden gitmedi?” diye sordu.

> Bulut değildi kaptan. Galaksimizin içinden bakıyorduk.

Karanlığa alışan göz yirmi dakika ister. O yirmi dakikada biri telefonunu açarsa herkes baştan başlar. Bu yüzden fenerler kırmızıdır, sesler alçaktır. Birbirini tanımayan bunca insanın karanlığı birlikte koruması, gecenin en güzel yanıydı.

## Satürn

İkiye çeyrek kala Satürn yükseldi. Küçük kız sıraya girdi, parmak ucunda yükseldi, gözünü dayadı. Uzun süre kıpırdamadı.

“Gördün mü?”

“Çıkartma gibi,” dedi. “Biri yapıştırmış.”

Sonra kaptan baktı. O da uzun kaldı. Geri çekildiğinde gözlüğünü sildi, oysa teleskopa gözlüksüz bakmıştı.

### Gitmek isteyenlere

- Hırka değil, mont alın. Ağustosta bile.
- Kırmızı fener şart; beyaz fenerin üstüne kırmızı jelatin de olur.
- Ay takvimine bakın, yeni ay gecelerini seçin.
- Termosta çay, cepte leblebi.

Sabaha karşı çadıra dönerken kızın sesini duydum. Babasına soruyordu: “Şimdi dönebiliriz. Ama yarın yine orada mı?”

Orada. Bulut olmazsa görünür, olursa da orada.
`,
  },
]
