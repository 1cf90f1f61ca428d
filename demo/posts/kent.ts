import type { Manuscript } from '../records.ts'

export const kent: Manuscript[] = [
  {
    author: 'aysedemir',
    title: 'İstanbul’da sonbaharın en sessiz sokağı',
    excerpt:
      'Balat’ın arka sokaklarında, vapur düdüğünün bile yumuşayarak ulaştığı bir yokuşta geçen bir öğleden sonra.',
    categories: ['kent', 'deneme'],
    tags: ['kent', 'balat', 'sonbahar', 'yürüyüş'],
    reads: 3200,
    comments: [
      'Bakkalın defterindeki “büyük anne, süt” satırı beni bitirdi.',
      'O yokuşu bilirim, kışın da ayrı sessizdir.',
      'Ayak sesinden insan tanımak… Çocukluğumun sokağı da böyleydi.',
    ],
    cover: 'guz-sokagi',
    body: `
Sonbahar bu şehre hep geç kalır. Ekimin ortasında bile kaldırımlar yazın tozunu üstünde taşır; sonra bir sabah, kimse haber vermeden, çınarlar bütün yapraklarını aynı anda bırakır. O sabahlardan birinde [Ayvansaray iskelesinden](https://tr.wikipedia.org/wiki/Ayvansaray) yukarı, adını sonradan öğrendiğim bir yokuşa saptım.

## Yokuşun başı

Yokuşun başında bir çeşme var, suyu yok. Yalağına biri sardunya ekmiş, bir başkası da gelip “koparmayın” yazmış. Altına üçüncü bir kalem eklemiş: “sulayın da.” Demek bu sokakta insanlar birbirine çeşme üzerinden yazıyor.

Elli adım sonra denizi duymaz oluyorsunuz. Vapur düdüğü buraya kadar geliyor ama köşeleri yuvarlanmış, yumuşamış olarak; sanki biri düdüğü yorganın altında çalıyor.

## Çamaşır ipleri

İki ev arasına gerilmiş iplerde, rüzgârın unuttuğu gömlekler asılıydı. Bir pencere açıldı, bir kova su döküldü, pencere kapandı. Sokağın bütün gürültüsü bundan ibaretti.

> “Burada herkes birbirinin ayak sesini tanır,” dedi bakkal, “sizinki yabancı.”

Haklıydı. Ben de o gün, kendi ayak sesimi ilk kez duymuş gibi oldum: taşların arasında büyüyen otlara basmamaya çalışan, acelesi olmayan birinin sesi.

## Bakkalın defteri

Bakkalda veresiye defteri hâlâ kullanılıyor. Kareli, kenarları yağlanmış, lastikle tutturulmuş bir defter. İzin isteyip baktım. İsimler soyadlarıyla değil, mahalledeki hâlleriyle yazılmış:

- Terzi Nuri Bey, ekmek
- Üst kattaki öğrenciler
  - makarna
  - salça (küçük)
- Büyük anne, süt
- Yeni gelen, pil

“Yeni gelen kim?” diye sordum. “Altı sene oldu,” dedi, “ama hâlâ yeni. Ondan sonra kimse gelmedi ki eskisin.”

Defterin son sayfalarında rakamlar seyrekleşiyor, yerlerini küçük notlar alıyor. “Borcu yok ama uğrasın, özledik.” “Tansiyon aleti onda kaldı.” “Kızı sınavı kazandı, kutla.” Bakkal bunları kendine hatırlatma diye yazdığını söyledi. Bir ara belediyeden gelip bilgisayarlı kasa önermişler. Denemiş. Kasa, özledik yazmaya yer vermiyormuş.

Mimarım; işim gereği sokakları genişlik, kat yüksekliği, güneş açısı olarak görmeye alıştım. Bu defterde bambaşka bir plan vardı: kimin kime ne kadar güvendiğinin planı. Hiçbir imar paftasında çizgisi yok bunun. Bir yıkım kararıyla önce o siliniyor, sonra evler.

## Dönüş

Yokuşun tepesine kadar çıkmadım. Bakkal, yukarıda güzel bir manzara olduğunu, turistlerin hep oraya koştuğunu anlattı. “Ama aşağıya bakanlar sokağı görmez,” dedi, “Haliç’i görürler. Haliç zaten her yerden görünüyor.” Bunun üzerine geri döndüm ve inerken yalnız kapılara baktım. On dört kapı saydım. Dokuzunun eşiğinde ayakkabı vardı; ikisinde çocuk ayakkabısı, birinde tek bir terlik. Tek terliğin sahibi pencereden bana bakıyordu, ötekini almaya inmiş bir kedinin peşindeydi.

İnerken yağmur başladı. Bir saçağın altında durdum, yanıma bir kedi geldi, sonra elinde file taşıyan bir kadın. Üçümüz beş dakika konuşmadan bekledik. Kadın giderken “Siz yine gelin,” dedi, “ama kimseye söylemeyin.”

Söylemiş oldum. Yine de sokağın adını yazmadım; bulmak isteyen, çeşmedeki sardunyadan sorsun.
`,
  },
  {
    author: 'ozgurcelik',
    title: 'Depremden sonra sessizlik',
    excerpt: 'Antakya’da bir sokağın sesini geri getirmeye çalışan insanlarla konuştum.',
    categories: ['kent', 'tarih'],
    tags: ['deprem', 'tanıklık', 'antakya', 'hafıza'],
    reads: 14200,
    comments: [
      'Okurken birkaç kere durmak zorunda kaldım. Yazdığınız için sağ olun.',
      'Kurtuluş Caddesi’nin o sesini ben de arıyorum, üç yıldır.',
      'Cemal ustanın cümlesi aklımdan çıkmıyor.',
      'Biz de İskenderun’da aynı sessizlikle yaşıyoruz.',
    ],
    body: `
Deprem denince insanlar gürültüyü soruyor. O geceki uğultuyu, kırılan camı, bağırmaları. Antakya’da kiminle konuşsam söz dönüp dolaşıp başka bir yere geliyor: sonrasındaki sessizliğe.

Cemal usta kırk bir yıl Uzun Çarşı’da bakır dövdü. Dükkânı duruyor, iki yanındaki dükkânlar yok. “Ben sesimi komşudan alırdım,” diyor. “O vurunca ben de vururdum. Şimdi vuruyorum, karşılığı gelmiyor. İnsan bir süre sonra yavaşlıyor.”

## Bir sokağın ses dökümü

Defterime, çocukluğumun sokağında duyduğum sesleri yazdım. Hatırladıklarım bunlar:

1. Sabah altıda fırının sürgüsü
2. Simitçi, ama hep aynı makamdan
3. Okul zili, sonra koşan ayaklar
4. Öğlen üç yerden gelen üç ayrı çağrı: çan, ezan ve annemin sesi
5. Akşamüstü tavla

Sokakta oturan yirmi üç haneden dokuzuna ulaşabildim. Mersin’de, Ankara’da, konteyner kentte. Listeyi okuyup eksik var mı diye sordum. Hepsi bir şey ekledi. Suphiye teyze “benim dikiş makinem” dedi ve telefonda ağladı. Makineyi hiç duymamışım; demek o kadar alışmışım.

> Duymadığım şeyin yokluğunu duyuyorum artık.

## Geri gelenler

Geçen baharda sokağın başında bir konteyner kahve açıldı. İlk gün dört masa, iki taburesi vardı. Sahibi Yusuf, tavlayı kapının önüne koydu ve kendi kendine oynamaya başladı. “Müşteri gelsin diye değil,” diye anlattı. “Zar sesi çıksın diye.”

Üçüncü gün karşısına biri oturmuş. Tanımadığı biri. Adam hiç konuşmamış, üç el oynamış, kalkıp gitmiş. Ertesi gün yine gelmiş.

! Bu yazıdaki isimlerin ikisi, kendi istekleriyle değiştirildi. Ses kayıtları konuşan kişilerde duruyor.

## Okul zili

Listemin üçüncü satırındaki okul zili için ilçe milli eğitime kadar gittim. Okulun binası yıkılmış, öğrenciler prefabrik sınıflara geçmişti. Zil yoktu; öğretmen kapıya çıkıp elini çırpıyordu. Müdür Nesrin Hanım, yeni bir zil alındığını ama takmaya kıyamadıklarını anlattı. “Elektronik,” dedi, “melodi çalıyor. Çocuklar sevmez diye korktuk.”

Bir hafta sonra yıkıntıdan eski zilin çanını bulan bir veli çıktı. Adam demirci değildi, elektrikçi de; çanı temizlemiş, bir sopaya bağlamış, okulun kapısına asmış. Şimdi nöbetçi öğrenci tokmakla vuruyor. Kimin nöbeti olduğunu vuruşundan anlıyorlarmış. Salı günleri vuran çocuğun adı Mert, üç kere vuracağına dört kere vuruyor. Kimse düzeltmiyor.

Nesrin Hanım’a bu çanın kaydını almak istediğimi söyledim. “Alın,” dedi, “ama çarşambayı da bekleyin. Çarşamba günü vuran, babasını kaybetti. Çok hafif vuruyor. Bütün okul o gün daha erken susuyor, duyalım diye.”

Çarşambayı bekledim. Kaydı defalarca dinledim, çanı güçlükle seçiyorum. Ondan önceki sessizlik ise çok açık duyuluyor: iki yüz çocuğun aynı anda nefesini tutması.

Yusuf’un kahvesinde şimdi sabahları radyo açılıyor. Radyonun yanında bir not: ==“Kısmayın.”== Kimin yazdığını soran yok.

---

Ben gazeteciyim, sayılarla yazmayı öğrendim. Kaç bina, kaç kişi, kaç gün. O sayılar yerinde duruyor ve kimse unutmasın. Ama bir şehrin geri gelip gelmediğini ben artık başka bir şeyle ölçüyorum. Sabah altıda durup dinliyorum. Geçen salı, çok uzaktan, bir fırının sürgüsünü duydum.

Yanılmış olabilirim. Yine de not aldım: *salı, 06.04, sürgü.*
`,
  },
  {
    author: 'barisugurlu',
    title: 'Kiracının cebindeki yasa',
    excerpt:
      'Ev sahibinizle kapı önünde konuşurken aklınızda bulunması gereken maddeler, komşuya anlatır gibi.',
    categories: ['kent'],
    tags: ['kira', 'hukuk', 'komşuluk'],
    reads: 9800,
    comments: [
      'Depozitonun üç ayı geçemeyeceğini yeni öğrendim, beş vermiştim.',
      'Ev sahibi tarafından da bir yazı bekliyoruz avukat bey.',
      'Tahliye taahhüdü kısmını kalın harflerle kapıya asmak lazım.',
    ],
    body: `
Haftada en az beş kişi aynı soruyla geliyor: “Ev sahibi çık diyor, çıkmak zorunda mıyım?” Çoğunun çantasında sözleşmesi bile yok. Oysa kira hukuku, bütün hukuk içinde belki de en çok sokakta yaşayan hukuk. Kapı aralığında, merdivende, telefonda konuşuluyor. O konuşmada yanınızda olsun diye birkaç maddeyi buraya bırakıyorum.

! Bu yazı genel bilgi verir, her dosyanın kendi ayrıntısı vardır. Elinize resmî bir kâğıt geldiyse süreler işlemeye başlamıştır; bir avukata ya da baronun adli yardım bürosuna gidin.

## Dört temel madde

| Konu | Türk Borçlar Kanunu | Kısaca |
|---|---|---|
| Depozito | m. 342 | En çok üç aylık kira kadar olabilir |
| Kira artışı | m. 344 | On iki aylık TÜFE ortalamasını aşamaz |
| Kiracıyı zorlayan ek şart | m. 346 | “Bir gün gecikirse yılın kirası istenir” gibi şartlar geçersizdir |
| Sürenin bitmesi | m. 347 | Kiracı on beş gün önceden bildirir, ev sahibi yalnız sürenin bitmesine dayanamaz |

En çok şaşırtan sonuncusu oluyor. Bir yıllık sözleşme bir yılın sonunda kendiliğinden bitmez; siz çıkmak istemedikçe aynı koşullarla bir yıl uzar. Ev sahibinin sadece “süre doldu” diyebilmesi için on yıllık uzama süresinin dolması ve zamanında bildirim yapması gerekir.

## “Oğlum oturacak”

Gereksinim sebebiyle tahliye gerçek bir haktır, ama lafla olmaz. Dava açılır, gereksinimin içten ve zorunlu olduğu gösterilir. Bu sebeple çıkarılan ev, haklı bir sebep yoksa ==üç yıl boyunca== eski kiracıdan başkasına kiralanamaz.

Bu sebebe en sık bayramdan sonra rastlıyorum. Aile toplanıyor, “şu evi oğlana verelim” deniyor, ertesi hafta kiracının telefonu çalıyor. Böyle bir telefon aldıysanız kızmadan dinleyin, söz vermeyin, yazılı bildirim isteyin. Bildirim gelirse üstündeki tarihi bir kenara yazın; hak düşüren süreler çoğu zaman o günden başlar.

## Ev satılırsa

Ev satıldı diye sözleşme bitmez. Yeni malik, eski sözleşmenin tarafı olur; kirayı ona ödersiniz, depozitonuzu da çıkarken ondan istersiniz. Evi kendisi ya da yakını için gereksiyorsa satın aldıktan sonra bir ay içinde size yazılı olarak bildirmesi, altı ay beklemesi gerekir. “Tapu artık bende, yarın boşalt” cümlesinin hukukta karşılığı yok.

Burada küçük bir ayrıntı çok can yakıyor: kirayı kime ödeyeceğinizi bilmiyorsanız eski hesaba yatırmaya devam etmeyin. Yeni malikten tapu kaydını ve hesap numarasını yazılı isteyin. Yanlış kişiye ödenen kira, ödenmemiş sayılabilir.

## Kirayı geciktirirseniz

Hayat bu, gecikebilir. Bir kira yılı içinde iki kez haklı ihtar alırsanız ev sahibi, yıl sonunda tahliye isteyebilir. Yani gecikmenin kendisinden çok, gecikmeyi konuşmamak tehlikelidir. Ayın beşinde ödeyemeyecekseniz dördünde arayın. Yirmi yıldır görüyorum; haber veren kiracıyı mahkemeye götüren ev sahibi çok azdır.

Ödemeyi her zaman bankadan yapın, açıklamaya hangi ayın kirası olduğunu yazın. “Elden verdim” cümlesi dostlukta yeterlidir, duruşmada değil.

## İmzaladığınız o ikinci kâğıt

Sözleşmeyle birlikte önünüze çoğu zaman bir de **tahliye taahhüdü** konur. Tarih kısmı boş bırakılır. Bu kâğıdı imzalarken üç şeye bakın:

- Eve girmeden önce mi imzalatılıyor?
- Boşaltma tarihi açıkça yazılı mı?
- Bir örneği size de veriliyor mu?

Boş kâğıda atılan imzanın sonradan doldurulduğunu kanıtlamak zordur. İmzalamayacaksanız nazikçe söyleyin; imzalayacaksanız tarihi kendi elinizle yazın.

## Önce masa

Kira uyuşmazlıklarının çoğunda dava açmadan önce arabulucuya gitmek gerekiyor. Bunu angarya gibi görmeyin. Geçen ay iki yıldır konuşmayan bir ev sahibiyle kiracısı, arabulucunun masasında aslında bozuk bir kombiyi tartıştıklarını fark ettiler. Kombi değişti, dava açılmadı.

https://www.mevzuat.gov.tr | Mevzuat Bilgi Sistemi | Kanunların güncel metinleri | mevzuat.gov.tr

Son söz: konuştuğunuz her şeyi yazıya dökün. Hukukta güven, unutmamakla başlar.
`,
  },
  {
    author: 'aysedemir',
    title: 'Apartman girişleri bize ne söylüyordu?',
    excerpt:
      'Mozaik zeminler, bronz kollar, isimli posta kutuları: altmışların apartman holleri üzerine bir gezinti.',
    categories: ['kent', 'tarih'],
    tags: ['mimari', 'apartman', 'kent', 'zanaat'],
    body: `
Bir apartmana girerken ilk üç saniyede ne görürsünüz? Yeni yapılanlarda cevap kolay: bir asansör kapısı, bir güvenlik kamerası, bir de “kargolarınızı danışmaya bırakmayınız” yazısı. Altmış yıllık olanlarda ise bir hol görürsünüz. Hol, evin misafir odasından önceki misafir odasıydı.

Geçen ay Şişli’den Kurtuluş’a kadar elli dört apartmanın girişine baktım. Kapıcılara selam verdim, üç yerde çay içtim, bir yerden kovuldum. Tuttuğum notları burada topluyorum.

## Zemin

Eski hollerin çoğunda dökme mozaik var. Usta, mermer kırıklarını çimentoya karıştırıp yere dökermiş, kuruyunca günlerce silermiş. Her zemin, o yıl mermercide hangi taş kırıldıysa onun rengini taşıyor. Bu yüzden birbirinin aynısı iki hol bulamadım.

Zemine harf döşeyen ustalar da var. Kurtuluş’taki bir girişte, paspasın altında **1958** yazıyor. Kapıcı Hıdır Bey yirmi iki yıldır paspası her sabah kaldırıp altını siliyormuş. “Görünmüyor ki,” dedim. “Ben biliyorum ya,” dedi.

## Kapı kolu

Elin değdiği tek yer orası olduğu için mimar bütün kibarlığını kapı koluna saklamış. Gördüklerim arasında şunlar vardı:

- Pirinçten, avuca oturan yarım ay biçiminde kollar
- Formika kaplı ahşap tutamaklar
  - çoğunun köşesi kemirilmiş gibi aşınmış
  - biri kırmızıydı, neden kırmızı olduğunu kimse bilmiyor
- Tek parça demirden, kuğu boynu gibi kıvrılan bir kol

## Posta kutuları

Sıra sıra, küçük camlı, isimli. Faturalar artık telefona geldiği için kutuların çoğu boş. Bir binada çocuklar kutulara birbirlerine resim bırakıyormuş; kutuların anahtarı onlarda.

> Ortak alan dediğimiz yer kimsenin olmayınca kirlenir, herkesin olunca güzelleşir. Arada ince bir çizgi var, o çizgiyi de hol çekiyor.

Mesleğimde “metrekare verimliliği” diye bir söz var. Hol, bu hesaba göre kayıptır: satılmaz, kiraya verilmez. Bu yüzden yeni projelerde holü ~~küçültüyoruz~~ yok ediyoruz. Oysa komşunun yüzünü ilk gördüğümüz, şemsiyeyi silkelediğimiz, vedayı uzattığımız yer orasıydı.

Elli dördüncü apartmandan çıkarken bir kadın kapıyı tuttu, “kimi aramıştınız?” diye sordu. “Kimseyi,” dedim, “girişinize bakıyordum.” Güldü. “Bakın tabii,” dedi, “bakan kalmadı.”
`,
  },
]
