import type { Manuscript } from '../../records.ts'

export const yuzBasamak: Manuscript = {
  author: 'aysedemir',
  title: 'Yüz basamak: bir şehri merdivenlerinden okumak',
  excerpt:
    'İki yıl boyunca şehrin merdivenlerini ölçtüm. Basamakların yüksekliği, insanların birbirine ne kadar yakın durduğunu söylüyordu.',
  categories: ['kent'],
  tags: ['merdiven', 'mimari', 'yürüyüş', 'kent'],
  cover: 'aksam-silueti',
  reads: 2600,
  comments: [
    'Yarın sabah bizim merdiveni sayacağım, söz.',
    'Mesleğe yeni başlayan bütün mimarlara okutulmalı.',
    'Sahanlıktaki bank bölümü tek başına bir yazı olurmuş.',
  ],
  body: `
Mimarlık okulunda ilk öğretilen sayılardan biri on yedidir. Rahat bir basamağın yüksekliği on yedi santimetredir; on beşin altında ayağınız takılır, on dokuzun üstünde nefesiniz. Bu sayıyı yıllarca hiç düşünmeden çizdim. Sonra bir kış dizimi incittim ve iki ay boyunca evimle durak arasındaki merdiveni tek tek, korkuluğa tutunarak indim. Otuz dört basamaktı. Her birinin yüksekliği ötekinden farklıydı. En alçağı on bir, en yükseği yirmi üç santimetreydi. Bu merdiveni çizen kimse yoktu; merdiven, yokuşun kendisine sorularak yapılmıştı.

O günden sonra cebimde bir metre taşımaya başladım. İki yılda yüz on altı merdiven ölçtüm. Bu yazı o ölçülerden çıktı, ama içinde sayıdan çok insan var.

## Yokuşun pazarlığı

Bir yamaca yol yapmanın iki yolu vardır: ya yolu uzatır, kıvrıla kıvrıla çıkarsınız, ya da kısa kesip basamak koyarsınız. Araba birincisini ister, insan ikincisini. Eski mahallelerde merdivenler hep en kestirme çizgiyi izler, çünkü o çizgiyi önce ayaklar bulmuştur. Taş sonradan gelir.

Kuzguncuk’ta bir merdivenin yapılışını hatırlayan birini buldum. Seksen dört yaşındaki Vedia Hanım, çocukken orada yalnızca çamurlu bir patika olduğunu anlattı. Her evin önünden geçen kısmı o ev kendi düzeltirmiş. Biri taş koymuş, biri eski kapı eşiğini getirmiş, biri de kırık bir değirmen taşını. “O yüzden,” dedi, “her basamak bir aile kadardır. Uzun boyluların önü yüksek, bizimki alçak.”

Gidip ölçtüm. Vedia Hanım’ın evinin önündeki dört basamak gerçekten on üç santimetreydi. Komşununki yirmi bir. Komşu, mahallenin tulumbacı takımındaymış.

:wide: sabah-silueti | Merdivenlerin çoğu denize iner; şehir önce iskeleye, sonra çarşıya bağlanmış.

## Ölçüler ne söylüyor?

Topladığım sayıları bir tabloya döktüm. Aşağıdakiler, her semtten en az sekiz merdivenin ortalaması.

| Semt | Ortalama yükseklik | En büyük fark | Sahanlıkta oturacak yer |
|---|---|---|---|
| Kuzguncuk | 16 cm | 10 cm | var |
| Balat | 18 cm | 12 cm | var |
| Cihangir | 17 cm | 4 cm | bazılarında |
| Yeni siteler | 17 cm | 0 cm | yok |

Son satıra bakınca insan sevinmeli: hata payı sıfır, ölçü tam kitaptaki gibi. Ben de önce sevindim. Sonra o sitelerin birinde bir saat oturup saydım. Merdivenden o saatte dokuz kişi geçti, hiçbiri durmadı. Balat’ta aynı saatte otuz bir kişi geçti, on yedisi durdu. Kimi soluklanmak için, kimi komşusuyla konuşmak için, biri de elindeki poşeti öbür eline almak için. Kusurlu basamak insanı yavaşlatıyor; yavaşlayan insan etrafına bakıyor.

Elbette kimseye kusurlu merdiven yapın demiyorum. Dizim hâlâ yağmurlu havada sızlıyor. Yalnız şunu fark ettim: biz düzgünlüğü ararken durma hakkını da çizimden silmişiz.

! Ölçmek isteyenlere küçük bir öneri: basamağın ortasını değil, kenarını ölçün. Ortası yıllar içinde aşınır ve size merdivenin bugününü söyler; kenarı ise ustanın ne düşündüğünü.

## Sahanlık

Merdivende en sevdiğim yer sahanlıktır. Yönetmelikler, belli bir basamak sayısından sonra düz bir alan bırakılmasını ister. Yönetmelik buna dinlenme alanı der. Eski ustalar ise bir adım ileri gitmiş, sahanlığa bir taş daha koymuş: oturulsun diye.

Fener’de böyle bir taşın üstünde her ikindi aynı iki adamı gördüm. Biri emekli postacı, öteki emekli kapıcı. Yıllarca aynı apartmanda biri mektup getirmiş, öteki mektubu almış; ama emekli olana kadar hiç oturup konuşmamışlar. “Vakit yoktu,” dedi postacı. “O hep aşağıdaydı, ben hep gidiyordum.” Şimdi mektup yok, vakit var. Taşın bir ucu aşınmış, çünkü kapıcı hep sağda oturuyor.

> Bir şehirde oturacak yer parayla satılıyorsa o şehirde yaşlanmak pahalıdır.

Bu cümleyi o sahanlıkta defterime yazdım. Sonra dönüp kendi çizdiğim projelere baktım. Son beş yılda tasarladığım üç binanın girişinde toplam sıfır oturma yeri vardı. İşveren istememişti, ben de üstelememiştim. Şimdi üsteliyorum.

:small: gece-sokagi | Fener’de, gece on bire doğru. Işıkların yarısı mutfaktan gelir.

## Merdivenin sesi

Merdivenler ses de çıkarır. Taş basamağın sesi kısa ve kurudur, beton boğuk, ahşap ise konuşkandır. Görme engelli bir arkadaşım, Tünel’den Karaköy’e inen merdivenlerin hangisinde olduğunu yalnızca sesinden anlıyor. Ona göre şehrin en güzel sesli merdiveni, iki yanı duvarla çevrili, üstü açık, dar bir geçit. “Adımın geri geliyor,” diyor, “yanında biri varmış gibi.”

Bir akşam onunla birlikte yürüdük, ben gözümü kapattım. İlk fark ettiğim, ne kadar hızlı yürüdüğüm oldu. İkincisi, her on basamakta bir değişen koku: fırın, çamaşır, deniz, kedi. Üçüncüsü, korkuluğun sıcaklığı. Güneş batalı bir saat olmuştu ama demir hâlâ ılıktı. Kırk yıldır bu şehirdeyim, bir korkuluğun günün saatini tuttuğunu o akşam öğrendim.

### Korkuluklar üzerine kısa bir not

Korkuluğun yüksekliği de kitapta yazar: doksan santimetre. Ama mahallede korkuluklar üç ayrı boydadır:

1. Yetişkin için olanı, sonradan belediyenin taktığı boru.
2. Onun altındaki, çocukların eliyle parlamış eski demir.
3. En altta, kedilerin sırtını sürttüğü taş.

Üçü de kullanılıyor. Üçüncüsü en temizi.

## Yük

Bir merdivenin kime göre yapıldığını anlamanın en kısa yolu, onu elinizde bir yükle çıkmaktır. Bir pazar günü on iki kilo patates alıp ölçtüğüm merdivenlerden beşini arka arkaya çıktım. Komşular beni kayıp bir manav sandı.

Öğrendiklerim şunlar oldu: Elinizde yük varken basamağın yüksekliği değil derinliği önem kazanıyor; ayağın bütünü basmıyorsa diz iki kat çalışıyor. Korkuluk yükü taşıyan elin tarafında değilse yok sayılır. Ve insan, yükü bırakacak yer arıyor. Eski merdivenlerde bu yer hep vardı: duvardan bel hizasında çıkan, tek başına anlamsız duran bir taş. Yıllarca süs sanmıştım. Hamal taşıymış. Sırtındaki küfeyi çıkarmadan yaslansın, soluklansın, sonra tek hareketle doğrulsun diye tam o yüksekliğe konmuş.

Bugün o taşların üstünde kediler uyuyor, bazılarına saksı konmuş. Beşinci merdivende patatesi taşın üstüne koydum, yaslandım. Sırtım duvara değdiği anda, yüz yıl önce aynı yere yaslanan birinin omuz genişliğini hissettim; taş orada hafifçe çukurdu. Kimse o çukuru çizmemişti. Yükler, zamanla, kendi ölçülerini almıştı.

Dönüşte bir çocuk arabasını merdivenden indirmeye çalışan genç bir kadına yardım ettim. “Yeni merdivende rampa var,” dedi, “ama o kadar dik ki arabayı bırakmaktan korkuyorum.” Rampanın eğimini ölçtüm. Yönetmelikte yazanın iki katıydı. Biri çizmişti, öteki onaylamıştı; arabayı iten olmamıştı.

## Kar günü

Geçen şubatta kar yağdığında ölçümlere ara verdim, merdiven başında durup seyrettim. Kar, bir merdivenin gerçek planını çıkarır. İnsanların nereye bastığı, nereden kaçtığı, nerede durduğu bembeyaz bir kâğıda yazılır. Otuz basamaklık bir merdivende herkes sol kenardan çıkıyordu. Sağ kenar daha genişti, korkuluk da oradaydı. Nedenini anlamak için yarım saat bekledim.

Sol tarafta, on ikinci basamağın hizasında bir pencere vardı. Pencerede yaşlı bir kadın oturuyordu. Geçen herkes başını kaldırıp selam veriyordu. Kadın da her birine eliyle aynı işareti yapıyordu: yavaş.

Kar eriyince iz kalmadı, ama taşa dikkatle baktım. Sol kenar, sağdan belki üç milimetre daha aşınmıştı. Üç milimetre selam.

:gallery: guz-sokagi | Ekim: ipler dolu, kapılar açık.
:gallery: yagmurlu-rihtim | Kasım: basamaklar lambaları ikiye katlar.
:gallery: aksam-vapuru | Aralık: iskele merdiveninden son sefer.
:gallery: cini-duvar | Bir çeşmenin arkasındaki duvar, her mevsim aynı.

## Yıkılan merdiven

Ölçtüğüm yüz on altı merdivenden dördü artık yok. Birinin yerine otopark rampası geldi, ikisi yol genişletmesinde gitti, sonuncusu ise yenilendi. Yenilenen, en çok üzüldüğüm oldu. Taşları söküp granit kapladılar, bütün basamakları eşitlediler, iki yanına ışıklı şerit döşediler. Gece uçak pisti gibi görünüyor. Açılışta konuşan yetkili, merdivenin artık standartlara uygun olduğunu söyledi. Doğruydu.

Açılıştan bir ay sonra yeniden gittim. Eskiden her sahanlıkta oturan çocuklar yoktu, çünkü granit hem soğuk hem kaygandı. Üçüncü sahanlıktaki incir ağacı kesilmişti; kökü taşı kaldırıyormuş. İncirin gölgesinde satranç oynayan iki kişiyi sordum, parka geçmişler. Park on dakika uzakta. On dakika, seksen yaşında bir hayli uzun bir yol.

Mahalleli yine de bir şey yapmış. Işıklı şeridin bittiği yere, duvarın dibine, biri eski basamaklardan bir tanesini bırakmış. Üstünde yosun, ortasında ayak izi gibi bir çukur. Oturdum. On üç santimetreydi.

## Ne yapmalı?

Yazının burasında bir mimarın öneri vermesi beklenir. Büyük sözlerim yok, dört küçük şey isteyeceğim:

- Bir merdiveni yenilemeden önce orada bir gün oturun. Sabah kim çıkıyor, akşam kim iniyor, kim nerede soluklanıyor, yazın.
- Her sahanlığa oturacak bir yer bırakın. Bank olması gerekmez, yüksekçe bir taş yeter.
- Ağacı kesmeyin, basamağı ağaca göre çizin. Bir basamak eksik olsun, kimse saymıyor.
  - Sayan olursa, o benim.
- Aşınmış taşı atmayın. Başka yere koyun; insanlar onu bulur.

Bir de herkesin yapabileceği bir şey var: kendi merdiveninizi sayın. Evinizle durak arasındaki, her gün çıktığınız merdiveni. Kaç basamak olduğunu bilmiyorsanız hiç yalnız çıkmamışsınız demektir; aklınız hep başka yerdeydi.

## Yüzüncü basamak

Başlıktaki yüz basamak, ölçtüğüm merdivenlerin sayısı değil. Anneannemin Trabzon’daki evine çıkan merdivenin basamak sayısı. Çocukken sayardım, hep yüz çıkardı. Geçen yaz, yirmi yıl sonra yeniden gittim. Elimde metre, cebimde defter. Doksan yedi saydım.

Yanlış saymışımdır diye inip bir daha çıktım, yine doksan yedi. Kapıda duran dayıma söyledim. Güldü. “Sen küçükken,” dedi, “son üç basamağı kucağımda çıkardın. Onları da sayardın.”

Defterime yükseklik olarak hiçbir şey yazmadım. O üç basamağın ölçüsü, bir dayının kolları kadardı.
`,
}
