import type { Manuscript } from '../records.ts'

export const sinema: Manuscript[] = [
  {
    author: 'ilginb',
    title: 'Makine dairesinde büyümek',
    excerpt: 'Babam makinistti. Filmleri ben perdeden değil, küçük bir camdan tersine izledim.',
    categories: ['sinema', 'deneme'],
    tags: ['sinema', 'salon', 'çocukluk'],
    cover: 'sinema-salonu',
    body: `
Çocukluğumun geçtiği oda iki metreye üç metreydi, penceresi bir kitap kadardı ve o pencereden sokak değil, başkalarının hayatı görünürdü. Babam Emek Sineması’nda değil, adını kimsenin hatırlamadığı bir mahalle sinemasında makinistti. Okul çıkışı yanına giderdim. Annem çalıştığı için bana bakan, iki adet Prevost marka makineydi.

## Ses

Makine dairesinde film sessiz izlenmez, tersine, çok gürültülüdür. Makinenin takırtısı diyalogları örter. Ben *Selvi Boylum Al Yazmalım*’ın konuşmalarını lisede, televizyonda duydum. O güne kadar Asya’nın neden gittiğini elleriyle anladığımı sanıyordum; meğer doğru anlamışım.

Her makara yirmi dakika kadar sürer. Bitmesine sekiz saniye kala perdenin sağ üst köşesinde küçük bir leke belirir, babam öteki makinenin kolunu tutar. İkinci leke göründüğünde geçişi yapar. Salonda kimse bunu fark etmez. Babam hiçbir filmi baştan sona seyretmedi; ömrü o iki leke arasında beklemekle geçti.

> “Filmin güzel olduğunu salonun öksürmesinden anlarım,” derdi. “İyi filmde kimse öksürmez.”

## Kopan film

Bir pazar matinesinde film koptu. Perde bembeyaz kaldı, ıslıklar başladı. Babam iki ucu jiletle kesti, bantladı, makineye taktı; hepsi kırk saniye sürdü. Ama telaştan bir karış film yerde kaldı. Onu aldım, ışığa tuttum. Yirmi dört karede bir kadın başını çeviriyordu. Bir saniye. O filmi artık herkes bir saniye eksik seyredecekti ve o saniye bende duruyordu.

Hâlâ duruyor. Cüzdanımda.

## Sansürcü çocuk

Makine dairesinin bir de gizli görevi vardı. Bazı pazarlar salona aileler gelirdi, babam da uygun bulmadığı sahnelerde elini merceğin önüne koyardı. Perde birkaç saniye kararır, ıslıklar gelir, sonra görüntü dönerdi. On yaşıma gelince bu işi bana devretti. Hangi sahnede elimi koyacağımı söylemezdi. “Sen anlarsın,” derdi.

Anlamıyordum. Öpüşme sahnelerinde elimi koyup kavga sahnelerinde çekiyordum, herkes öyle yapar diye düşünerek. Bir gün babam durdurdu. Perdede bir adam, karısına tokat atmak üzereydi. “Buraya koy,” dedi. Elimi koydum. Salon karardı. Ses duyuldu ama kimse görmedi.

O günden beri bir filme bakarken elimi nereye koyacağımı düşünürüm. Eleştiri yazarken de aslında bunu yapıyorum.

## Dijitale geçiş

2012’de salona dijital projektör geldi. Makine dairesine küçük, sessiz bir kutu koydular. Babam kutunun yanında bir hafta oturdu. Filmi başlatmak için bir tuşa basıyor, sonra yapacak hiçbir şey bulamıyordu. Sekizinci gün aşağı indi, biletini aldı, salona girip ortadan bir koltuğa oturdu.

Hayatında ilk kez bir filmi baştan sona, önden seyretti. Çıkışta nasıldı diye sordum.

“Güzeldi,” dedi. “Öksürmedim.”

---

Şimdi filmleri jenerik bitene kadar izliyorum. Işıklar yanıyor, görevli süpürgeyle bekliyor, ben oturuyorum. En sonda, çoğu zaman tek başına, küçük harflerle bir isim geçiyor. Bazen *makinist* yazıyor. Bazen yazmıyor. Ben yine de ayağa kalkıp o küçük pencereye doğru dönüyorum.
`,
  },
  {
    author: 'julide_k',
    title: 'Diyalog susarak yazılır',
    excerpt: 'İnsanlar konuşurken asıl meseleyi nereye saklıyor? Bir senaristin kulak defterinden.',
    categories: ['sinema'],
    tags: ['senaryo', 'diyalog', 'yazmak'],
    body: `
Yazdığım ilk senaryoyu okuyan yönetmen tek bir not düşmüştü: “Bunlar birbirine mektup okuyor.” Haklıydı. Benim karakterlerim ne hissettiklerini biliyor, bunu düzgün cümlelerle söylüyor, karşısındaki de sözünü kesmeden dinliyordu. Hayatımda böyle bir konuşmaya hiç tanık olmamıştım.

O notu aldıktan sonra bir yıl senaryo yazmadım, dinledim. Otobüste, kuyrukta, yan masada. Defterime ne söylediklerini değil, neyi söylememek için konuştuklarını yazdım.

## Bir örnek

Terminalde bir anne ile oğlu. Oğlan uzun bir yola gidiyor.

~~~text
— Atkını aldın mı?
— Aldım.
— Kalın olanı mı?
— Anne, temmuz.
— Otobüs soğuk oluyor.
— Aldım dedim ya.
— İyi.
(Uzun sessizlik.)
— Vardığında ararsın.
— Ararım.
— Gece de olsa.
~~~

Burada “gitme” diyen yok, “özleyeceğim” diyen yok. Temmuzda atkı var. Seyirci atkıyı görünce boğazı düğümlenir; çünkü kelimeyi kendisi bulmuştur.

## Üç küçük kural

- **Soruya cevap vermeyin.** İnsanlar çoğu zaman sorulmayan soruya cevap verir. “Yemek yedin mi?” “Geç kaldım, biliyorum.”
- **Elde bir iş olsun.** Fasulye ayıklayan biriyle tartışmak, oturan biriyle tartışmaktan farklıdır. Fasulye bitince tartışma da bitmek zorundadır.
- **Cümleyi son kelimeden önce kesin.** Bizde fiil sonda olduğu için bu çok işe yarar. “Ben seni o gün istasyonda…” deyip susan biri, bütün fiilleri aynı anda söylemiştir.

Üçüncüsü Türkçenin senariste armağanı. Fiili duymadan cümlenin nereye gideceğini bilmiyoruz; ~~gördüm~~, ~~bekledim~~, ~~bıraktım~~. Seyirci o boşluğu kendi hayatındaki fiille dolduruyor.

## Susmanın uzunluğu

Senaryoda sessizlik yazmak zordur. “Susar” yazarsınız, oyuncu yarım saniye susar. Ben artık sessizliğin içine bir eylem koyuyorum: *Çayı karıştırır. Şeker atmamıştır.* Bu iki cümle perdede beş saniye tutar ve karakterin aklının nerede olduğunu gösterir.

Geçen ay ilk uzun metrajımın okumasını yaptık. Başroldeki oyuncu bir sahnede durdu, “burada söyleyecek bir şeyim yok gibi,” dedi.

“Var,” dedim. “Ama söylemiyorsun.”

Defterine not aldı. Ne yazdığını sormadım.
`,
  },
  {
    author: 'ilginb',
    title: 'Jenerik bitmeden kalkmayın',
    excerpt: 'Filmin sonunda akan isimleri okumaya başlayınca sinemaya bakışım değişti.',
    categories: ['sinema'],
    tags: ['sinema', 'emek', 'jenerik'],
    body: `
Salonda ışıklar yandığında yerinde kalan üç tür insan vardır: uyuyanlar, ağlayanlar ve jenerik okuyanlar. Ben üçüncülerdenim; yanıma oturan, birincilerden sanıyor.

İşin başı bir meraktı. Bir filmin sonunda “deniz sesi” karşılığında bir isim gördüm. Demek biri gidip denizin sesini kaydetmişti. Hangi denizin? Eve dönünce aradım, buldum, mektup yazdım. Cevap geldi: “O deniz değildi, leğendi. Çakılla doldurup salladım.”

O günden beri filmleri sonundan da okuyorum.

## Az bilinen işler

| Unvan | Ne yapar |
|---|---|
| Devamlılık sorumlusu | Bardaktaki çayın bir önceki planda nereye kadar dolu olduğunu bilir |
| Foley sanatçısı | Ayak seslerini stüdyoda yeniden yürür |
| Odak sorumlusu | Oyuncunun gözünün net kalmasını elle sağlar |
| Şaryocu | Kamerayı rayda, kimse duymadan iter |

Devamlılık sorumlusu Aysel Hanım’la konuştum. Otuz filmde çalışmış. Bir sahnede başrol oyuncusunun saçındaki toka soldan sağa geçmiş, kimse görmemiş, o görmüş ama çekim bitmiş. “Yirmi yıl oldu,” dedi. “Televizyonda ne zaman çıksa mutfağa gidiyorum.”

## Kısalan isimler

Televizyonda ve internette jenerik artık akmıyor. Film biter bitmez ekran küçülüyor, sıradaki geliyor; on saniye içinde karar vermezseniz kendiliğinden başlıyor. Yüzlerce kişinin adı, bir geri sayımın arkasında kalıyor.

> Film, adını en küçük harfle yazdığımız insanların en büyük harfle yaptığı iştir.

Bu cümle benim değil. Bir set işçisinin kaskında yazıyordu.

Evde küçük bir kural koyduk: film bitince kumandaya kimse dokunmuyor. Yeğenim ilk başta sıkılıyordu, şimdi oyun uydurdu. Kendi adını arıyor. Şimdiye kadar dört Defne buldu: biri aydınlatmada, ikisi kostümde, biri “kediler” bölümünde, çünkü kedinin adı Defneymiş.

## Bir öneri

Bu hafta izlediğiniz filmin jeneriğinden bir isim seçin. Başrol olmasın. Ne yaptığını bilmediğiniz bir unvan olsun. Öğrenin, sonra o filmi bir daha izleyin. Artık perdede bir oyuncunun yanında görünmeyen biri daha duracak.

Ben geçen hafta “perde dikişi” karşılığında bir isim okudum. Hangi perde, henüz bilmiyorum. Mektubu yazdım, bekliyorum.
`,
  },
]
