import type { Manuscript } from '../records.ts'

export const spor: Manuscript[] = [
  {
    author: 'ipekk',
    title: 'Sekiz yüz metrenin dört duvarı',
    excerpt: 'Pistte iki tur. İlki akılla, ikincisi başka bir şeyle koşulur.',
    categories: ['spor', 'psikoloji'],
    tags: ['koşu', 'atletizm', 'yarış'],
    cover: 'kosu-pisti',
    body: `
Sekiz yüz metre kararsızların mesafesidir. Sürat koşusu kadar kısa değil ki kendini bırakasın, uzun mesafe kadar uzun değil ki düşünesin. Pistte iki tur. Antrenörüm Kenan Hoca bu yarışı bir eve benzetirdi: “Dört duvarı var,” derdi, “her birine ayrı çarparsın.”

## Birinci duvar: iki yüz metre

Silah patlar, kulvardan çıkana kadar herkes kendi koşusunu koşar. İlk iki yüzün duvarı hevestir. Bacaklar hafif, ciğer boş, seyirci gürültülü. Burada hızlı gitmek bedavaymış gibi gelir. Bedava değildir; faturası altı yüzde kesilir.

## İkinci duvar: dört yüz metre

Çan çalar. Son tur demektir bu, ama önünde koştuğun kadar yol vardır. Saate bakarsın. Benim en iyi derecemde burası **61,8** saniyeydi. Planladığımdan yarım saniyeden biraz fazla hızlı. O yarım saniye, bundan sonrasının bütün hikâyesidir.

| Bölüm | Plan | Koştuğum |
|---|---|---|
| 0–200 | 30,5 | 29,9 |
| 200–400 | 32,0 | 31,9 |
| 400–600 | 33,0 | 33,4 |
| 600–800 | 32,5 | 34,1 |

## Üçüncü duvar: altı yüz metre

Kimse bu duvarı fotoğraflamaz, çünkü tribünün karşısındadır, orada seyirci yoktur. Kollar ağırlaşır, boyun gerilir, yanındakinin nefesini kendi nefesin sanırsın. İnsanın aklından en tuhaf şeyler burada geçer. Ben bir keresinde evde ocağı açık bırakıp bırakmadığımı düşündüm. Bir başkasında ilkokuldaki sıra arkadaşımın adını aradım, bulamadım, yarışı beşinci bitirdim.

> Kenan Hoca: “Altı yüzde durmak isteyeceksin. İste. Ama isterken koş.”

## Ara not: Kenan Hoca

Kenan Hoca pistin kenarında kronometreyle değil, düdükle dururdu. Süreyi bize koştuktan sonra sorardı: “Kaç koştun?” Tahminimiz bir saniyeden fazla saparsa bir tur daha attırırdı. Ceza sanıyorduk. Yıllar sonra anladım, bize içimizdeki saati kurmayı öğretiyormuş. Yarışın ortasında başını çevirip tabelaya bakan, iki metre kaybeder.

Bir antrenmanda tam tahmin ettim, salisesine kadar. Sevinçle yanına koştum. Düdüğü cebine koydu. “Artık bana ihtiyacın yok,” dedi ve gerçekten döndü, gitti. Ertesi gün yine oradaydı tabii. Ama o cümleyi hangi antrenörden duyarsınız? Ben öğrencilerime henüz söyleyemedim; söylemem gereken iki kişi var, biliyorum, biraz daha bekliyorum.

## Dördüncü duvar: son yüz

Son düzlükte tekniğin kalmaz, yüzün kalır. Bacaklarını değil, yüzünü gevşetmeye çalışırsın. Gevşeyen yüz omuzu, omuz kolu, kol bacağı çözer. Bitiş çizgisi yaklaşmaz, sen ona doğru küçülürsün. Ve birden bacağının altında pist biter.

---

Artık yarışmıyorum. Sabahları beşte, öğrencilerim gelmeden, boş pistte iki tur koşuyorum. Saat tutmuyorum. Altı yüze gelince hâlâ durmak istiyorum. Her sabah, o köşede, tribünün görmediği yerde, kendime aynı soruyu soruyorum ve cevabı beklemeden koşuyorum.

Geçen hafta öğrencilerimden biri erken gelmiş, kenarda beni izliyormuş. “Hocam,” dedi, “orada ne oldu? Yüzünüz değişti.”

“Duvar,” dedim. “Gel, göstereyim.”
`,
  },
  {
    author: 'ipekk',
    title: 'Yenilgiden sonraki pazartesi',
    excerpt: 'Okul takımı finali 4-0 kaybetti. Ertesi gün antrenman vardı ve herkes geldi.',
    categories: ['spor'],
    tags: ['futbol', 'okul', 'yenilgi'],
    body: `
Cumartesi günü il finalini dört sıfır kaybettik. Kızların yarısı soyunma odasında ağladı, yarısı hiç konuşmadı. Otobüste dönerken kimse müzik açmadı. Ben öğretmenim, takımın başında da ben varım; ne söyleyeceğimi bütün pazar düşündüm ve bulamadım.

Pazartesi üçte antrenman vardı. İptal etmedim. Sahaya çıktığımda hepsi oradaydı, on dokuz kişi, üstlerinde eşofman, yüzlerinde pazartesi.

## Ne yapmadık

Maçın görüntülerini izlemedik. Kim nerede hata yaptı diye konuşmadık. “Önemli olan katılmaktı” demedim; önemli olan katılmak olsaydı ağlamazlardı.

## Ne yaptık

Ortaya bir top koydum, çizgileri kaldırdım. Mahalle maçı yapacağız, dedim. Kaleler çanta, hakem yok, gol sayısı yok, akşam ezanı okununca biter. Takımları kendileri kurdu. Kalecimiz Sude dört gol yemişti, ilk kez forvet oynamak istedi. Oynadı. Üç gol attı, birini kendi çantasına.

İlk yirmi dakika sessizdi. Sonra biri kaydı, çamura oturdu, kalkamadı. Önce o güldü. Sonra yanındakiler. Sonunda öyle gülüyorduk ki top taca gitti, kimse almaya koşmadı.

> “Hocam,” dedi kaptan Ezgi, nefes nefese, “ben futbolu severmişim.”

Unutmuştu. Final haftası boyunca unutturmuşuz.

## Yenilginin dersi var mı?

Yenilgi öğretir, derler. Pek sanmıyorum. Yenilgi acıtır; öğreten, ondan sonraki pazartesidir. Pazartesi gelmeyene ders yok.

Ertesi hafta oturup maçı konuştuk. Artık konuşulabiliyordu. Şunları not aldık:

1. Rakip bizden hızlıydı. Bu bir ayıp değil, bir bilgi.
2. İkinci golden sonra birbirimize bağırmayı bıraktık. Bağırmak iyi bir şeymiş.
3. Sude dört gol yedi, on bir gol kurtardı. On biri kimse saymamıştı.

Üçüncü maddeyi tahtaya yazınca sınıf alkışladı. Sude kızardı, “on iki,” dedi, “biri direkten.”

## Gelecek yıl

Bu takımın yarısı mezun olacak, seneye başka kızlar gelecek. Onlara kupayı değil, çünkü kupa yok, o pazartesiyi anlatacağım. Malzeme odasının duvarına bir fotoğraf astık: on dokuz çamurlu yüz, ortada iki çanta. Altında skor yazmıyor.

Ezgi bir şey yazmak istedi, bıraktım. Keçeli kalemle, küçücük: *ezan okundu, hâlâ oynuyoruz.*
`,
  },
  {
    author: 'canogut',
    title: 'Yokuş yukarı saygı',
    excerpt: 'Bisikletle tırmanmayı sevmeyenler için, bir türlü bitmeyen bir yokuşun sonundan.',
    categories: ['spor', 'gezi'],
    tags: ['bisiklet', 'tırmanış', 'sabır'],
    body: `
Bisikletçiler ikiye ayrılır: inişi sevenler, yokuşu sevenler. Ben ikincilerdenim ve bunu açıklamakta zorlanıyorum. İniş üç dakika sürer, yokuş bir saat. İnişte dünya akar, yokuşta durur. Belki de sebep budur; durunca bakılıyor.

## Kop Dağı

Geçen temmuz Bayburt’tan Aşkale’ye doğru Kop Geçidi’ne tırmandım. Geçit iki bin dört yüz metreyi aşıyor. Yolun başında bir kamyoncu camdan sarktı:

“Bununla mı çıkacaksın?”

“Evet.”

“Ben bununla zor çıkıyorum,” dedi ve kamyonu gösterdi.

Yokuşun ilk kuralı, tepeye bakmamaktır. Tepe hep aynı yerde durur, insan moral bozar. Ön tekerin iki metre önüne bakacaksınız. Orada çakıl var, çekirge var, asfaltın çatlağından çıkmış bir gelincik var. O iki metre her an değişir, hiç bıktırmaz.

## Vites hesabı

Merak edenler için o gün kullandığım oranlar:

- Ön dişli: 30
- Arka dişli: 36
- Dakikadaki devir: 65–70
  - Bu, saatte yedi kilometre kadar eder.
  - Hızlı yürüyen biri size yetişir.
  - Bir çoban yetişti de.

Çobanın adı Şaban’dı. Yanımda iki kilometre yürüdü. Konuştuk, daha doğrusu o konuştu; benim nefesim yoktu. Yokuşun kaç viraj kaldığını sordum. “Sen say,” dedi, “ben bilirsem sen yorulursun.”

## Saygı

Düz yolda kendinizi güçlü sanabilirsiniz, rüzgâr arkadan esiyordur. Yokuş yalan söylemez. Hangi sabah geç kalktığınızı, hangi antrenmanı atladığınızı bilir. Ama ödülü de hesapsızdır. Son virajda ter gözüme dolmuşken yol birden düzleşti, rüzgâr yüzüme çarptı; ayağım pedalda boşa döndü. Bir an düşüyorum sandım.

> Yokuşun bittiğini insan bacağıyla değil, sesle anlıyor. Kendi nefesini ilk kez duymaz oluyorsun.

Tepede bir çeşme, çeşmenin başında bizim kamyoncu. Demlik kaynamış. “Kırk dakikadır bekliyorum,” dedi. “Geleceğini biliyordum, çayı ona göre koydum.”

Bardağı uzattı. Kamyonun motoru hâlâ tıkırdıyordu, soğuyamamıştı. Benimki de.

İnişi anlatmaya gerek yok, üç dakika sürdü.
`,
  },
]
