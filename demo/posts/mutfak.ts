import type { Manuscript } from '../records.ts'

export const mutfak: Manuscript[] = [
  {
    author: 'nilufer',
    title: 'Annemin defterinden kırk tarif',
    excerpt:
      'Ölçüsü göz kararı, süresi “komşu gidene kadar” olan bir tarif defterini temize çekerken öğrendiklerim.',
    categories: ['mutfak', 'deneme'],
    tags: ['tarif', 'aile', 'defter'],
    reads: 11200,
    comments: [
      '“Çocuklar uyanmadan” notunda gözlerim doldu.',
      'Benim anneannemde de “bir su bardağı (mavi olan)” yazıyordu, o bardağı yıllarca aradık.',
      'Kırk tarifin tamamını yazacak mısınız? Lütfen yazın.',
      'Ayva tatlısını yaptım, üçüncü denemede oldu.',
    ],
    cover: 'tarif-defteri',
    body: `
Annem öldükten sonra mutfak dolabının üstünden bir defter çıktı. Kareli, mavi kaplı, ilk sayfasında 1961 yazılı. İçinde kırk tarif var. Kırkını da pişirmeye karar verdim; bu yazıyı yirmi üçüncüde yazıyorum.

## Ölçüler

Defterin ilk zorluğu ölçüler. Gram yok, litre yok. Şunlar var:

- “Bir çay bardağı, dolu değil”
- “Yumurta kadar yağ”
- “Un, aldığı kadar”
- “Tuz, bilirsin”

“Bilirsin” kime yazılmış? Uzun süre bunun üzerinde durdum. Deftere kendi eliyle, kendisi için yazan biri neden “bilirsin” der? On birinci tarifte anladım. Kenarda başka bir el yazısı vardı, daha yuvarlak, mürekkebi soluk: *Tuzu az koymuşsun kızım.* Anneannemin yazısı. Defter ikisininmiş.

## Süreler

Süreler daha da güzel. Ayva tatlısı “rengi dönene kadar” pişiyor, aşure “kaşık ağırlaşana kadar”. Mercimekli köftenin bulguru “komşu gidene kadar” bekleyecekmiş. Telefonla teyzemi aradım, komşu ne kadar otururdu, diye sordum. “Hangi komşu?” dedi. “Münevver’se iki saat, Şaziye’yse bütün gün.”

Yarım saat beklettim. Köfte dağıldı. Demek Münevver Hanım’mış.

! Tarif çözmenin yolunu buldum: aynı yemeği üç kere yapıyorum. Birincisinde deftere, ikincisinde aklıma, üçüncüsünde burnuma güveniyorum. Üçüncüsü annemin yemeği oluyor.

## Ayva tatlısı

Okurlar en çok bunu sordu, çözdüğüm kadarıyla yazıyorum.

1. Dört ayvayı soyup ikiye bölün, çekirdeklerini atmayın.
2. Tencereye dizin, her yarımın içine iki kaşık şeker koyun.
3. Çekirdekleri bir tülbende sarıp araya yerleştirin; rengi onlar veriyor.
4. İki parmak su, iki karanfil, kapak.
5. En kısık ateşte, **hiç açmadan**, bir saat kadar.

Defterde beşinci adımın yanında “kapağı açma” yazıyor, üç kere altı çizili. Kimin açtığını tahmin ediyorum. Bendim.

## Lekeler

Defterin hangi sayfasının çok kullanıldığını lekeler söylüyor. Yoğurt çorbası tertemiz, demek ezbereymiş. Revaninin sayfası yağdan saydamlaşmış, arkasındaki tarif görünüyor; iki tarifi üst üste okuyunca revaniye kıyma giriyor. Kuzenim bir bayram bunu gerçekten denemiş, anlatmıyor.

En lekeli sayfa, hiç beklemediğim bir tarifin: tarhana. Kırmızı, sarı, kahverengi, halka halka. Sayfanın altında aile büyüklerinin adları ve yanlarında sayılar var. Önce kilo sandım. Sonra teyzem açıkladı: kimin kaç avuç tarhana alacağının listesiymiş. Kış hesabı. Herkesin avucu başka olduğu için ölçü adil değilmiş, ama herkes kendi avucuyla gelirmiş. Dedemin adının yanında dört avuç, benimkinin yanında yarım avuç yazıyor. Doğduğum kış.

O yarım avucu tartmak istedim. Bebek avucuyla tarhana ölçülür mü? Annem ölçmüş. Muhtemelen avucumu açmış, içine bir tutam koymuş, kapatmış. Bunu hatırlamam imkânsız. Yine de tarhana kokusu aldığımda sağ elim kapanıyor.

## Eksik olan

Kırk tarifin arasında annemin en iyi yaptığı yemek yok: zeytinyağlı kereviz. Defteri üç kere baştan sona karıştırdım. Teyzeme sordum, “o yazılmazdı ki,” dedi, “her gün yapılırdı.” İnsan unutacağı şeyi yazıyor, unutmayacağını sandığını yazmıyor. Bu yüzden en bildiğimiz şeyler kayboluyor.

Kerevizi şimdi kendim arıyorum. Portakal suyu koyduğunu biliyorum, ne kadar olduğunu bilmiyorum. Her hafta bir tencere yapıyorum, kardeşim gelip tadıyor. Şimdilik söylediği en iyi şey “yaklaştın”.

## Yirmi üçüncü tarif

Dün sıra sütlü çöreğe geldi. Malzeme listesinin altında, hamurun nasıl yoğrulacağı anlatılmadan önce bir not var:

> Çocuklar uyanmadan.

Ne anlama geldiğini düşündüm: mayalanma için mi, sürpriz olsun diye mi, yoksa günün tek sessiz saati olduğu için mi? Beşte kalktım. Ev karanlıktı. Hamuru yoğururken kimse bir şey istemedi, kimse seslenmedi. Elim ısındı. Pencerede gök yavaş yavaş açıldı.

Not ne mayayla ne sürprizle ilgiliymiş. Çöreği o saatte yapınca insan onu yalnız kendisi için yapmış oluyor, sonra bölüşüyor.
`,
  },
  {
    author: 'vefa',
    title: 'Kuru fasulye bekler',
    excerpt: 'Otuz yıl aynı tencerenin başında durunca öğrenilen birkaç şey.',
    categories: ['mutfak'],
    tags: ['tarif', 'lokanta', 'fasulye'],
    body: `
Lokantada en çok sipariş edilen yemek kuru fasulyeydi, en az övülen de oydu. Kimse “elinize sağlık, fasulye şahane” demez. Ama bir gün kötü çıksın, ertesi gün masalar boşalır. Fasulye, övgü almadan çalışan memur gibidir.

## Seçmek

Fasulyenin yenisi iyidir. Eskisi ne kadar ıslatırsanız ıslatın, kabuğunu atar, içi un olur. Anlamak için tırnağınızı batırın: iz kalıyorsa tazedir. Tek çuvaldan alın; iki çuvalın fasulyesi aynı saatte pişmez, biri dağılırken öteki diri kalır.

## Islatmak

Akşamdan, bol soğuk suya. Karbonat atan var, ben atmam. Karbonat fasulyeyi çabuk yumuşatır ama sabrını da alır; kaşıkta durmaz. Sabah suyunu döker, yıkarım. Gaz yaptığı söylenir, sebebi biraz da dökülmeyen bu sudur.

## Pişirmek

1. Soğanı küçük doğrayın, tereyağı ve az zeytinyağında *acele etmeden* çevirin.
2. Et koyacaksanız kuşbaşı, soğandan önce.
3. Salçayı soğanla birlikte kavurun. Çiğ salça, fasulyenin üstünde misafir gibi durur.
4. Fasulyeyi ve **sıcak** suyu ekleyin. Soğuk su kabuğu çatlatır.
5. Tuzu en sona bırakın.

Üçüncü maddeye itiraz edenler oldu; salçayı sonra koyan ustalar var, onlara da saygım var. Bir tek şunu söyleyeyim: tencerenin dibindeki koku, salça yağda döndüğünde çıkar. O koku merdivene kadar gider. Eskiden müşteri tabela okumazdı, merdiveni koklardı.

## Yanında ne olur?

Pilav olur, turşu olur, soğan olur. Soğanı bıçakla kesmeyin; yumruğu vurun, cücüğünü ayırın, tuzlayın. Bıçak değince acısı kalıyor derler, ben fark görmedim ama yumruğun sesi iştah açıyor. Pilavı aynı tabağa koyup koymama meselesi mahalleden mahalleye değişir. Bizim dükkânda ayrı tabak isterlerdi, Bolu’da annem aynı tabağa koyardı. İkisinde de sonunda ekmekle sıyrılırdı, o yüzden tartışmaya değmez.

Bir müşterim vardı, Rıza Bey, emekli hâkim. On dokuz yıl her çarşamba geldi, her çarşamba “az kuru” dedi, her çarşamba iki tabak yedi. “Neden tam istemiyorsunuz?” diye sordum bir gün. “İkincisini istemenin keyfi var,” dedi. Öldüğünde çarşamba günleri bir tabak eksik ıslatmadım. O tabağı çırak yedi, hiç itiraz etmedi.

## Beklemek

Asıl sır burada. Fasulye pişince yenmez. Ocağı kapatın, kapağı kapatın, gidin. En az bir saat. Suyu koyulaşır, tane ile sos birbirini tanır. Ben sabah yediden önce ocağı kapatırdım; servis on birde başlardı. Çırağım ilk hafta sordu:

> “Usta, pişti, niye vermiyoruz?”

“Pişti,” dedim, “ama daha olmadı.”

Bu iki kelime arasındaki farkı öğrenmesi iki yıl sürdü. Şimdi Bostanlı’da kendi lokantası var. Geçende uğradım. Saat on buçuktu, tencerenin kapağı kapalıydı, ocağın altı sönüktü. Aç olduğumu söyledim.

“Usta,” dedi, “on birde gel.”
`,
  },
  {
    author: 'nilufer',
    title: 'Turşu takvimi',
    excerpt: 'Hangi ayda ne kurulur, neden limon değil sirke, neden sirke değil limon?',
    categories: ['mutfak'],
    tags: ['turşu', 'tarif', 'mevsim'],
    body: `
Türkiye’nin en uzun süren tartışması bir filmde de geçer: turşunun iyisi limonla mı olur, sirkeyle mi? Evimizde bu soru sorulmazdı. Annem sirkeciydi, babaannem limoncu; iki ayrı küp, iki ayrı raf, aralarında bir perde vardı. Ben ikisini de yedim, tarafsız büyüdüm.

## Takvim

Turşunun ilk kuralı mevsimdir. Aralık ayında seradan alınmış salatalıkla turşu kurulur ama çıtırdamaz.

| Ay | Ne kurulur | Tuz (1 litre suya) | Bekleme |
|---|---|---|---|
| Mayıs | Çağla, yaprak | 2 yemek kaşığı | 2 hafta |
| Haziran | Salatalık | 2,5 yemek kaşığı | 3 hafta |
| Ağustos | Acur, kelek | 3 yemek kaşığı | 4 hafta |
| Eylül | Biber, yeşil domates | 3 yemek kaşığı | 4 hafta |
| Ekim | Lahana, havuç | 3 yemek kaşığı | 5 hafta |
| Kasım | Pancar, şalgam | 2,5 yemek kaşığı | 4 hafta |

Kaşık silme olacak. Tuz **iyotsuz ve kaya tuzu** olacak; iyotlu tuz sebzeyi yumuşatıyor.

## Limon mu, sirke mi?

Denedim, not tuttum. Aynı gün, aynı salatalıkla dört kavanoz kurdum.

- Yalnız sirke: en çıtırı bu oldu, kokusu keskin.
- Yalnız limon: rengi en güzel kalan buydu, ömrü kısa. Üç ayda yenmeli.
- Limon ve sirke: aile barışı.
- Hiçbiri, yalnız tuz: asıl turşu.
  - Ekşisini kendi yapıyor.
  - Beklemesi uzun, lezzeti en derin olanı.
  - Suyu içiliyor.

Dördüncüsü beni şaşırttı. Meğer ekşiyi biz katmak zorunda değilmişiz, tuzlu suda yaşayan bakteriler şekeri aside çeviriyormuş. Limon ve sirke, beklemeyi sevmeyenlerin icadı sayılır.

## Üç uyarı

1. Sebzenin su yüzüne çıkmasına izin vermeyin. Üstüne asma yaprağı, onun üstüne yıkanmış bir taş koyun.
2. Kavanozu ilk hafta her gün bir kere açıp gazını alın. Benim tavanda hâlâ pancar lekesi var.
3. Metal kapağın içine yağlı kâğıt yerleştirin.

> Babaannem kavanozu kapatırken “hadi bakalım” derdi, çocuk okula yollar gibi.

Bu yıl on dokuz kavanoz kurdum. Perdeyi kaldırdım, hepsi aynı rafta. Misafir gelince hangisinden istediğini sormuyorum; iki tabak koyuyorum. Kim hangisine uzanırsa ailenin neresinden olduğu anlaşılıyor.
`,
  },
  {
    author: 'sukran',
    title: 'Aşurenin komşuluk hukuku',
    excerpt:
      'Kâse boş dönmez, ilk kapı en küskün olana çalınır: yazılı olmayan bir yasanın maddeleri.',
    categories: ['mutfak', 'tarih'],
    tags: ['aşure', 'komşuluk', 'gelenek'],
    cover: 'pencerede-cay',
    body: `
Öğretmenliğim boyunca çocuklara anayasa anlattım. Dikkatle dinlediler, hiçbirini hatırlamıyorlar. Oysa aşurenin hukukunu hiçbirine kimse ders diye anlatmadı, hepsi maddesi maddesine biliyor. Emekli olunca oturup yazdım.

**Madde 1.** Aşure, pişirildiği gün dağıtılır. Ertesi güne kalan aşure artıktır, armağan değil.

**Madde 2.** İlk kâse, en küskün olunan komşuya gider. Kapı açıldığında söze gerek yoktur; kâsenin kendisi cümledir.

**Madde 3.** Kâse dolu gelir, boş dönmez. İçine konacak şey aşure olamaz. Bir avuç ceviz, iki elma, bir demet nane uygundur. Hiçbir şey yoksa kâse yıkanır, içine şeker konur.

**Madde 4.** Kâse geri istenmez.

**Madde 5.** Yeni taşınana iki kâse verilir, biri yabancılık hakkı.

## İçtihatlar

Her yasada olduğu gibi uygulamada sorunlar çıkar. Altmış yıllık hayatımda karşılaştıklarımdan üçünü kayda geçiriyorum.

*Birinci olay.* 1978, Amasya. Üst komşum Hafize Hanım ile çamaşır ipi yüzünden sekiz aydır konuşmuyorduk. Aşure günü ikimiz de ötekine gitmek üzere aynı anda kapıya çıkmışız. Merdivende, ellerimizde kâselerle kalakaldık. Kim verecek, kim alacak? Değiş tokuş ettik. Onunki daha iyiydi, söyledim. Çamaşır ipi bir daha anılmadı.

*İkinci olay.* 1996, Samsun. Apartmana taşınan genç doktor, kâseyi aldı, teşekkür etti ve boş olarak geri verdi. Madde 3 açıkça çiğnenmişti. Komşular toplandı. “Bilmiyordur,” dedim, “bekâr.” Ertesi sabah bütün kapıların önünde birer serum şişesi dolusu nar suyu bulduk. Çocuğun annesi telefonda kızmış.

*Üçüncü olay.* Geçen yıl. Sitede kırk iki daire var, kimse kimseyi tanımıyor. Yirmi kâse yaptım, kapıları çaldım. On dördü açıldı. Altı kâseyi kapı koluna astım.

> Akşama kadar dokuz kâse geri döndü. İçlerinde kurabiye, limon, bir kavanoz bal ve bir çocuğun çizdiği aşure resmi vardı. Resimdeki aşure mavi.

## Gerekçe

Tarihçiler aşurenin kökenini Nuh’un gemisine kadar götürür: gemide ne kaldıysa kazana atmışlar. Doğru mu, bilinmez. Ama mantığı sağlam. Aynı gemideysek herkes elindekini kazana koyacak, sonra kazan herkese bölünecek.

Mavi resmi buzdolabına astım. Bu yıl aşureye biraz da dut kurusu ekleyeceğim, belki rengi tutar.
`,
  },
]
