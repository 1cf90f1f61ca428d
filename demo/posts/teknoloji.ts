import type { Manuscript } from '../records.ts'

export const teknoloji: Manuscript[] = [
  {
    author: 'umutsahin',
    title: 'Işık hızında okumak: tarayıcılar yazıyı nasıl dizer?',
    excerpt:
      'Bir harfin ekrana gelmesi için geçen birkaç milisaniyede neler olur? Dizgi ustalarından piksellere uzanan kısa bir tarih.',
    categories: ['teknoloji'],
    tags: ['yazılım', 'tipografi', 'tarayıcı'],
    reads: 5100,
    comments: [
      'Dizgi ustası dedemle tarayıcıyı aynı yazıda görmek çok güzel.',
      'fi bağını ilk defa fark ettim, şimdi her yerde görüyorum.',
      'Satır sonu algoritması ayrı bir yazıyı hak ediyor.',
    ],
    body: `
Şu an okuduğunuz cümle bir dakika önce ekranınızda yoktu. Sunucudan baytlar hâlinde geldi, harfe dönüştü, satırlara bölündü, boyandı. Bütün bunlar gözünüzü kırpmanızdan kısa sürdü. Bir dizgi ustası aynı paragrafı kurşun harflerle dizmek için yaklaşık yarım saat harcardı. Aradaki yolculuğu adım adım anlatmak istiyorum.

## Bayttan harfe

Tarayıcıya gelen şey sayılardır. {c5 9f} ikilisi UTF-8’de {ş} demektir. Sunucu hangi kodlamayı kullandığını söylemezse tarayıcı tahmin eder; doksanların “Ã¼” dolu sayfaları bu tahminlerin yanlış çıkmasından kalmadır.

## Harften biçime

Harf ile harfin resmi aynı şey değildir. Yazı tipi dosyası, her harf için bir ya da daha çok *glif* taşır. Metin biçimlendirici şu sorulara cevap arar:

1. Bu harf için yazı tipinde glif var mı? Yoksa hangi yedek yazı tipine bakılacak?
2. Yan yana gelen harfler birbirine yaklaştırılacak mı? (A ile V gibi.)
3. Bağ kurulacak mı? f ile i birleşince i’nin noktası kaybolabilir.

Üçüncü soru Türkçede can yakar. İngilizcede “fi” bağı hoş durur. Bizde ise noktası kaybolan i, ı sanılır. Bu yüzden sayfanın dilini belirtmek gerekir; iyi yazı tipleri {lang="tr"} gördüğünde bağı kurmaz.

~~~html
<html lang="tr">
  <p>Fikir, fincan, fiske.</p>
</html>
~~~

## Biçimden satıra

Dizgi ustası satırı elindeki kumpasa dizer, sona yaklaşınca kelime arasına ince kurşunlar sıkıştırırdı. Tarayıcı çok daha tembeldir: kelimeleri sırayla koyar, sığmayanı alt satıra atar. Son yıllarda buna iki küçük incelik eklendi:

~~~css
h1 { text-wrap: balance; }
p  { text-wrap: pretty; hyphens: auto; }
~~~

İlki başlık satırlarını birbirine yakın boyda böler, ikincisi paragrafın sonunda tek kelimelik satır kalmasını önler.

İşin aslı daha da eski bir tartışma. Donald Knuth, yetmişlerin sonunda kendi kitabının dizgisini beğenmeyince oturup TeX’i yazmıştı. TeX satırı tek başına değil, paragrafı bütünüyle düşünür; üçüncü satırdaki bir boşluk rahatlasın diye birinci satırı değiştirebilir. Tarayıcılar yıllarca bunu yapmadı, çünkü paragraf uzadıkça hesap uzuyordu. Bir sayfanın açılması için ayrılan süre, bir insanın sabrı kadardır; o da pek kısa.

Türkçenin burada bir cilvesi daha var. Sondan eklemeli bir dil olduğumuz için kelimelerimiz uzun. “Değerlendiremeyebileceğimizden” gibi bir kelime dar bir telefonda tek başına satırı doldurur. Tireleme açık değilse ya taşar ya da bir üst satırı yarı boş bırakır. Neyse ki hece yapımız düzenlidir; makineye öğretmesi, İngilizceninkinden çok daha kolaydır. Dil belirtilmezse tarayıcı hangi kurala göre böleceğini bilemez ve hiç bölmez.

## Yazı tipi gecikince

Bir de bekleme sorunu var. Yazı tipi dosyası metinden sonra gelir. Tarayıcı ya metni göstermeyip bekler, ya elindeki bir yazı tipiyle gösterip sonra değiştirir. İkincisinde satırlar kayar, okur yerini kaybeder. Çözümü, yedek yazı tipinin ölçülerini asıl olana benzetmektir:

~~~css
@font-face {
  font-family: 'Yedek';
  src: local('Georgia');
  size-adjust: 104%;
  ascent-override: 92%;
}
~~~

Bu dört satırı yazmak bir öğleden sonramı aldı. Dedem olsa “satırı tutturmuşsun,” derdi. Mesleğinde verilen en büyük övgü buydu.

## Satırdan ışığa

En sonunda glifler piksele çevrilir. Eğriler ızgaraya oturtulur, kenarlar yumuşatılır, ekran kartına yollanır. Kurşunun mürekkebe, mürekkebin kâğıda değdiği andır bu.

> Dedem mürettipti. Ters okumayı düz okumaktan önce öğrenmiş. Ekrana bakıp “bunun tersi nerede?” diye sormuştu bir kere.

Tersi yok dede. Ama satır aralığı hâlâ senin bildiğin gibi: {line-height}, kurşun çıtaların torunudur.
`,
  },
  {
    author: 'iremkilic',
    title: 'Yapay zekâ şiir yazabilir mi?',
    excerpt: 'Bir dilbilimci, bir makineye üç gün boyunca şiir yazdırdı. Sonuçlar kafiyeliydi.',
    categories: ['teknoloji', 'edebiyat'],
    tags: ['yapayzeka', 'şiir', 'dil'],
    reads: 7400,
    comments: [
      '“Bir şeyi söylememeyi seçemez” cümlesi bütün tartışmayı bitirir bence.',
      'Ben ayırt edemedim açıkçası, bu beni biraz korkuttu.',
      'Şairler de önceki şairlerden öğrenmiyor mu? Fark tam olarak nerede?',
    ],
    body: `
Üç gün boyunca bir dil modeline şiir yazdırdım. Aruz istedim, hece istedim, serbest istedim. Annesini kaybetmiş gibi yaz, dedim; hiç annesi olmamış gibi yaz, dedim. Elimde yüz kırk şiir var. Yüz yirmisi kötü, on dokuzu düzgün, biri güzel. Bu yazı o bir tane hakkında.

## Deney

Şiirlerden onunu, on tane az bilinen gerçek şiirle karıştırıp otuz iki kişiye okuttum. Hangisi insan elinden çıkmış, diye sordum.

| Grup | Doğru tahmin |
|---|---|
| Edebiyat öğrencileri | %61 |
| Yazılımcılar | %54 |
| Düzenli şiir okuyan emekliler | %78 |
| Yazı tura | %50 |

Otuz iki kişiyle bilim yapılmaz, biliyorum. Yine de emeklilerin başarısını merak edip sordum. Nermin Hanım’ın cevabı şuydu: “Makine her dizede güzel olmaya çalışıyor. İnsan yorulur, arada bir düz söyler.”

Modelin içinde ne olup bittiğini merak edenler için, konuyu matematikten kaçmadan ama korkutmadan anlatan bir video bırakıyorum:

https://www.youtube.com/watch?v=aircAruvnKk

## Güzel olan

Güzel olan şiir yedi dizeydi, ikisi şöyle:

> kapıyı açık bıraktım / belki soğuk girer de konuşuruz

Okuyunca ürperdim. Sonra modele neden soğuk dediğini sordum. Uzun uzun açıkladı: soğuk, yokluğun eğretilemesiymiş, konuşmak uzlaşmaymış. Açıkladıkça şiir küçüldü. Başka bir pencerede aynı isteği yineledim, bu kez “belki rüzgâr girer” dedi. Bir başkasında “belki ışık”. Hepsi olurdu. Hiçbiri olmasa da olurdu.

Şair için durum başka türlü. Dize kapıda üç gün bekler, “soğuk” gelmeden oturmaz. Makine kelimeyi olasılıkla seçiyor; şair ise kelimeden kurtulamadığı için yazıyor.

Bu farkı bir şair arkadaşıma anlattım, güldü. Bir dizede “akşam” kelimesini bulmak için altı ay beklediğini söyledi. Altı ay boyunca “gece” yazılıymış. Yanlış değilmiş, kimse fark etmezmiş, dergi de öyle basacakmış. “Ama gece değildi,” dedi. “Hava daha kararmamıştı, ben oradaydım.” Makinenin bulunduğu bir *ora* yok. Bütün akşamlar ona eşit uzaklıkta.

Öte yandan haksızlık etmek de istemem. Aynı arkadaşım, taslaklarını modele okutup “burada ne anlıyorsun?” diye soruyor. Cevap çoğu zaman sıradan oluyor ve işe yarayan da bu sıradanlık. Dizesini ortalama bir okurun nasıl anlayacağını görüyor, sonra ortalamadan kaçıyor. Pusulanın kuzeyi göstermesi, kuzeye gideceğiniz anlamına gelmez.

## Susmak

Dilbilimde bir söylenmeyen üzerine de çalışırız. Konuşan kişinin neyi söylemediği, söylediği kadar anlamlıdır. Model ==bir şeyi söylememeyi seçemez==; ancak söylememesi istenirse söylemez. Suskunluğu yok, yalnız duraklaması var.

Bu onu değersiz yapmıyor. Bana o üç günde iyi bir şey öğretti: kendi yazdıklarımda da hangi cümlelerin alışkanlıktan geldiğini görmeye başladım. Meğer ben de “belki ışık girer” diyormuşum çoğu zaman.

## Cevap

Yapay zekâ şiir yazabilir mi? Dizebilir, kafiyeleyebilir, şaşırtabilir. Bir insan okuyup ürperirse o ürperti gerçektir, çünkü okuyan gerçektir. Şiirin yarısı zaten hep okurun elindeydi.

Öteki yarıyı soruyorsanız: kapıyı açık bırakan kim, onu bilmiyorum. Evde kimse yok.
`,
  },
  {
    author: 'umutsahin',
    title: 'Büyük İ, küçük ı: bir harfin çilesi',
    excerpt: 'Bilgisayarlar Türkçe alfabeyle neden geçinemiyor, programcı ne yapabilir?',
    categories: ['teknoloji'],
    tags: ['yazılım', 'türkçe', 'unicode'],
    body: `
Bankanın uygulaması beni yıllarca “UMUT ŞAHIN” diye karşıladı. Noktam eksikti. Müşteri hizmetlerini aradım, “efendim sistem öyle yazıyor” dediler. Bu yazı, sistemin neden öyle yazdığını anlatıyor.

## Dört harf, iki çift

Latin alfabesi kullanan dillerin hemen hepsinde küçük i’nin büyüğü I’dır. Türkçede ise iki ayrı harfimiz var ve ikisi de kendi büyüğüne sahip:

| Küçük | Büyük | Kod noktaları |
|---|---|---|
| i | İ | U+0069, U+0130 |
| ı | I | U+0131, U+0049 |

Unicode tasarlanırken i ve I için ayrı Türkçe kodlar açılmadı, İngilizcedekilerle ortak kullanıldı. Yani bilgisayar ekrandaki I’nın hangi dilin harfi olduğunu göremez. Söylemezseniz İngilizce sayar.

## Hata nasıl doğuyor?

Aşağıdaki üç satırı tarayıcınızın konsoluna yapıştırın:

~~~js
'DIŞARI'.toLowerCase()           // "dişari"
'İstanbul'.toLowerCase().length  // 9, oysa 8 harf
'DIŞARI'.toLocaleLowerCase('tr') // "dışarı"
~~~

İkinci satır ilk bakışta şaka gibi. Dil belirtilmediğinde İ, “i ve üstüne bir nokta” olarak küçülüyor; böylece dize bir birim uzuyor. Veritabanındaki sütun sekiz karakterlikse İstanbul oraya sığmaz.

Bu hatanın hayattaki karşılıkları gülünç olmaktan çıkabiliyor. Kargo şirketi adımı etikete “SAHN” diye basmış, paket iki hafta dolaşmıştı. Bir arkadaşım, sınav sonucunu sistemde göremedi; adı büyük harfe çevrilirken noktası düşmüş, kayıtlardaki adla eşleşmemişti. Aradığınız kişi listede yoksa çoğu zaman gerçekten yoktur. Ama Türkiye’de, önce noktalara bakmak gerekir.

## Ters yöndeki hata

Dili her yerde Türkçe yapmak da çözüm değil. Makinenin kendi kelimeleri, yani dosya adları, HTTP başlıkları, komutlar İngilizcedir. Türkçe ayarlı bir bilgisayarda {"title".toUpperCase()} yıllarca {TİTLE} üretti ve pek çok program sırf bu yüzden İstanbul’da çöktü. Yazılımcılar buna “Turkey test” adını taktı: kodunuz Türkçe ayarda çalışıyorsa çoğu yerde çalışır.

Benim kullandığım kural şu:

- İnsana gösterilen metin: her zaman {'tr'} belirterek.
- Makineye giden ad: hiç dil belirtmeden, ASCII’ye katlayarak.
  - ı ve İ harfleri i’ye döner
  - ş, ğ, ç, ö, ü sade hâline iner
- İkisini karıştıran satır: hata, çalışsa bile.

https://unicode.org/faq/casemap_charprop.html | Character Properties, Case Mappings and Names | Unicode Consortium’un sık sorulan soruları | unicode.org

Bankaya dönersek: geçen ay uygulama güncellendi. Artık “UMUT ŞAHİN” yazıyor. Noktama kavuştum. Yalnız bu sefer de şube adım “KADİKÖY” olmuş.
`,
  },
  {
    author: 'admin',
    title: 'Şifre değil, cümle',
    excerpt:
      'Sekiz karakter, bir büyük harf, bir sayı: ezberlediğimiz kuralların çoğu işe yaramıyor.',
    categories: ['teknoloji'],
    tags: ['güvenlik', 'parola', 'internet'],
    body: `
Babamın bütün parolaları monitörün altındaki sarı kâğıtta yazar. Yıllarca kızdım. Sonra mesleğim gereği binlerce sızdırılmış parolaya bakınca fikrim değişti: o kâğıdı çalmak için eve girmek gerekiyor, “Besiktas1903” parolasını bulmak içinse hiçbir yere girmek gerekmiyor.

## Saldırgan nasıl düşünür?

Filmlerde biri klavyeye eğilip parolayı tahmin eder. Gerçekte kimse sizi tahmin etmez. Daha önce sızmış milyonlarca e-posta ve parola çifti, bir program tarafından başka sitelerde sırayla denenir. Yani en büyük tehlike parolanızın zayıf oluşu değil, ==aynı parolayı iki yerde kullanmanız==.

İkinci sırada alışkanlıklar gelir. “Büyük harf ve sayı zorunlu” denince hepimiz aynı şeyi yapıyoruz: ilk harfi büyütüp sona yıl ekliyoruz. Programlar bunu da biliyor.

## Ne yapmalı?

1. **Uzun yazın.** Dört beş kelimelik, size özgü bir cümle yeter: {ayva reçeli yine dibine tuttu} gibi. Kırması zordur, hatırlaması kolaydır.
2. **Her site için başka parola kullanın.** Bunu akılda tutmak imkânsız; bir parola yöneticisi kurun.
3. **İki adımlı girişi açın.** En azından e-postanızda. E-postanız ele geçerse öteki hesapların hepsi “parolamı unuttum” düğmesinden ibarettir.
4. **Düzenli değiştirmeyin.** Sızdığını öğrenmedikçe değiştirmeye gerek yok. Her ay değiştirilen parola sonunda “Ocak2026!” olur.

! Hiçbir site çalışanı, biz de dahil, size parolanızı sormaz. Soran varsa konuşmayı bitirin ve bildirin.

## Telefonla gelen kod

İki adımlı girişin en yaygını telefona gelen koddur. Hiç yoktan iyidir, ama en zayıf halkası da telefonun karşısındaki insandır. “Bankanızdan arıyoruz, size gelen kodu okur musunuz?” diyen ses çok ikna edici olabilir. Geçen yıl bu cümleyle parasını kaybeden bir öğretmenle konuştum. “Sesi çok yorgundu,” dedi, “yardım etmek istedim.” Dolandırıcılar zekâmıza değil, nezaketimize güveniyor. Kod okunmaz, söylenmez, iletilmez; kapıyı çalan ne kadar yorgun olursa olsun.

## Biz nasıl saklıyoruz?

Bu sitede parolanız yazdığınız hâliyle saklanmıyor. Geri döndürülemeyen bir özetini tutuyoruz; özeti hesaplamak bilerek ağır bir iştir, böylece veritabanı çalınsa bile tek tek denemek çok pahalıya gelir. Büyük harf, sayı, işaret zorunluluğu koymadık. Tek şartımız uzunluk ve çok bilinen parolalardan biri olmaması.

Kâğıt meselesine gelince: babama parola yöneticisi kurdum, bir hafta kullandı. Sonra yöneticinin parolasını sarı bir kâğıda yazıp monitörün altına yapıştırdı. Kâğıtta artık tek satır var, o satır da otuz bir karakterlik bir cümle. İlerleme sayıyorum.
`,
  },
]
