import type { Manuscript } from '../../records.ts'

export const lokanta: Manuscript = {
  author: 'vefa',
  title: 'Bir esnaf lokantasının yirmi dört saati',
  excerpt:
    'Sabahın üçünde soğan doğrayan eller, öğlen yarım saatte boşalan tencereler, akşam kalan bir tabak: otuz yılın tek bir günü.',
  categories: ['mutfak', 'kent'],
  tags: ['lokanta', 'esnaf', 'sofra', 'emek'],
  cover: 'pencerede-cay',
  reads: 3900,
  thread: [
    {
      author: 'nilufer',
      text: 'Vefa Bey, tencerelerin sırasını anlattığınız bölümü üç kere okudum. Annem de zeytinyağlıyı hep en serin köşeye koyardı, nedenini hiç sormamıştım.',
      replies: [
        {
          author: 'vefa',
          text: 'Anneniz doğrusunu yapmış. Zeytinyağlı ocaktan uzak durdukça kendine gelir.',
        },
        {
          author: 'sukran',
          text: 'Bizde kilerde dururdu, üstünde tül. Kapağı ancak sofrada açılırdı.',
        },
        { author: 'nilufer', text: 'Tül! Onu da deftere yazıyorum.' },
        {
          author: 'iremkilic',
          text: '“Kendine gelmek” fiilini yemek için kullanmanız çok hoşuma gitti. Bayılan biri gibi.',
        },
        { author: 'vefa', text: 'Pişerken biraz bayılıyor zaten.' },
      ],
    },
    {
      author: 'barisugurlu',
      text: 'Adliyenin yanındaki lokantada da böyle bir duvar vardı, veresiye yazılırdı. Dava dosyası gibi okurdum; kim kazanmış, kim kaybetmiş, hesaptan anlaşılırdı.',
      replies: [
        { author: 'ozgurcelik', text: 'Hangisi? Merdivenin altındaki mi?' },
        { author: 'barisugurlu', text: 'Ta kendisi. Kapandı, yerine kahve zinciri geldi.' },
        {
          author: 'ozgurcelik',
          text: 'Oranın sahibiyle söyleşi yapmıştım, defteri duruyor. İzin verirse bir gün yazarım.',
        },
        { author: 'editor', text: 'Bu cümleyi gördüm, takvime yazıyorum.' },
        { author: 'ozgurcelik', text: 'Ağzımdan kaçtı bir kere, peki.' },
      ],
    },
    {
      author: 'dilekg',
      text: 'Üçte kalkıp beşte ilk çorbayı içirmek… Otuz yıl boyunca kaç saat uyuduğunuzu merak ettim. Mesleki soru, kusuruma bakmayın.',
      replies: [
        { author: 'vefa', text: 'Gece dört, ikindi bir buçuk. İkindi uykusunu kimseye vermezdim.' },
        {
          author: 'dilekg',
          text: 'Bölünmüş uyku sanıldığı kadar kötü değil; düzeni bozmadıysanız gövdeniz alışmıştır.',
        },
        {
          author: 'ipekk',
          text: 'İkindi uykusu antrenman kadar değerlidir. Sporcularıma bunu anlatamıyorum.',
        },
        {
          author: 'vefa',
          text: 'Lokantaya gönderin, bir hafta bulaşık yıkasınlar, kendiliğinden uyurlar.',
        },
      ],
    },
    {
      author: 'umutsahin',
      text: 'Küçük bir itiraz: tartıyla ölçmek neden ruhsuz olsun? Ben ekmeği gramla yapıyorum, her seferinde aynı çıkıyor ve seviniyorum.',
      replies: [
        {
          author: 'vefa',
          text: 'Haklısınız, ekmekte ben de tartarım. Ruhsuz olan tartı değil, tartıdan sonra tadına bakmamak.',
        },
        { author: 'umutsahin', text: 'İşte bunda anlaştık.' },
        {
          author: 'gokhan_a',
          text: 'Gözlemde de öyle: alet ölçer, ama gökyüzüne bir kere çıplak gözle bakmadan kapıyı açmayız.',
        },
      ],
    },
    {
      author: 'elif',
      text: 'Kalan tabak bölümünü sınıfta okudum. Arka sıradan biri “öğretmenim, o tabak bizim eve gelirdi” dedi. Dersin kalanını o anlattı.',
      replies: [
        { author: 'vefa', text: 'Bunu okuyunca bir süre yazamadım. O çocuğa selamımı söyleyin.' },
        { author: 'elif', text: 'Söyledim. “Fasulye miydi?” diye sordu, “fasulyeydi” dedim.' },
        { author: 'gulsen', text: '@elif bir öykünün bütün malzemesi şu üç satırda duruyor.' },
      ],
    },
    {
      author: 'canogut',
      text: 'Yolda yemek yediğim her lokantada artık tencerelerin sırasına bakıyorum. Üçte ikisi sizin dediğiniz gibi.',
      replies: [
        { author: 'vefa', text: 'Kalan üçte birde de karnınızı doyurun ama sulu yemek istemeyin.' },
      ],
    },
    {
      author: 'aysedemir',
      text: 'Girişin dar, mutfağın geniş olması tesadüf değil, değil mi? Çizerken hep tersini isterler.',
      replies: [
        {
          author: 'vefa',
          text: 'Kapı dar olursa içerinin sıcağı kaçmaz, giren de selam vermeden geçemez.',
        },
      ],
    },
    {
      author: 'ilginb',
      text: 'Öğle servisi bölümü film gibi kurgulanmış. Kesmeden, tek planda çekilir.',
    },
  ],
  body: `
Lokantayı devredeli iki yıl oldu. Hâlâ gece üçte uyanıyorum. Önceleri yatakta dönüp duruyordum, sonra kalkıp yazmaya başladım. Bu yazı öyle çıktı; her bölümünü, anlattığı saatte yazdım. Öğle bölümünü öğlen, bulaşığı akşam. Gece üçünü ise gece üçte, pencerenin önünde, elimde bir soğanla.

Otuz yılda kabaca dokuz bin gün eder. Hepsi birbirine benzerdi, hiçbiri aynı değildi. Ben burada tek bir günü anlatacağım. Hangi gün olduğu önemli değil. Bir salı olsun.

## 03.00 · Soğan

Lokanta soğanla uyanır. Işığı yakarsınız, ocağı yakmazsınız; önce bıçak. Bizde günde on sekiz kilo soğan giderdi. On sekiz kilo soğanı tek kişi elli dakikada doğrar, iki kişi yarım saatte. Çünkü iki kişi konuşur, konuşan el hızlanır.

Soğan doğrarken ağlamamanın yolunu soranlara hep aynı cevabı veririm: ağlayın. Bıçağı ıslatmak, ağza ekmek almak, pencereyi açmak; hepsini denedim. Göz ilk yirmi dakikada akar, sonra alışır. Çırakların en çok konuştuğu saat de o ilk yirmi dakikadır. Yüzleri zaten ıslak olduğundan ne söyleseler belli olmaz. Kimin annesi hastadır, kimin sevdiği başkasına varmıştır, hep orada öğrendim. Hiçbirini gündüz sormadım.

## 04.30 · Ocak

Beş ocağımız vardı, beşinin de huyu başkaydı. Baştaki çabuk kızar, ortadaki geç ısınır ama bırakmaz, sondaki rüzgâra bakar. Yeni gelen usta, tencereyi boş bulduğu ocağa koyar. Bir ay sonra öğrenir ki tencerenin de yeri vardır.

Sıra şöyleydi, kapıdan mutfağa doğru:

1. Çorba, çünkü ilk o istenir ve gün boyu karıştırılır.
2. Kuru fasulye, geç ısınan ocakta, sabırla.
3. Etli yemek, ustanın gözünün önünde.
4. Pilav, en son ve en kısa süre.
5. Zeytinyağlılar, ocakta değil; pencerenin altındaki mermerde.

Mermer meselesini uzun anlatabilirim, kısa keseceğim. Zeytinyağlı sıcak yenmez, buzdolabından da yenmez. İkisinin arasında bir ısı vardır, adı *mermer*dir.

:wide: tarif-defteri | Dükkânın defteri. Sol sayfa malzeme, sağ sayfa o gün ne öğrendiğimiz.

## 06.00 · İlk müşteri

İlk müşteri hiç değişmezdi: belediyenin süpürgecisi İsmail Abi. Süpürgesini kapının dışına dayar, “selamünaleyküm” der, ocağa en yakın masaya otururdu. Çorbayı sormazdı, ne varsa onu içerdi. Parasını sorardı ama. Ben “bugün ikram” dersem kızar, demezsem üzülürdü. Sonunda bir yol bulduk: o bana gazete getiriyordu, ben ona çorba veriyordum. Gazeteyi çöpten değil bayiden alırdı. Bunu sekiz yıl sonra bayi söyledi.

Sabah çorbasının kuralı, konuşturmamaktır. İnsan daha uyanmamıştır, sorulan her soru ona iş gibi gelir. Limon masada olacak, biber masada olacak, ekmek kesilmiş olacak. Garson başka bir yere bakacak.

> Sabah iyi hizmet, görünmeyen hizmettir. Öğlen tam tersi.

## 08.30 · Pazar

Sebzeyi hale ben giderdim, pazara da. Hal ucuzdur, pazar dürüsttür. Halde domatesin kasasını açtırmazlar, pazarda teyze domatesi ortadan böler, gösterir. Günün yemeğini çoğu zaman pazar belirlerdi. Bakla çıkmışsa bakla, enginar ucuzlamışsa enginar. Listeyle giden aşçı, listeyle döner; eli boş giden aşçı, mevsimle döner.

Aşağıdaki tabloyu çıraklar için duvara asmıştım. İzmir’e göredir; siz kendi pazarınıza göre kaydırın.

| Ay | Tezgâhta en iyisi | Lokantada ne olur? |
|---|---|---|
| Ocak | Ispanak, pırasa | Zeytinyağlı pırasa |
| Mart | Şevketibostan | Kuzulu terbiyeli |
| Mayıs | Enginar, bakla | İkisi bir tencerede |
| Temmuz | Patlıcan, bamya | Karnıyarık, salı günleri |
| Eylül | Barbunya, incir | Barbunya pilaki |
| Kasım | Kereviz, ayva | Ayvalı kereviz |

Tablonun altına bir çırak kurşun kalemle eklemişti: “Aralık: dinlenmek.” Silmedim. Aralıkta da açıktık ama insanın duvarda bir umudu olmalı.

! Evde pişirenlere: haftalık yemek listesi yapmayın, haftalık pazar listesi yapın. Ne pişireceğinize tezgâhın başında karar verirseniz hem ucuza gelir hem de dolapta çürüyen olmaz.

## 11.00 · Sessizlik

Servisten önceki yarım saat, günün en güzel yarım saatidir. Her şey hazırdır, hiçbir şey başlamamıştır. Tencerelerin kapakları kapalı, camlar buğulu, masalar silinmiş. Garsonlar önlüklerini bağlar, bulaşıkçı suyunu değiştirir, ben kapının önüne çıkıp bir bardak çay içerdim.

O çayı hiçbir gün atlamadım. Bir keresinde kalorifer borusu patladı, dükkânı su bastı; herkes kova taşırken ben kapıda çayımı içtim. Kızdılar. “Beş dakika sonra yine su olacak,” dedim, “ama bu çay olmayacak.” Şimdi düşünüyorum da, belki de boruyu ben kapatmalıydım.

:small: aksam-cayi | On birin çayı. Bardak, otuz yılda dört kere değişti; tabağı aynıydı.

## 12.15 · Öğle

Öğle servisi kırk beş dakika sürer ve içinde bütün bir gün vardır. On iki masa, elli iki sandalye, saatte yüz yirmi tabak. Kapıdan giren daha otururken ne yiyeceğini bilirsiniz, çünkü adımından bellidir. Hızlı giren az kuru pilav ister, yavaş giren önce ne olduğunu sorar, kapıda durup içeriye bakan ise birini arıyordur.

Mutfakla salon arasındaki dil kısadır. “Bir az, bir tam, iki pilav üstü, birine acele.” Yabancı biri dinlese kavga ediyoruz sanır. Oysa o kırk beş dakikada kimse kimseye kızmaz; vakit yoktur. Kızgınlık sonraya, bulaşığa kalır, bulaşıkta da erir.

Esnaf lokantasında masa paylaşılır. Boş sandalye varsa oturulur, izin istenmez, “afiyet olsun” denir. Bu yüzden bizim masalarda başka hiçbir yerde yan yana gelmeyecek insanlar yan yana geldi. Bir gün icra memuruyla borçlusunu aynı masada gördüm. Birbirlerini tanımıyorlardı daha. Memur, adama tuzu uzattı. Öğleden sonra karşılaşacaklardı; ben biliyordum, çünkü ikisi de bana adres sormuştu. Ne yapacağımı bilemedim. İkisine de birer sütlaç gönderdim. Akşamüstü memur geri geldi, “yarına bıraktım,” dedi. Sebebini sormadım, parayı da almadım.

## 14.00 · Duvar

Servis bitince duvara bakılırdı. Kasanın yanındaki duvarda, çivilere geçirilmiş küçük kâğıtlar vardı. Üzerlerinde isim yok, işaret vardı: bir şapka, bir anahtar, bir balık. Veresiye hesabı. Şapka, aylığını ayın on beşinde alan memurdu. Anahtar, çilingir. Balık, tutarsa ödeyen balıkçı.

Neden isim yazmıyorsun, diye sordular. İsim yazınca borç oluyor, işaret olunca hatır. Otuz yılda o duvardan ödenmeyen kâğıt sayısı on bir. Onunun sahibi ölmüştü. Birini ise ben kaybettim, rüzgârda uçtu; adam yine de geldi, ödedi. “Kâğıdın yoktu,” dedim. “Benim aklım vardı,” dedi.

:gallery: guz-sokagi | Dükkânın sokağı. Soldan ikinci kapı bizimdi.
:gallery: balikci-teknesi | Balık işaretinin sahibi. Hava iyiyse öderdi.
:gallery: sabah-yelkeni | Pazar günü kapalıydık; denize bakmaya giderdik.
:gallery: aksam-vapuru | Kapanışta son vapura yetişirdik.

## 15.30 · Uyku

Bu bölümü yazmadım. İkindi uykusundaydım.

## 16.00 · Çırak

Uykudan kalkınca çırakla oturulurdu. Yarım saatlik bir ders saati; tahtası, kitabı yok. Ortaya bir şey koyardım, o anlatırdı. Bir gün limon, bir gün bıçak, bir gün kırık bir tabak. Limonu anlatırken suyundan başlayan çırakla kabuğundan başlayan çırak arasında dağlar kadar fark vardır. Kabuktan başlayan usta olur, çünkü önce göreni değil dokunanı anlatıyordur.

Otuz yılda on dokuz çırak yetiştirdim. Altısı kendi dükkânını açtı. Dördü başka meslek seçti; biri uçak teknisyeni oldu, bana her yılbaşı kart atar, “motor da tencere gibi usta, sesinden anlaşılıyor” diye yazar. Üçünü kovdum. Birini haksız yere kovdum, adı Sedat’tı. Kasadan para eksik çıkmıştı, gözüm onu görmüştü. İki gün sonra parayı buzdolabının arkasında buldum, rüzgâr uçurmuş. Evine gittim. Annesi kapıyı açtı, içeri buyur etti, çay koydu. Sedat odasından çıkmadı. Özrümü kapıya söyledim. Kapı cevap vermedi.

Ertesi sabah üçte dükkânı açtığımda Sedat kapının önündeydi. “Soğanları kim doğrayacak?” dedi. Bu kadar. Bir daha o konu açılmadı. Şimdi Urla’da lokantası var, duvarında tek bir yazı asılı: *Önce buzdolabının arkasına bak.*

Çıraklara öğrettiğim şeylerin listesini yapsam kısa tutarım:

- Bıçağı verirken sapını uzat.
- Sıcak tencerenin kulpuna bez bırak, senden sonra gelen bilmez.
- Tuzu yukarıdan serp, alçaktan dökme.
- Müşterinin tabağına bak, yüzüne değil. Yüz kibardır, tabak doğruyu söyler.
  - Kenara ayrılmış bir lokma, söylenmemiş bir sözdür.
- Bilmiyorsan sor. İki kere sor. Üçüncüde ben de düşünmeye başlarım.

Onlardan öğrendiklerimin listesi daha uzun. Telefonla ödeme almayı, glütensiz çorbayı, “hayır” demeyi onlardan öğrendim. Bir de şarkı söylemeyi. Benim ustam mutfakta şarkı söyletmezdi, dikkat dağılır diye. Yıllarca ben de söyletmedim. Sonra bir gün bulaşıkçı kız, Zeliha, bir ağıt tutturdu. O gün kimse elini kesmedi, kimse yemek yakmadı. Yasağı kaldırdım.

## 17.00 · Akşamın hesabı

Esnaf lokantası akşam yemeği vermez, vermemeli. Akşam yemeği evindir. Ama beşle yedi arasında gelenler olurdu: bekâr memurlar, nöbete giden hemşireler, evde kimsesi olmayanlar. Onlara öğleden kalan verilir ve öğleden kaldığı söylenir. Fiyatı da ona göre olur. Müşteriyi en çabuk kaybettiren şey kötü yemek değil, gizlenen yemektir.

Bir hemşire vardı, Gülay Hanım. Altı yıl boyunca haftada üç akşam geldi, hep aynı masaya oturdu. Hiç konuşmazdı. Bir akşam hesabı öderken “bugün bir çocuk kurtuldu,” dedi, çıktı. O günden sonra ne zaman kapıdan girse yüzüne bakardım; bir şey söylemese de o günün nasıl geçtiğini anlardım. Tabağına bir köfte fazla koyduğum günler oldu. O da anladı sanırım, çünkü o günlerde ekmeğini bitirirdi.

## 19.00 · Kalan tabak

Kapanırken her tencereden bir tabak ayrılırdı. Kalmışsa kalandan, kalmamışsa pişmeden önce ayırdığımızdan. O tabak satılmazdı. Üstü örtülür, bir çocuğun eline verilir, “şu eve götür” denirdi. Hangi ev olduğu her akşam değişirdi. Kimin söylediğini, nasıl bildiğimizi sormayın; mahallede bilinir.

Tabağı götüren çocuğun bir görevi daha vardı: kapıyı çalacak, tabağı verecek, koşacak. Beklemeyecek. Beklerse teşekkür gelir, teşekkür gelirse ertesi akşam kapı açılmaz.

Tabaklar ertesi sabah dükkânın eşiğinde olurdu, yıkanmış. Bazılarının içinde bir şey çıkardı: iki ceviz, bir düğme, bir tutam kekik. Düğmeyi sakladım. Kimin olduğunu biliyorum, hiç söylemedim.

## 20.00 · Mahallenin ocağı

Kapıyı kapatınca iş bitmezdi; ocağın altı kısılır ama söndürülmezdi. Elektriklerin kesildiği geceler mahallenin tek sıcak yeri orasıydı, çünkü biz tüple çalışırdık. Bir kış üç gün üst üste kesildi. Birinci akşam alt sokaktan bir anne geldi, biberon ısıtacaktı. İkinci akşam on bir anne geldi. Üçüncü akşam tezgâhın üstünde yirmi üç biberon vardı, hepsine bantla isim yapıştırdık. Garsonlar mama ısısını bileğinden anlamayı o gece öğrendi.

O bebeklerden biri geçen yıl nişanlandı, davetiyesini elden getirdi. Zarfın üstüne adımı yazmamış, “biberoncu amcaya” yazmış. Adımı bilmiyormuş. Düğüne gittim, masada yanıma oturanlar kim olduğumu sordu. Ne diyeyim? “Sütünü ısıtmıştım,” dedim.

Dükkânın tabelasında “lokanta” yazardı ama mahallede kimse öyle demezdi. “Ocak” derlerdi. “Ocağın orada buluşalım”, “ocağa bırak, ben alırım.” Anahtar bırakılırdı bize, ilaç bırakılırdı, bir keresinde bir kafes muhabbet kuşu bırakıldı, sahibi hastaneden çıkana kadar üç hafta kaldı. Kuş “bir az bir tam” demeyi öğrendi.

## 21.00 · Bulaşık

Günün son işi bulaşıktır ve ustanın kim olduğunu bulaşıkta görürsünüz. Ustamdan öğrendiğim tek kesin kural buydu: dükkânı açan kapatır, en çok tencereyi en kıdemli yıkar. Çıraklara tava bırakılır, tencere bırakılmaz. Çünkü tencerenin dibinde o günün bütün hataları yapışıktır; onu kim yaptıysa o kazımalıdır.

Ben otuz yıl tencere kazıdım. Dibinde ne bulduğumu yazsam bu yazı bitmez. Acele ettiğim günler kara, dalgın olduğum günler sarı, iyi günlerde ise tencere kendiliğinden temizlenirdi. Sudan geçirmek yeterdi.

## 03.00 · Yeniden

Şimdi yine gece üç. Ev sessiz. Tezgâhta tek bir soğan var, yarısını doğradım. On sekiz kiloya göre az, ama göz aynı göz, hemen aktı. Karım içeriden seslendi: “Ne yapıyorsun orada?”

“Dükkânı açıyorum,” dedim.

Güldü. Birazdan kalkar, çayı koyar. İki kişilik çorba pişireceğim, fazla gelecek; küçük tencerenin ölçüsünü hâlâ tutturamıyorum. Artanı alt kattaki öğrencilere indiririz. Kapıyı çalıp koşacak çocuk yok, merdiven de dik. Ben çalarım, o koşar.
`,
}
