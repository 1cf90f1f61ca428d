import type { Manuscript } from '../records.ts'

export const psikoloji: Manuscript[] = [
  {
    author: 'dilekg',
    title: 'Uykusuz bir ülkenin haritası',
    excerpt:
      'Gece üçte uyanık olanlara neden uyanık olduklarını sordum. Dört yüz on iki cevap geldi.',
    categories: ['psikoloji'],
    tags: ['uyku', 'kaygı', 'araştırma'],
    reads: 8100,
    comments: [
      'Bu yorumu saat 03.12’de yazıyorum, gerisini siz düşünün.',
      '“Yarın” kutusunu denedim, üç gecedir daha iyi uyuyorum.',
      'Hemşireler maddesi için teşekkürler, bizi kimse saymıyor.',
    ],
    cover: 'yagmurlu-rihtim',
    body: `
Bir akşam buraya kısa bir not bıraktım: “Gece üçte uyanıksanız nedenini tek cümleyle yazar mısınız?” Sabaha kadar doksan, haftanın sonunda dört yüz on iki cevap birikti. Bilimsel bir araştırma değil bu; örneklem, uyumayıp bana yazanlardan oluşuyor. Ama dört yüz on iki cümle, bir ülkenin tavanına bakmak için az sayılmaz.

## Neden uyanığız?

Cevapları okuyup kümelere ayırdım:

| Sebep | Kişi |
|---|---|
| Para, kira, borç | 104 |
| Yarınki iş ya da sınav | 83 |
| Bebek, hasta, yaşlı bakımı | 71 |
| Telefonu bırakamamak | 62 |
| Vardiya | 49 |
| “Bilmiyorum” | 43 |

Bakım verenlerin cümleleri en kısa olanlardı. “Ateşi düşsün, yatarım.” “Annem beni çağırır diye.” Vardiyadakiler ise itiraz etti: *Biz uykusuz değiliz, çalışıyoruz.* Haklılar, onları ayrı tuttum.

## Bilmiyorum diyenler

Beni en çok bu kırk üç kişi düşündürdü. Yeniden yazıp sordum: “Uyandığınızda ilk ne yapıyorsunuz?” Çoğu aynı cevabı verdi. Saate bakıyorlar.

Saate bakmak masum görünür. Oysa bakınca zihin hesap yapmaya başlar: kaç saat uyudum, kaç saat kaldı, yarın nasıl olacağım? Hesap kaygıyı, kaygı uyanıklığı besler. Gece uyanmak insan bedeni için olağandır; yetişkinler gecede birkaç kez uyanıp hatırlamadan yeniden dalar. Bizi uyanık tutan, uyanmak değil, uyandığımıza üzülmektir.

## Telefonu bırakamayanlar

Altmış iki kişi telefonu yazmıştı. Çoğu kendine kızıyordu: “İradesizim.” Biraz konuşunca başka bir şey çıktı. Gün boyu herkes onlardan bir şey istiyor; patron, çocuk, trafik. Kimsenin bir şey istemediği tek zaman gece. Uyurlarsa gün bitecek ve sıradaki gün yine başkalarının olacak. Telefon bahane, asıl istenen şey kendine ait bir saat.

Buna İngilizcede “intikam ertelemesi” diyorlar; gündüzden öç almak gibi. Ben danışanlarıma o saati yok etmeyi değil, öne almayı öneriyorum. Akşam yemeğinden sonra yarım saat, kapı kapalı, kimse için hiçbir şey yapmadan. Gündüz payını alan, geceden istemiyor.

Bir kadın şöyle yazdı: “Çocuklar uyuyunca banyoda oturup hiçbir şey yapmıyorum. Kapıyı kilitliyorum, fayanslara bakıyorum. Kırk dakika. Sonra uykum geliyor.” Ona ne önereceğimi bilemedim. Önerecek bir şey yoktu; kendi ilacını bulmuş. Banyonun daha rahat bir yer olmasını diledim.

## İşe yarayanlar

Danışanlarıma önerdiğim, araştırmalarda da karşılığı olan birkaç şey:

1. **Saati ters çevirin.** Alarm çalacak zaten.
2. **Yirmi dakikada dalmadıysanız kalkın.** Loş ışıkta sıkıcı bir iş yapın. Yatak, kıvranılan yer olmasın.
3. **Yarın kutusu.** Başucunuza küçük bir kâğıt koyun. Aklınıza gelen işi yazıp kutuya atın. Zihin, yazılan şeyi tutmayı bırakıyor.
4. **Kalkış saatiniz sabit olsun.** Yatış saati kendiliğinden yerine oturur.

! Uykusuzluk haftada üç geceden fazla ve üç aydan uzun sürüyorsa bir hekime başvurun. Bilişsel davranışçı terapinin uykusuzluk için geliştirilmiş bir biçimi var ve çoğu kişide ilaçtan daha kalıcı sonuç veriyor.

## Harita

Cevapların geldiği şehirleri işaretleyince ortaya bir harita çıktı; uyanık noktalar her yerdeydi. Birbirine en yakın ikisi aynı apartmandandı. Biri dördüncü katta kirayı düşünüyor, öteki beşinci katta bebek sallıyordu. Birbirlerinin ayak sesini duyuyor, ikisi de ötekini rahatsız ettiğini sanıyordu.

> Gece üçte yalnız değilsiniz. Üst kattaki de uyanık.
`,
  },
  {
    author: 'dilekg',
    title: 'Yarın başlarım: ertelemenin içi',
    excerpt: 'Erteleyen insan tembel değildir. Çoğu zaman bir işten değil, bir duygudan kaçar.',
    categories: ['psikoloji'],
    tags: ['erteleme', 'alışkanlık', 'duygu'],
    body: `
Bu yazıyı on bir gün erteledim. Konusunun erteleme olması durumu kolaylaştırmadı. On bir gün boyunca masamı düzenledim, kitaplığı renklerine göre dizdim, çaydanlığın kirecini söktüm. Hiçbirine tembellik denemez. Çalışkan bir kaçıştı.

## Neden erteleriz?

Uzun süre ertelemenin zaman yönetimi sorunu olduğu sanıldı; ajanda alırsak düzelecekti. Son yirmi yılın araştırmaları başka bir şey söylüyor: erteleme, duygu yönetimi sorunudur. İşin kendisi değil, işin uyandırdığı duygu ağır gelir. Sıkılmak, yetersiz kalmak, eleştirilmek… Ertelediğimizde o duygu hemen hafifler. Beyin bunu ödül olarak kaydeder. Yarın aynı iş biraz daha ağırdır, kaçış biraz daha tatlıdır.

Tim Urban’ın meşhur konuşması bu döngüyü bir maymunla anlatır. İzlemeyi sonraya bırakmayın:

https://www.youtube.com/watch?v=arj7oStGLkU

## Kendine kızmak işe yarıyor mu?

Hayır. Bir çalışmada, ilk sınava çalışmayı erteleyen öğrencilerden kendini affedenlerin, ikinci sınavda daha az ertelediği görüldü. Kendine kızanlar daha çok erteledi. Mantıklı; kızgınlık da ağır bir duygu, ondan da kaçıyoruz.

## Denenecek küçük şeyler

- Soruyu değiştirin. “Bu işi nasıl bitiririm?” yerine “==ilk iki dakikada ne yaparım?==”
  - Dosyayı açmak bir iştir.
  - Başlığı yazmak bir iştir.
  - Kötü bir ilk cümle yazmak en büyük iştir.
- Duygunun adını koyun. “Bu e-postadan korkuyorum, çünkü hayır diyecekler.” Adı konan duygu küçülür.
- Engeli büyütün. Telefonu başka odaya koymak, iradeden güçlüdür.
- İşi bir başkasının yanında yapın. Konuşmanız gerekmez; birinin orada olması yeter.

## Bir danışanın haritası

İzniyle anlatıyorum: doktora tezini dört yıl erteleyen bir danışanım vardı. Her sabah bilgisayarı açıyor, önce haberlere bakıyor, sonra kaynakçayı düzenliyor, öğlene doğru “artık geç oldu” deyip kapatıyordu. Birlikte bir harita çizdik; masaya oturduğu andan kalktığı ana kadar ne hissettiğini dakika dakika yazdı. Yedinci dakikada hep aynı cümle geliyordu: *Hocam bunu beğenmeyecek.*

Tezle değil, o cümleyle çalıştık. Danışmanına kötü olduğunu bile bile yarım bir bölüm gönderdi. Cevap iki satırdı: “Sonunda. Üçüncü sayfadan başlayalım.” Dört yıl boyunca kaçtığı cümle hiç söylenmedi. Tez on bir ayda bitti. Savunmasına gittim, en arkada oturdum; önündeki bardağın suyunu yedinci dakikada içti.

## Ne zaman ciddiye almalı?

Arada bir ertelemek insanlık hâlidir. Ama erteleme yüzünden sağlık kontrollerini, faturaları, ilişkileri aksatıyorsanız altında kaygı bozukluğu, depresyon ya da dikkat eksikliği olabilir. O zaman yapılacak iş, listeyi kısaltmak değil, biriyle konuşmaktır.

> Bir danışanım, “erteleyince kendime torpil yapmış gibi hissediyorum,” demişti. “Sonra o torpilin bedelini yine ben ödüyorum.”

On birinci günün akşamı bilgisayarı açtım, iki dakikalığına. Şu cümleyi yazdım: *Bu yazıyı on bir gün erteledim.* Gerisi sandığımdan kısa sürdü. Hep öyle oluyor. Bunu bilmek de bir sonraki sefer erteletmeye engel olmuyor, onu da söyleyeyim.
`,
  },
  {
    author: 'barisugurlu',
    title: 'Özür dilemenin usulü',
    excerpt: 'Mahkeme koridorlarında yirmi yıl boyunca dinlediğim özürlerden kalan notlar.',
    categories: ['psikoloji', 'deneme'],
    tags: ['özür', 'ilişkiler', 'uzlaşma'],
    body: `
Avukatlar özür dilemeyi yasaklar. “Sakın özür dilemeyin, kabul anlamına gelir,” deriz müvekkile. Yirmi yıl söyledim bunu. Sonra uzlaştırma dosyalarına bakmaya başladım ve gördüm ki insanların mahkemeden istediği şey çoğu zaman bir cümleden ibaret. O cümle gelmeyince tazminat isteniyor.

## Olmamış özürler

Koridorda duyduklarımı not ettim. Kulağa özür gibi gelen ama olmayanlar:

- “Kırıldıysan özür dilerim.” Kırılma ihtimalini karşı tarafa yıkıyor.
- “Özür dilerim ama sen de…” *Ama*dan önceki her şeyi siliyor.
- “Hepimiz hata yaptık.” Kalabalığa karışıyor.
- “Kaç kere özür dileyeceğim?” Demek sayıyor.

## Olmuş bir özür

Geçen yıl iki kardeşin miras dosyası vardı. Dokuz yıl konuşmamışlar, tarla üçüncü bilirkişiye gitmişti. Uzlaştırma toplantısında büyük olan söz aldı. Kâğıttan okumadı.

> “Annemin cenazesinde sana haber vermedim. Geç kalırsın, bekletirsin diye düşündüm. Sen anneni görmeden gömüldü. Bunu ben yaptım. Geri alamam.”

Sonra sustu. Affet demedi, anla demedi. Küçük olan uzun süre masaya baktı. “Tarla sende kalsın,” dedi en sonunda, “zaten ben ekmiyorum.” Tarlanın hiçbir zaman mesele olmadığını o an hepimiz anladık; bilirkişi de anladı sanırım, çantasını topladı.

## Parçaları

O özrü eve gidip söktüm, saat söker gibi. Beş parçası vardı:

1. Ne yaptığını adıyla söyledi.
2. Sebebini söyledi ama sebebe sığınmadı.
3. Karşısındakinin ne kaybettiğini söyledi.
4. “Ben yaptım,” dedi.
5. Karşılığında bir şey istemedi.

Sonradan psikoloji kitaplarında benzer listeler buldum. Hepsinde sorumluluğu üstlenmek en üstte duruyor. Af dilemek ise en altta; çünkü o, karşı taraftan bir şey istemektir.

https://tr.wikipedia.org/wiki/Arabuluculuk | Arabuluculuk | Uyuşmazlıkların mahkeme dışında çözülmesi üzerine | Vikipedi

## Usul

Hukukta “usul esastan önce gelir” denir. Özürde de öyle. Telefonda değil yüz yüze, kalabalıkta değil baş başa, hemen değil ama çok geç de değil. Birini herkesin önünde kırdıysanız yalnız orada bir istisna var: özür de herkesin önünde dilenmeli.

Müvekkillerime artık başka türlü söylüyorum. “Hukuki sorumluluğu kabul etmeyin,” diyorum, “ama üzüldüyseniz üzüldüğünüzü söyleyin.” Aradaki çizgi incedir. O çizgide yürümeyi öğretmek, dilekçe yazmaktan zor.
`,
  },
]
