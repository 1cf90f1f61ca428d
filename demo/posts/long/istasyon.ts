import type { Manuscript } from '../../records.ts'

export const istasyon: Manuscript = {
  author: 'sukran',
  title: 'Bir istasyonun yüz yılı',
  excerpt:
    'Trenlerin artık durmadığı bir bozkır istasyonunun defterinden: gelinler, askerler, telgraflar ve hiç sönmeyen bir soba.',
  categories: ['tarih', 'gezi'],
  tags: ['tren', 'istasyon', 'hatıra', 'tanıklık'],
  cover: 'karda-tren',
  reads: 2400,
  comments: [
    'Dedem de o hatta ateşçiydi. Kömür kokusu ceketinden hiç çıkmadı.',
    'Kayıp bavulun hikâyesini bir roman gibi okudum.',
    'Saatin hep beş dakika ileri olması… Bizim evde de öyleydi, şimdi anladım.',
  ],
  body: `
Torunum geçen yaz bana bir soru sordu: “Babaanne, tren durmayan istasyon ne işe yarar?” Sivas’a giderken pencereden görmüştü: taş bir bina, önünde iki akasya, peronda bir bank. Trenimiz yavaşlamadan geçti. Cevap veremedim. Emekli bir tarih öğretmeni için cevapsız kalmak kolay katlanılır bir şey değildir; ertesi hafta arabayla geri döndüm, istasyonu aradım, buldum. Bu yazı torunuma geç kalmış bir cevaptır.

İstasyonun adını yazmayacağım. Anlatacaklarım o hattaki pek çok istasyonun ortak hikâyesi; birini ayırırsam ötekilere haksızlık olur.

## Kuruluş: suyun olduğu yer

Demiryolu bozkıra 1920’lerin sonunda geldi. Genç Cumhuriyet’in rayları Ankara’dan doğuya doğru ilerlerken nerede duracaklarına mühendisler değil, su karar veriyordu. Buharlı lokomotif otuz kırk kilometrede bir su ister. Haritada işaretlenen yerlerin çoğunda köy yoktu; istasyon kuruldu, köy sonradan geldi.

Binanın ustası bir Rum taşçıymış, adı kayıtlarda yalnızca “Usta Yorgi” diye geçiyor. Kapının üstündeki taşa küçük bir üzüm salkımı oymuş. O iklimde üzüm yetişmez. Köylüler salkımı uzun süre nar sanmış, sonra arpa başağı. Sonunda herkes kendi bildiği meyvede karar kılmış.

:wide: bozkir-yolu | İstasyona giden eski yol. Telgraf direkleri raylardan önce dikilmiş.

## Defter

Beni istasyonun son memuru Hikmet Bey karşıladı. Yetmiş dokuz yaşında, binanın arkasındaki lojmanda hâlâ o oturuyor. İki fincan kahve yaptı, sonra dolaptan muşambaya sarılı bir defter çıkardı. Resmî kayıt defteri değil bu; onlar arşive gitmiş. Memurların birbirine devrettiği, kimsenin tutmasını istemediği bir not defteri. İlk sayfasında 1931 tarihi var.

Defterin başındaki kural bugün de okunuyor:

> Buraya rakam yazılmaz. Rakamlar öteki deftere yazılır.

On bir memur, altmış sekiz yıl boyunca bu kurala uymuş. Kaç ton buğday yüklendiği, hangi katarın kaç dakika geciktiği yok. Bunun yerine gelenler, gidenler, bekleyenler var. Hikmet Bey sayfaları çevirirken elini kâğıdın altında tutuyordu, sanki bebeğin ensesini tutar gibi.

## Gelenler ve gidenler

Defterden birkaç satırı, yazıldığı gibi aktarıyorum. Yalnızca yazımı bugüne uydurdum.

- *1934, mart.* Yeni öğretmen hanım geldi. İndiğinde kar dizindeydi, pabucu şehir pabucuydu. Makasçı Ali kendi çizmesini verdi, rayların üstünden çorapla döndü.
- *1941, ekim.* Asker katarı geçti, durmadı. Pencerelerden mektup attılar. Yirmi yedi zarf topladık, pullarını biz aldık.
- *1950, mayıs.* Seçim sandığı geldi. Sandığı bekleyen jandarmaya iki gece yatak verildi.
- *1957, eylül.* İlk traktör vagonla indi. Bütün köy perondaydı. Traktörün önüne mavi boncuk, şoförün önüne baklava konuldu.
- *1964, temmuz.* Almanya’ya gidenler için özel vagon. Trenden çok ağlayan vardı.

Son satırın altında başka bir kalemle eklenmiş bir cümle var: *Hepsi iki yıl sonra döneceğini söyledi.* Kimse yanına tarih düşmemiş.

## Saat

Peronun ortasında, iki yüzlü bir saat asılıdır. Hikmet Bey’in dediğine göre bu saat kuruluşundan beri beş dakika ileri çalışır. Arıza değil, karar. İlk memur Rüştü Efendi, köylüler treni kaçırmasın diye saati beş dakika ileri almış. Köylü bunu öğrenince beş dakika geç gelmeye başlamış. Rüştü Efendi on dakika ileri almış, bu sefer tren erken gidiyor diye şikâyet edilmiş. Sonunda müfettiş gelmiş, durumu dinlemiş, tutanağa şunu yazmış: “Saat beş dakika ileridir. Ahali bilmektedir. Düzeltilmesi karışıklığa yol açar.”

Öğretmenliğimde çocuklara hep “zaman herkes için aynı akar” derdim. O peronda durup saate bakınca cümlemi düzelttim. Zaman herkes için aynı akar, ama bazı yerlerde insanlar birbirini beklemek için küçük bir pay bırakır.

:normal: karda-tren | 1950’lerin sonunda bir kış katarı. Aile albümünden bakarak çizildi.

## Telgraf odası

Binanın kuzey köşesinde, bir kişinin zor sığdığı bir oda var. Telgraf makinesinin masası duruyor, makine müzeye gitmiş. Masanın üstünde iki küçük çukur göze çarpıyor; telgrafçının dirseklerinin yeri.

Telgrafta kelime başına para ödenirdi. Bu yüzden köyde herkes kısa yazmayı öğrenmiş. Hikmet Bey, kendisinden önceki memurun topladığı birkaç metni ezbere biliyor:

| Yıl | Telgraf | Ne demekti? |
|---|---|---|
| 1938 | Geldi, iyi, kız. | Bir çocuk doğdu. |
| 1946 | Buğday yattı, gelme. | Dolu vurdu, masraf etme. |
| 1959 | Razıyız. | Kız verildi. |
| 1971 | Anne soruyor. | Anne ölüyor, yetiş. |

Dördüncü satırı okurken sesi değişti. O telgrafı kendisi çekmiş. Alıcısı Hamburg’da çalışan ağabeyiymiş. “Ölüyor yazmaya elim varmadı,” dedi. “Soruyor, dedim. Anladı.” Yetişmiş mi, diye soramadım. Kendisi söyledi: “Bir tren farkla.”

:small: gece-treni | Telgraf odasının tek penceresi raylara bakar; katar önce camda görünürdü.

## Soba

Bekleme salonunun ortasında büyük bir döküm soba var. Yazılı olmayan bir kurala göre bu soba ekimden nisana kadar hiç söndürülmezmiş. Gece tren geçmese bile yanarmış, çünkü bozkırda gece yolunu kaybeden, ışığa gelirmiş. Işık da ancak içeride biri ateşe bakıyorsa yanarmış.

1968 kışında üç gün süren tipide o salonda kırk bir kişi kalmış. Bir düğün alayı, iki öğretmen, bir sağlık memuru, jandarmanın götürdüğü bir tutuklu. Kömür bitince önce bankları yakmışlar, sonra tahta perdeyi, en sonunda gelinin sandığını. Gelin itiraz etmemiş. Sandığın içindekileri herkese dağıtmış: dantelleri boyunlarına sarmışlar, yorganı çocukların üstüne örtmüşler.

Tutuklu, ikinci gece jandarmadan kelepçesini çözmesini istemiş; kar küreyecekmiş. Jandarma çözmüş. Adam sabaha kadar yolu açık tutmuş, sonra gelip bileklerini uzatmış. Defterde bu olay tek satır:

> Soba sönmedi. Kimse kaçmadı.

! O kışı yaşayan beş kişiyle konuştum. Anlattıkları birbirini tutuyor, bir tek ayrıntı dışında: gelinin sandığı kimine göre ceviz, kimine göre kavaktı. Gelinin kendisini de buldum. “Dut,” dedi.

## Öğretmen hanım

Defterin 1934 satırındaki öğretmeni merak ettim. Adı Nebahat’miş, yirmi bir yaşındaymış, İstanbul Kız Muallim Mektebi’nden gelmiş. Köyde okul binası yokmuş; ilk dersi bekleme salonunda, tren saatleri arasında vermiş. Sabah postası geçtikten sonra başlarlar, öğlen yük treni gelince ara verirlermiş. Karatahta yerine vagonlardan sökülmüş, siyaha boyalı bir sac levha kullanmışlar. Levha hâlâ salonda asılı. Tebeşir izi yok ama güneş yandan vurunca üzerinde çizikler seçiliyor: A, altında at; E, altında ev.

Nebahat Hanım çocuklara okumayı vagonların üstündeki yazılardan öğretmiş. Bu yüzden köyde ilk okunan kelime “anne” ya da “ata” değil, “azami yük” olmuş. O ilk sınıftan okuyup çıkan dokuz çocuktan birinin kızını buldum, Kayseri’de oturuyor. Babası doksan yaşına kadar, önüne konan her tabağa bakıp gülermiş: “Azami yük.”

Öğretmenlik yaptığım otuz dört yıl boyunca pek çok yöntem denedim, pek çok kitap okudum. Nebahat Hanım’ın yöntemi hiçbirinde yazmıyordu: çocuğun önünden ne geçiyorsa onu oku. Levhanın önünde durdum, parmağımla A’nın çiziğini izledim. Soğuktu, pürüzsüzdü. Bir meslektaşımın elini sıkmış gibi oldum.

## Kayıp bavul

İstasyonda bir emanet odası varmış. Unutulan eşya üç ay bekletilir, sonra merkeze gönderilirmiş. Hikmet Bey kuralı yalnızca bir kere çiğnemiş. 1979’da, peronda kahverengi bir bavul bulmuş. Kilitli değilmiş. İçinde bir çocuk paltosu, yarım bir bebek yeleği, şişler hâlâ üstünde, bir de adressiz mektup varmış. Mektubu okumamış. Üç ay geçmiş, merkeze yazmamış. Bir yıl geçmiş, bavulu kendi evine almış.

“Neden?” diye sordum. “Yelek yarımdı,” dedi. “Yarım işi olan geri döner.”

Kırk yıldan fazla olmuş, dönen olmamış. Bavul lojmanın sandık odasında duruyor. Hikmet Bey’in karısı, ölmeden önceki kış, yeleğin öteki yarısını örmüş. Yünün rengini tutturamamış; yeleğin sağı krem, solu beyaz. Kadıncağız bunu dert etmiş. Hikmet Bey’e göre ise doğrusu böyle: “Kimin nerede bıraktığı belli olsun.”

:gallery: karli-zirveler | 1968’in tipisi bu dağların arkasından gelmiş.
:gallery: guz-ovasi | İstasyonun önündeki kavaklar; ilk memur dikmiş.
:gallery: cini-duvar | Bekleme salonundaki tek süs, kapının yanındaki çini pano.

## Trenin durmadığı gün

1999’un ekiminde bir genelge geldi. Yolcu sayısı yetersiz bulunan otuz dört istasyonda trenler artık durmayacaktı. Hikmet Bey genelgeyi panoya astı. Son trenin geçeceği akşam bütün köy perona çıktı. Binecek kimse yoktu, inecek kimse yoktu; yine de geldiler. Makinist önceden haberliymiş. Durması yasaktı ama yavaşlaması yasak değildi. İstasyona girerken öyle yavaşladı ki çocuklar trenin yanında yürüdü. Düdüğü istasyonun başından sonuna kadar hiç kesmedi.

Hikmet Bey elinde feneriyle perondaydı. Yeşil ışığı kaldırdı, tren geçti, kırmızıyı kaldırdı. Sonra feneri söndürüp salona girdi ve sobayı yaktı. Ekim ayıydı.

Defterin son satırı o gece yazılmış:

> Tren durmadı. Biz durduk.

## Ne işe yarar?

Torunumun sorusuna geliyorum. Tren durmayan istasyon ne işe yarar? Gördüklerimi sırayla yazayım.

1. Köyün çocukları sınavlara bekleme salonunda çalışıyor, çünkü geniş masa ve sessizlik orada.
2. Perşembe günleri sağlık ocağının hemşiresi tansiyon ölçmeye geliyor. Sıra bankta bekleniyor.
3. Düğün fotoğrafları rayların önünde çekiliyor.
4. Kışın, yolda kalan kamyoncular sobanın başında sabahlıyor.
5. Hikmet Bey her gece saat onda feneri yakıp perona çıkıyor. Ekspres o saatte geçiyor. Yeşil ışığı kaldırıyor.

Beşincisini anlamak için geceyi orada geçirdim. Onda çıktık. Hava ayazdı, yıldızlar alçaktı. Uzaktan önce ses, sonra ışık geldi. Tren hızla yaklaştı, geçti, gitti; hepsi on beş saniye. Pencerelerde uyuyan başlar gördüm. Lokomotif tam önümüzdeyken makinist farlarını bir kere kırpmıştı.

“Her gece yapar mı?” diye sordum.

“Makinist değişir,” dedi Hikmet Bey. “Ama hepsi yapar. Birbirlerine söylüyorlar demek.”

Feneri söndürdü. Salona girdik, sobaya bir kürek kömür attı. Saate baktım, onu beş geçiyordu. Demek tam ondu.

## Son not

Torunuma mektup yazdım, telgraf gibi kısa tuttum: *Tren durmayan istasyon, birinin hâlâ orada olduğunu söyler.* Cevabı iki gün sonra telefonuma geldi. O da kısa tutmuş.

“Razıyım, gidelim.”
`,
}
