import type { Manuscript } from '../records.ts'

export const deneme: Manuscript[] = [
  {
    author: 'julide_k',
    title: 'Beklemenin grameri',
    excerpt: 'Durakta, koridorda, telefonun başında: beklerken kurduğumuz cümlelerin zamanı yok.',
    categories: ['deneme'],
    tags: ['deneme', 'beklemek', 'dil'],
    cover: 'aksam-vapuru',
    body: `
Otobüs durağında yaşlı bir adam bana “gelir mi?” diye sordu. Hangisi gelir mi, demedi. Ben de “gelir,” dedim. Yirmi dakika yan yana oturduk. Ne beklediğini bilmiyordum, o da benimkini sormadı. İkimizin otobüsü de gelmedi ama ikimiz de doğru konuşmuştuk: Türkçede *gelir*, geleceğini değil, gelme huyunda olduğunu söyler.

Beklemeyi geniş zamanla konuşuyoruz. “Arar.” “Döner.” “Düzelir.” Bu cümlelerin hiçbirinde tarih yok. Doktorun ağzından duyunca ferahlıyoruz, sevdiğimizin ağzından duyunca kuşkulanıyoruz. Aynı ek, iki ayrı hava.

## Bekleyenin elleri

Senaryo yazarken en zor sahneler bekleme sahneleridir. Karaktere bir iş vermek gerekir, yoksa oyuncu ellerini nereye koyacağını bilemez. Hastane koridorlarında oturup not aldım bir ara. İnsanlar beklerken şunları yapıyor:

1. Bildikleri bir kâğıdı yeniden okuyorlar.
2. Çantalarını düzeltiyorlar, sonra yine bozuyorlar.
3. Ayakkabılarına ilk defa görmüş gibi bakıyorlar.
4. Saate bakıp vakti öğrenmeden başlarını çeviriyorlar.

Dördüncüsünü ben de yapıyorum. Saate bakıyorum ama saati almıyorum. Sorsanız söyleyemem. Bakmak beklemenin bir parçası, öğrenmek değil.

## Bekletenin dili

Bekletenlerin de kendi grameri var. “Çıkıyorum” diyen çıkmamıştır. “Beş dakikaya oradayım” cümlesinde beş, sayı değildir. “Ben seni ararım” ise kibar bir kapıdır; yumuşak kapanır, ama kapanır.

> Annem, kardeşimin askerden dönüşünü beklerken hiç “gelecek” demedi. “Geliyor,” dedi, on beş ay boyunca.

Şimdiki zamanı öyle inatla kullandı ki sonunda biz de inandık: kardeşim on beş ay boyunca yoldaydı. Sofraya tabağı konuyordu. Bir gün kapı çaldı, annem kalkıp açmadı. “Geliyor,” dedi yine, mutfaktan. Kapıyı ben açtım. Kardeşim botlarını çıkarıyordu.

## Beklemenin yeri

Şehirler beklemeyi düşünmeden kuruluyor. Durakta iki kişilik bank, sekiz kişilik kuyruk var. Hastanede koltuklar birbirine vidalanmış, kimse yakınına dönüp oturamıyor. Bekleme salonlarında televizyon hep açık ve sesi hep kısık; herkes ağız hareketlerine bakıyor. Mimar bir arkadaşım, @aysedemir, bir keresinde bekleme odası çizmenin ev çizmekten zor olduğunu söylemişti. “Evde insanın ne yapacağını biliyorsun,” dedi. “Burada hiçbir şey yapmayacak. Hiçbir şeye ne kadar yer ayırırsın?”

Köyde buna bir çare bulunmuş: kapı önü. Taş bir sedir, üstünde minder. Orada oturan kişi bekliyor da olabilir, oturuyor da; kimse sormaz. Bekleyenin en çok istediği şey de budur zaten. Beklediğinin anlaşılmaması.

---

O yaşlı adamla durakta otururken bir ara ayağa kalktı, yola baktı, geri oturdu. “Ben aslında otobüs beklemiyorum,” dedi. “Evde oturunca telefonu bekliyorum, burada otobüsü beklemiş oluyorum. Daha kolay.”

Benim otobüsüm o sırada geldi. Binmedim. Geniş zamanda biraz daha oturduk.
`,
  },
  {
    author: 'elif',
    title: 'Annemin “neyse”si',
    excerpt: 'Bir kelimenin içine bir evin otuz yılı sığar mı?',
    categories: ['deneme'],
    tags: ['deneme', 'aile', 'kelime'],
    body: `
Her ailenin kendi sözlüğü vardır. Bizimkinin ilk maddesi “neyse”dir. Annem bu kelimeyi en az dört ayrı anlamda kullanır ve hangisi olduğunu yalnız evdekiler bilir.

## Dört neyse

Birincisi **kapı kapatan neyse**. Kısa söylenir, sonunda nokta vardır. Babamın işten çıkarıldığı akşam sofrada konuşulanları bu kelime bitirmişti. Kimse devam etmedi. Ertesi sabah annem dikiş makinesini salona taşıdı.

İkincisi **kapı aralayan neyse**. Uzatılarak söylenir: “Neyyyse.” Arkasından mutlaka asıl haber gelir. Teyzem bunu duyunca fincanını bırakır, sandalyesini çeker.

Üçüncüsü **hesap neyse**si. Pazarda, kasada, kapıya gelen ustaya. “Neyse borcumuz?” Bu neyse’nin içinde bir pazarlık payı gizlidir ama soran da sorulan da onu görmezden gelir.

Dördüncüsünü açıklaması zor. Genellikle akşam, ışık yanmadan önceki o belirsiz saatte, kimseye hitap etmeden söylenir. Annem pencereye bakar, bir şey söyleyecekmiş gibi nefes alır ve nefesi bu kelime olarak bırakır.

> “Neyse.”

Çocukken bunu yorgunluk sanırdım. Yirmili yaşlarımda pişmanlık olduğuna karar verdim, biraz da öfkelendim; hangi hayatı kaçırdıysa bizim yüzümüzden kaçırmıştı. Şimdi kırkıma yaklaşırken aynı saatte mutfakta durduğumu fark ediyorum. Ocakta bir şey pişiyor, pencere kararıyor, günün hiç kimseye anlatmaya değmeyecek bütün küçük işleri bitmiş. Nefes alıyorum.

Ne yorgunluk ne pişmanlık. Günü teslim ederken atılan bir imza bu.

## Miras

Geçen bayram yeğenim bir kule yaptı, kule yıkıldı. Beş yaşında. Parçalara baktı, hepimiz ağlayacak diye bekledik. Omzunu kaldırdı:

“Neyse,” dedi, kısa ve noktalı.

Annem başını çevirip bana baktı. O an gülmemek için ikimiz de pencereye döndük. Dışarıda hava yeni kararıyordu.

Sözlüğü açıp baktım; “neyse” için *her ne ise, ne olursa olsun* demişler. Eksik değil. Ama bizim evin maddesini ekleyecek olsam şöyle yazardım: ==bir işin bitmediğini herkesin bildiği ama artık kimsenin üzmek istemediği an.==

Neyse. Çorba taştı.
`,
  },
  {
    author: 'gulsen',
    title: 'Eşyaların emekliliği',
    excerpt: 'Atmaya kıyamadığımız şeylerin çekmecede geçirdiği ikinci hayat.',
    categories: ['deneme', 'edebiyat'],
    tags: ['deneme', 'eşya', 'hatıra'],
    body: `
Mutfakta bir çekmece var, her evde var: içindekilerin hiçbiri işe yaramaz, hiçbiri de atılmaz. Bizimkine “emekliler” deriz. Geçen pazar yağmur yağınca çekmeceyi masaya boşalttım ve envanter çıkardım.

| Eşya | Son görevi | Emeklilik sebebi |
|---|---|---|
| Tek kulplu cezve | 2011, bayram sabahı | Kulpu soğumadan biri aceleyle yıkadı |
| Üç anahtar | Bilinmiyor | Kapıları yıkıldı |
| Saatin akrebi | Hep üçü gösterirdi | Yelkovanından ayrıldı |
| Kurşun kalem, dört santim | Liste yazmak | Kısaldı ama kimse “bitti” diyemedi |
| Yarım mum | Elektrik kesintileri | Artık kesilmiyor, o da küstü |

Listeyi bitirince bir eşyanın ne zaman emekli olduğunu düşündüm. Bozulunca değil. Bozulanı atıyoruz, hiç acımadan. Emekli olan, işini bir başkası devraldığı hâlde gözümüzün içine bakmayı sürdürendir.

## Anahtarlar

En çok anahtarlarda durdum. Biri kısa ve pirinç, belli ki bir dolabın. İkincisi uzun, paslı; ucundaki ipte “bodrum” yazıyor ama hangi bodrum? Üçüncüsünü tanıdım: dedemin Sivas’taki evinin anahtarı. Ev 1994’te yıkıldı. Dedem anahtarı ölene kadar cebinde taşıdı. Bir keresinde “neyi açacak ki?” diye sormuştum.

> “Açmasına gerek yok,” demişti. “Ben onu çevirmiyorum, tutuyorum.”

O gün anlamamıştım. Bugün anahtarı avucuma alınca bir ağırlık duydum; demirin ağırlığından biraz fazlaydı.

## Ne yapmalı?

Sadeleşme üzerine yazılmış kitaplar, eşyayı eline al ve sana neşe verip vermediğini sor, diyor. Dört santimlik kaleme sordum. Neşe vermedi. Ama bana annemin pazardan önce masaya eğilip “limon, bir de şey” diye yazdığı bütün cumartesileri verdi. Bunu hangi rafa koyacağız?

Sonunda hepsini yerine dizdim. Yalnız mumu ayırdım, akşam yaktım. Elektrik kesilmemişti, ampulü ben kapattım. Yirmi dakika yandı, küçük bir ses çıkarıp söndü. Güzel bir emeklilik töreni oldu sayılır.

Çekmece biraz hafifledi. Bir süre sonra oraya ben de bir şey bırakacağım: bu yazıyı yazdığım kalemin kapağı kırıldı. Mürekkebi var daha, ama sırasını bekliyor.
`,
  },
]
