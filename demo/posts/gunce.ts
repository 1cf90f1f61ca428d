import type { Manuscript } from '../records.ts'

export const gunce: Manuscript[] = [
  {
    author: 'editor',
    title: 'Geçen hafta en çok neyi okuduk?',
    reads: 1900,
    excerpt:
      'Topluluğun bir haftası: yüzlerce yeni yorum, iki büyük tartışma ve herkesi susturan bir deprem tanıklığı.',
    categories: ['gunce'],
    tags: ['seçki', 'topluluk'],
    body: `
Her pazartesi sabahı, haftanın yazılarını önüme serip çayımı dolduruyorum. Bu hafta çay iki kere soğudu. Önce @ozgurcelik’in Antakya’dan yazdığı tanıklığı okudum; sonra, biraz hava almak için, @nilufer’in annesinin defterinden çıkardığı tarifleri. İkisi aynı haftada, aynı sayfada yan yana durdu. Bu siteyi bu yüzden seviyorum.

## Haftanın yazıları

1. **Depremden sonra sessizlik.** Yorumları kapatmayı hiç düşünmedik, iyi ki düşünmemişiz. Altında birbirini bulan iki eski komşu var.
2. **Annemin defterinden kırk tarif.** Dirhemler, göz kararları, bir de “çocuklar uyanmadan” notu.
3. **Kiracının cebindeki yasa.** Bir hukuk yazısının bu kadar paylaşılacağını @barisugurlu da beklemiyormuş.
4. **Uykusuz bir ülkenin haritası.** Gece üçte okuyanların sayısı ayrıca düşündürücü.

## İki tartışma

İlki şiir üzerineydi. @iremkilic’in “Yapay zekâ şiir yazabilir mi?” sorusuna gelen cevaplar, yazının kendisinden uzun. Tarafların birbirine “siz” demeyi bırakmaması ayrı bir güzellikti.

İkincisi daha beklenmedikti: kuru fasulyeye salça ne zaman konur? @vefa bu soruyu yazısının ortasında, iki satırda geçmişti. O iki satırın altında seksen cevap birikti. Editör olarak tarafsızım. Soğanla birlikte konur.

## Gözden kaçanlar

Çok okunmayan ama bizim çok sevdiğimiz yazılar da var. Bu haftadan üçünü buraya bırakıyorum:

- Makine dairesinde büyüyen bir çocuğun anlattıkları
- Sekiz yüz metrenin son düzlüğünde insanın aklından geçenler
- Bir türkünün üç ayrı kasabada üç ayrı bitişi

! Bir yazıyı öne çıkarmamızı istiyorsanız yazarına alkış ve yorum bırakın, bize de mesaj atın. Seçkiyi hazırlarken hepsini okuyoruz.

---

Bir de geçen haftadan kalan bir borcum var. Okurlarımızdan biri, seçkilerde şiire az yer verdiğimizi yazmış, “şiir de bir haberdir” demişti. Haklı. Bundan sonra her ayın ilk seçkisinde bir şiire yer açacağız; nöbeti önümüzdeki ay @gulsen ile başlatıyoruz.

Bu sayfada sayıları da paylaşırdık eskiden; kaç yazı, kaç yorum, kaç yeni üye. Vazgeçtik. Bir haftanın nasıl geçtiğini sayılar anlatmıyor. Onun yerine haftanın cümlesini seçiyoruz. Bu haftaki, bir yorumdan:

> “Ben yazmayı bilmem ama okuduğumu anlatayım bari.”

Anlatın. Gelecek pazartesi yine buradayız.
`,
  },
  {
    author: 'editor',
    title: 'Ayın kalemi: Gülşen Ağaoğlu ile söyleşi',
    reads: 1500,
    excerpt: 'Öykülerini sabahları yazan, öğleden sonra kısaltan bir yazarla masasının başında.',
    categories: ['gunce', 'edebiyat'],
    tags: ['söyleşi', 'öykü', 'topluluk'],
    body: `
Gülşen Ağaoğlu’nu burada çoğumuz kısa öyküleriyle tanıyoruz. Bir buçuk sayfayı geçmeyen, bittiğinde başa döndüren öyküler. Ayın kalemi için evine gittim; masasında bir daktilo, daktilonun üstünde bir kedi vardı. Kedi röportaj boyunca yerinden kalkmadı.

**Neden bu kadar kısa yazıyorsunuz?**

Uzun yazıyorum aslında. Sabah altı sayfa yazıyorum, öğleden sonra dördünü atıyorum. Ertesi sabah bakıyorum, kalan ikisinin de yarısı hazırlıkmış. İnsan öyküye girmeden önce çok ayakkabı siliyor kapıda.

**Attıklarınız ne oluyor?**

Bir kutuda duruyor. Kutunun adı “Belki”. On dört yıldır açmadım. Açarsam yazarım diye korkuyorum.

**Buradaki okurlar öykülerinizin sonunu tartışıyor. Hoşunuza gidiyor mu?**

Çok. Bir öğretmen arkadaş öyküyü sınıfta sonsuz okutmuş, çocuklar yirmi sekiz son yazmış. Yedisi benimkinden iyiydi. Birini çaldım, sahibine de söyledim. On altı yaşında, gayet sakin karşıladı.

> Öykünün sonu bir kapı değildir, penceredir. Okur oradan bakar, çıkmaz.

**İlk kitabınız neden çekmecede?**

Çünkü iyi değil. Bunu üzülerek söylemiyorum. İlk kitap, marangozun ilk taburesidir; üstüne oturulmaz ama atılmaz da. Ayaklarından biri hep kısa kalır.

**Yazmaya yeni başlayanlara ne söylersiniz?**

Üç şey söylerim, üçü de sıkıcı:

1. Yüksek sesle okuyun. Diliniz takılıyorsa cümle bozuktur.
2. Sıfatı silin, bir gün bekleyin. Aramıyorsanız geri koymayın.
3. Çok okuyun, ama yazarken okumayın. Ben o günlerde yalnız sözlük okurum.

**Yorumlara cevap yazıyor musunuz?**

Yazıyorum ama geç. Birine hemen cevap verirsem öyküyü açıklamış oluyorum. Bir ay geçince ben de unutuyorum, o zaman eşit oluyoruz; iki okur gibi konuşuyoruz. Geçenlerde biri bana kendi öykümü anlattı, başka bir son eklemiş. Hiç sesimi çıkarmadım, çok güzeldi.

**Şu sıralar ne yazıyorsunuz?**

Bir asansörde geçen bir öykü. Sekiz kat, sekiz paragraf. Dördüncü katta biri biniyor ama kim olduğunu ben de bilmiyorum. Kedi biliyor sanırım, o paragrafı yazarken hep daktilonun üstüne oturuyor.

---

Gülşen Hanım’ın son öyküsü *Saatçinin kızı* edebiyat bölümünde. Söyleşinin altına sorularınızı bırakırsanız bir kısmını kendisine ileteceğim; cevaplamaya söz verdi, “ama kısa,” dedi.
`,
  },
  {
    author: 'editor',
    title: 'Yazı yarışmasının seçici kurulu belli oldu',
    reads: 1100,
    excerpt: 'Bu yılın konusu “komşu”. Kurul beş kişi, son gün gelecek ayın on beşi.',
    categories: ['gunce'],
    tags: ['yarışma', 'duyuru', 'topluluk'],
    body: `
Geçen yılki yarışmaya gelen yazıların çoğu denizi anlatıyordu, oysa konu serbestti. Bu yıl işi şansa bırakmadık: konumuz **komşu**. Yan dairedeki, karşı masadaki, sınırın ötesindeki ya da otuz yıl önce taşınmış olan; hangisini isterseniz.

## Seçici kurul

| İsim | Nereden tanıyoruz | Neye bakacak |
|---|---|---|
| @gulsen | Öyküleri | Sonunu okura bırakan yazılara |
| @sukran | Tarih yazıları | Ayrıntının doğruluğuna |
| @julide_k | Senaryoları | Konuşmaların sahiciliğine |
| @cagri.e | Müzik yazıları | Cümlenin kulağına |
| @editor | Bu sayfa | Virgüllere |

Kurul yazıları isimsiz okuyacak. Değerlendirme bitene kadar kimse hangi yazının kime ait olduğunu bilmeyecek, ben de bilmeyeceğim; isimleri @admin saklıyor.

## Nasıl katılacaksınız?

1. Yazınızı her zamanki gibi yazın ve taslak olarak kaydedin.
2. Etiketlerine {komşu} kelimesini ekleyin.
3. En geç __gelecek ayın 15’inde, saat 23.59’da__ yayımlayın ya da o saate planlayın.

Uzunluk sınırı koymadık. Yine de kurulun beş kişi olduğunu, hepsinin işi gücü bulunduğunu hatırlatırım. Geçen yıl birinci olan yazı üç yüz kelimeydi.

## Sık sorulanlar

**Daha önce yayımladığım bir yazıyla katılabilir miyim?** Burada yayımladıysanız evet, başka yerde yayımladıysanız hayır.

**Şiir olur mu?** Olur. Geçen yıl iki şiir son ona kaldı.

**Yapay zekâya yazdırdığım bir metin olur mu?** Komşunuzu ondan iyi tanıyorsunuz. Kendiniz yazın.

**Birden çok yazıyla katılabilir miyim?** Katılabilirsiniz, ama kurul her yazardan en çok birini son ona alacak. Üç yazı göndermek yerine bir yazıyı üç kere okumanızı öneririz.

**Yazımı yayımladıktan sonra düzeltebilir miyim?** Son güne kadar evet. Son günden sonra yapılan değişiklikler kurula görünmeyecek.

**Ödül ne?** Birinciye elli kitaplık bir koli, ikinci ve üçüncüye birer dolma kalem. Ayrıca ilk on yazıyı kapağını hep birlikte seçeceğimiz bir kitapçıkta toplayacağız; isteyen herkes basılmış hâlini maliyetine alabilecek.

! E-postası doğrulanmamış üyeler yazı yayımlayamıyor. Doğrulama postasını bulamadıysanız ayarlardan yeniden isteyebilirsiniz.

Sorularınızı yorumlara yazın. Hepinize kolay gelsin; komşunuza da bizden selam.
`,
  },
  {
    author: 'admin',
    title: 'Düzenleyicide tablolar ve bağlantı kartları',
    reads: 800,
    excerpt: 'Yazı yazdığımız ekranda neler değişti, hangi tuş ne yapıyor, sırada ne var?',
    categories: ['gunce', 'teknoloji'],
    tags: ['duyuru', 'düzenleyici', 'yenilik'],
    body: `
İki aydır en çok istenen üç şeyi düzenleyiciye ekledik. Bu yazıyı da yeni düzenleyiciyle yazıyorum; aşağıda ne görüyorsanız siz de yapabilirsiniz.

## Tablolar

Boş bir satırda eğik çizgiye basıp “tablo” yazmanız yeterli. İlk satırı başlık yapmak isteğe bağlı. Örnek olsun diye klavye kısayollarını bir tabloya koydum:

| Kısayol | Ne yapar |
|---|---|
| {Ctrl} + {B} | **Kalın** |
| {Ctrl} + {I} | *Eğik* |
| {Ctrl} + {U} | __Altı çizili__ |
| {Ctrl} + {K} | Bağlantı ekler |
| {/} | Blok listesini açar |

Telefonda okuyanlar için tablolar yana kaydırılıyor. Yine de beş sütundan fazlasını önermem.

## Bağlantı kartları

Bir adresi tek başına satıra yapıştırdığınızda karta dönüşüyor. Kart istemiyorsanız geri alın, düz bağlantı olarak kalır.

https://sozluk.gov.tr | Güncel Türkçe Sözlük | Türk Dil Kurumu sözlükleri | sozluk.gov.tr

Video adresleri ise oynatıcı olarak geliyor. Oynatıcı, siz tıklamadan karşı siteye hiçbir bilgi göndermiyor.

## Kod blokları

Teknoloji yazanlar için dil seçimi eklendi. Girinti için sekme tuşunu kullanabilirsiniz:

~~~ts
const selam = (ad: string) => 'Günaydın, ' + ad
console.log(selam('Elif'))
~~~

## Küçük ama iyi şeyler

- Taslaklar siz yazarken kaydediliyor.
  - Bağlantınız koparsa yazdıklarınız tarayıcıda bekliyor.
  - Aynı taslağı iki yerde açarsanız düzenleyici sizi uyarıyor.
- Yazılar bir güne ve saate planlanabiliyor.
- Birini anmak için {@} işaretinden sonra kullanıcı adını yazın, listeden seçin.

## Nasıl karar verdik?

Dört ay boyunca gelen bütün istekleri bir listeye yazdık. Listede yüz yirmi madde birikti. Kırkı aynı şeyi istiyordu: “Tarif yazıyorum, malzemeleri alt alta değil yan yana göstermek istiyorum.” Tabloyu bu yüzden öne aldık. İlk denemeyi @nilufer yaptı; turşu takvimini koydu, telefonda açtı, “tuz sütunu görünmüyor” dedi. Yana kaydırma o cümleden çıktı.

## Yapmadıklarımız

Yazı rengi ve yazı tipi seçeneğini eklemedik, eklemeyeceğiz. Sayfanın görünüşü ortak, sözü sizin. Bunu kısıtlama değil, sofra düzeni gibi düşünün: tabaklar aynı olunca insan yemeğe bakıyor.

> Bir hata görürseniz lütfen ne yaptığınızı sırasıyla yazın. “Çalışmıyor” en çok aldığımız ve en az işimize yarayan mesaj.

Bu yazıdaki örnekleri kendi taslağınızda denemekten çekinmeyin. Bozarsanız geri alırsınız; eski hâlleri de saklıyoruz.
`,
  },
]
