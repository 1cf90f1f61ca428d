import type { Manuscript } from '../records.ts'

export const edebiyat: Manuscript[] = [
  {
    author: 'elif',
    title: 'Altı çizili cümleler müzesi',
    excerpt:
      'Sahaftan aldığım kitaplarda benden öncekilerin çizdiği satırları bir deftere geçiriyorum.',
    categories: ['edebiyat', 'deneme'],
    tags: ['okuma', 'sahaf', 'kitap'],
    cover: 'kitaplik',
    body: `
İkinci el kitap alırken kapağına, baskısına bakmam. Rastgele bir sayfasını açar, altı çizili yer ararım. Tertemiz kitap bana okunmamış gibi gelir. Çizilmiş olanın ise içinde biri oturmaktadır.

Sekiz yıldır bu satırları bir deftere geçiriyorum. Defterin adı *Altı Çizili Cümleler Müzesi*. Yanlarına kitabın adını değil, çizginin nasıl çekildiğini yazıyorum: kurşun kalem, cetvelle; tükenmez, titrek; fosforlu, acele. Cümlenin kimin olduğunu kitap biliyor zaten. Çizginin kime ait olduğunu kimse bilmiyor.

## Çizgi çeşitleri

Zamanla bir sınıflandırma yapmadan edemedim:

- **Sınav çizgisi.** Tarih ve terim çizer, paragrafın ilk cümlesinde durur. İkinci bölümden sonra kesilir; demek sınav oraya kadarmış.
- **Âşık çizgisi.** Hep aynı kelimenin altını çizer. Bir kitapta “bekle” fiili on yedi kere çizilmişti, her çekimiyle.
- **Kavgacı çizgi.** Yanında ünlem ya da “hadi canım” notu bulunur.
- **Yas çizgisi.** Tek cümledir. Kitabın başka hiçbir yerinde iz yoktur.

Bir de henüz ad bulamadığım bir çizgi türü var. Kitabın sonuna doğru başlıyor, her satırı çiziyor, hiçbirini ayırmıyor. Sanki okur bitmesini istemediği için yavaşlamanın yolunu böyle bulmuş. Böyle çizilmiş iki kitap gördüm, ikisi de çocuk kitabıydı. Birinin kapağının içinde, aynı kalemle, yetişkin bir el yazısıyla bir tarih ve bir hastane adı yazıyordu. O sayfaları deftere geçirmedim. Bazı çizgiler müzeye değil, yerine ait.

Yas çizgilerinden birini geçen kış Moda’da buldum. İki yüz kırk sayfalık bir romanda tek satır: “Evde onun yokluğundan başka eşya kalmamıştı.” Çizgi o kadar bastırılarak çekilmiş ki arka sayfada kabartması duruyor. Parmağımla üstünden geçtim. Körler için yazılmış gibiydi.

## Çizmek ayıp mı?

Öğrencilerim kitaba kalem değdirmemeyi saygı sanıyor. Onlara deftere not alın, diyorum; sonra kendi kitaplarımı gösteriyorum, kenarları karınca yuvası gibi. Biri geçen hafta sordu:

> “Hocam, siz ölünce bu kitapları okuyan ne düşünecek?”

“Beni,” dedim. Sınıf güldü ama çocuk gülmedi. Ertesi gün kendi kitabının ilk sayfasına adını yazmış, altına da incecik bir çizgi çekmiş. Daha hiçbir cümleyi değil, yalnız adını.

## Geri dönen kitap

Bu işin en tuhaf günü üç yıl önceydi. Kadıköy’de bir sahafta elime aldığım şiir kitabının içinde kendi çizgimi buldum. Üniversitede satmışım, parasızlıktan. Kırk sayfa boyunca yirmi yaşımdaki benle karşılaştım: neye heyecanlanmış, neyi anlamamış, hangi dizenin yanına “çok doğru” yazmış. Bugün o dizelerin çoğunu çizmezdim. Bir tanesinin yanında ise başka bir kalem vardı. Benden sonra kitabı alan biri, benim çizgimin altına ikinci bir çizgi çekmiş ve küçücük yazmış: *ben de.*

Kitabı almadım, yerine koydum. Ertesi hafta pişman olup gittim, satılmıştı. Sahaf, “genç bir kız aldı,” dedi, “sayfalara bakıp gülüyordu.” Demek şimdi bir yerlerde üç kişiyiz.

---

Defterde şu an dokuz yüz on bir cümle var. Hepsini arka arkaya okuyunca tuhaf bir metin çıkıyor ortaya: yazarı yüzlerce kişi, konusu belirsiz, ama sesi tek. Sanki uzun bir gecede herkes sırayla konuşmuş. Müzenin tek kuralı var: ben hiçbir cümle eklemiyorum. Benimkileri bulan yazar artık.
`,
  },
  {
    author: 'gulsen',
    title: 'Saatçinin kızı',
    excerpt: 'Bir öykü: dükkândaki bütün saatler başka zamanı gösterirken doğru vakti bilmek.',
    categories: ['edebiyat'],
    tags: ['öykü', 'zaman'],
    body: `
Babamın dükkânında yüz on iki saat vardı ve hiçbiri ötekini tutmazdı. Müşteri girince önce bir durur, kulak verirdi. Onlarca tıkırtı, dolu yağar gibi. Sonra herkes aynı soruyu sorardı: “Usta, saat kaç?”

Babam bileğine bakmazdı. Bileğinde saat yoktu. Kapıdan dışarı, fırının önündeki gölgeye bakar, “üçe çeyrek var,” derdi. Çıkıp meydandaki saate bakan, geri gelip şapka çıkarırdı.

On iki yaşımda bana ilk saatimi verdi. Camı çizik, kayışı değişmişti. Kurdum, kulağıma dayadım. “Bu yanlış,” dedim, “on dakika geri.”

“Yanlış değil,” dedi babam. “O saatin sahibi on dakika geç gelirdi her yere. Saat de alıştı.”

“Sahibi kim?”

Cevap vermedi. Tornavidayı bezine sildi, sildi, sildi.

---

Lise bitince İstanbul’a gittim. On dakika geri kalan bir saatle büyük şehirde yaşamak zordu. Dersin ilk cümlelerini hiç duymadım, vapurların hep arkasını gördüm. Saati düzeltmek aklımdan geçti elbette. Her seferinde kurma kolunu çektim, durdum, yerine ittim.

Üçüncü yılın kışında telefon geldi. Dükkânın komşusu fırıncı, “baban seni çağırıyor,” dedi. Otobüse on dakika kala terminaldeydim; ilk kez bir yere erken varmıştım. Bileğime baktım. Saat durmuştu.

Babamı yatağında buldum. Yüzü küçülmüştü. Dükkânı sordu. “Kapalı,” dedim.

“Kurdun mu?”

“Hangisini?”

“Hepsini.”

O gece anahtarı alıp dükkâna gittim. Yüz on iki saatin yüz on ikisi de durmuştu. İçerisi öyle sessizdi ki kendi nefesimi fırının sandım. Lambayı yakmadan, elimle yoklayarak, birer birer kurdum. Sabaha karşı dolu yine yağmaya başladı.

En son kendi saatimi açtım. Arka kapağın içinde, çiviyle kazınmış bir satır vardı. Yıllarca kulağımın dibinde tıkırdamış, ben açıp bakmamıştım:

> *Kızım doğdu. Yetişemedim. On dakika.*

Gölge fırının eşiğine değdiğinde eve döndüm. Babam uyanıktı. “Saat kaç?” diye sordu.

Bileğime bakmadım.

“Vaktinde geldim baba,” dedim.
`,
  },
  {
    author: 'gulsen',
    title: 'Bir öyküyü yarısından kesmek',
    excerpt: 'Uzun cümlelerle başlayan, makasla biten bir yazma alışkanlığı üzerine.',
    categories: ['edebiyat'],
    tags: ['öykü', 'yazmak', 'atölye'],
    body: `
Atölyede ilk gün herkese aynı ödevi veriyorum: bir sayfa yazın, sonra ikiye kesip birini bana getirin. Hangi yarıyı getirdikleri, nasıl yazdıklarından daha çok şey söylüyor.

Çoğu ilk yarıyı getiriyor. Orada hava durumu var, kahramanın kalktığı yatak var, pencereden görünen sokak var. İkinci yarıyı getirenlerin kâğıdında ise biri kapıyı çarpmış oluyor. Kapının neden çarpıldığını bilmediğimiz için okumaya devam ediyoruz.

## Hazırlık cümlesi

Bir cümlenin hazırlık cümlesi olup olmadığını anlamak için basit bir yol var. Cümleyi silin. Öykü hâlâ ayaktaysa cümle, öyküye değil size lazımmış. Yazarken kendimizi ısıtmak için kurduğumuz bu cümlelere kızmamalı; koşucu da ısınır. Ama kimse ısınmayı yarışa saymaz.

Kendi çekmecemden bir örnek vereyim. Bir öykünün ilk hâli şöyle başlıyordu:

> O sabah, bütün sabahlar gibi, çaydanlığın sesiyle uyanan Nevin, penceredeki buğuya bakarken dünkü konuşmayı hatırladı.

Yedi ay sonra aynı öykü şöyle başladı:

> Nevin çaydanlığı ocakta unuttu.

Dünkü konuşmayı anlatmama gerek kalmadı. Unutulan çaydanlık, konuşmanın nasıl geçtiğini söylüyor.

## Kesmenin sınırı

Kesmek de bir süre sonra hastalık oluyor. Bir dönem o kadar kısalttım ki öykülerim fıkraya benzedi; okur sonunda gülmesi gerektiğini sanıyordu. O günlerde bir arkadaşım “senin öykülerinde kimse yemek yemiyor” dedi. Haklıydı. Yemek yemek konuyu ilerletmiyordu, ben de atmıştım.

Şimdi şu sırayla çalışıyorum:

1. Sabah, hiç durmadan yazarım.
2. Öğleden sonra silmem, yalnız işaretlerim.
3. Bir gece beklerim.
4. Ertesi gün, işaretlediklerimin **yarısını** atarım.

O kalan yarı, öykünün etidir. İçinde çoğu zaman bir sofra, bir mevsim, bir de gereksiz gibi duran bir köpek bulunur. Köpeği atmayın. Köpek, öykünün yaşandığı yerin sahiden var olduğunu gösterir.

Geçen hafta atölyeden biri, on sekiz yaşında, elinde küçücük bir kâğıtla geldi. “İkiye kestim, sonra bir daha kestim, durduramadım,” dedi. Kâğıtta tek cümle vardı: *Babam bu yıl da sobayı kurmadı.*

Ona dokunmayın, dedim. O bitmiş.
`,
  },
  {
    author: 'elif',
    title: 'Onuncu sınıfta Sait Faik okumak',
    excerpt: '“Hocam bu hikâyede hiçbir şey olmuyor” cümlesinden başlayan bir dönem.',
    categories: ['edebiyat'],
    tags: ['öğretmenlik', 'okuma', 'öykü'],
    body: `
“Hocam, bu hikâyede hiçbir şey olmuyor.”

Eylülün üçüncü haftası, en arka sıra. Söyleyen Berat; sınıfın en dürüst okuru. Diğerleri kafa salladı. Sait Faik’in bir öyküsünü okumuştuk, bir adam balıkçılarla vapura biniyor, birilerine bakıyor, iniyordu. Berat haklıydı, hiçbir şey olmuyordu.

“Peki,” dedim, “bu sabah okula gelirken sana ne oldu?”

“Hiçbir şey.”

“Anlat o hiçbir şeyi.”

Anlattı. Minibüste bir kadının poşetinden limon düşmüş, yuvarlana yuvarlana şoförün pedalına kadar gitmiş. Şoför ışıklarda eğilip limonu almış, koklamış, “abla bunun kokusu güzelmiş” demiş, geri vermiş. Bütün minibüs limonu koklamak istemiş ama kimse isteyememiş.

Sınıf sessizdi. Berat durdu. “Hocam,” dedi, “bu da mı hikâye?”

## Limon defteri

O günden sonra her dersin ilk beş dakikasını buna ayırdık. Kural basitti: okula gelirken gördüğün, kimsenin haber yapmayacağı bir şeyi üç cümleyle yaz. Deftere “limon defteri” dediler. Birkaç tanesini izinleriyle alıyorum:

- “Simitçi en yanık simidi kendine ayırıyor. Üç gündür baktım, hep öyle. Sordum, ‘onu kimse almıyor’ dedi.”
- “Köprüde iki kişi birbirine yol verdi, ikisi de geçemedi.”
- “Dedem otobüste bana yer verdi. Ben kalktım, o kalktı, yer boş kaldı.”

Kasımda Sait Faik’e döndük. Aynı öyküyü, tek kelime söylemeden yeniden okudum. Bu defa en arka sıradan ses geldi: “Hocam, adam aslında orada çok yalnız.” Nereden çıkardın, diye sordum. “Herkesin elindekine bakmış, kendi elinden hiç söz etmemiş.”

## Susan öğrenci

Sınıfta bir de Zehra vardı, yazıyor ama okumuyordu. Defterini her gün masama bırakır, akşam alırdı. Onunkiler hep aynı sokakta, aynı saatte geçiyordu. Her gün bir ayrıntı ekleniyordu: önce bir kapı, sonra kapının önünde iki çift ayakkabı, sonra bir çift. On sekizinci günde kapı kapalıydı ve önünde ayakkabı yoktu.

Ne diyeceğimi bilemedim. Kenara tek bir soru yazdım: “Ayakkabılar nerede?” Ertesi gün cevap geldi: “İçeride. Soğuktan içeri almışlar.” Ağlayacak gibi oldum, sevinçten. On altı yaşında bir çocuk, beni on sekiz gün boyunca kötü bir şeye hazırlamış, sonra kapıyı açmıştı. Sait Faik’i en iyi o anlamıştı; öyküde bir şey olmuyordu, çünkü olacak olan okurun içinde oluyordu.

## Sınav meselesi

Bu yaptığımızın sınavda karşılığı yok. Bir veli toplantıda bunu sordu, nazikçe. Ona dürüst cevap verdim: çocuğunuz paragraf sorusunda belki aynı netle çıkacak, ama artık paragrafın içinde biri olduğunu biliyor.

> Edebiyat öğretmek, çocuğa bir şey vermekten çok, zaten gördüğünü saydırmak.

Dönem sonunda @gulsen’in bir öyküsünü sonunu kapatarak okuttum; yirmi sekiz son yazdılar. Yazarın kendisi de okudu. Berat’ın sonu tek cümleydi: “Kadın limonu geri aldı ama koklamadı.”

Öyküde limon yoktu. Düzeltmedim.
`,
  },
]
