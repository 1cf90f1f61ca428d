import type { Manuscript } from '../records.ts'

export const tarih: Manuscript[] = [
  {
    author: 'sukran',
    title: 'Babaannemin nüfus kâğıdı',
    excerpt: 'Doğum tarihi “dut vakti” olan bir kadının resmî kayıtlardaki izini sürdüm.',
    categories: ['tarih', 'deneme'],
    tags: ['aile', 'nüfus', 'arşiv'],
    body: `
Babaannemin nüfus kâğıdında doğum tarihi 1 Temmuz 1923 yazar. Kendisine sorarsanız dut vakti doğmuştur. Bizim köyde dut haziranın ilk haftasında olur. Aradaki üç haftayı merak ettim, yıllar sonra kayıtların peşine düştüm.

## Bir Temmuzlular

Nüfus müdürlüğünde eski defterlere bakarken ilk dikkatimi çeken, köyün yarısının 1 Temmuz’da doğmuş olmasıydı. Öteki yarısı 1 Ocak’taydı. Memur gülümsedi: “Gün bilinmeyince yılın ortasını ya da başını yazarlarmış hocam.” Demek babaannem, devletin ona uygun gördüğü günde, köyün yarısıyla birlikte doğmuştu.

Yıl da kuşkuluydu. Dedemle evlendiğinde nüfusa göre on dört yaşındaydı. Kendisi “on yediydim” derdi. Deftere göre ablasından bir yaş büyüktü. Ablası bunu ömrü boyunca affetmedi.

## Takvimler

Köyde zamanı ölçen başka bir takvim vardı:

| Resmî kayıt | Köyün takvimi |
|---|---|
| 1 Temmuz 1923 | Dut vakti, büyük selden sonraki yıl |
| 1 Ocak 1937 | Harman kalktı, Osman askerdeydi |
| 1 Temmuz 1946 | Çekirge yılı |
| 12 Mart 1951 | Bu doğru, çünkü öğretmen yazmış |

Büyük seli gazetelerde aradım. Vilayet gazetesinde, dördüncü sayfada, altı satırlık bir haber buldum: 1919 yılının mayısında dere taşmış, değirmen gitmiş. O zaman babaannem 1920’de doğmuştu. Evlendiğinde gerçekten on yedisindeydi.

> Üç yıl boyunca bu kadına yanlış yaşta davranmışız. Mezar taşında hâlâ yanlış yaşta yatıyor.

Bu sonuca varınca köye gidip yaşayan en yaşlı akrabamıza, Hacer halaya danıştım. Doksan altı yaşında, kulağı ağır, belleği pırıl pırıl. Seli sordum. “Değirmeni götüren mi, köprüyü götüren mi?” dedi. Demek iki sel varmış. Köprüyü götüren daha sonraymış; babaannem o sırada yürüyormuş, suya bakıp el çırpmış. Hacer hala bunu kendi annesinden dinlemiş. Bir çocuğun sele el çırpması yüz yıl boyunca anlatılmış, çünkü büyükler o gün hiç gülmemiş, bir tek o gülmüş.

Böylece elimde resmî olmayan ama sağlam bir tarih daha oldu: köprü giderken yürüyordu. Tarihçiler buna *terminus ante quem* der, en geç şu tarihte demektir. Hacer hala daha kısa söyledi: “Sele güldüydü.”

## Düzeltmek

Mezar taşını düzelttirmeyi düşündüm. Taşçı, “rakamı değiştirmek kolay,” dedi, “ama kâğıdıyla tutmaz.” Bir ölünün kâğıdıyla tutmamasının kime ne zararı olur, bilemedim; yine de elim varmadı. O tarih yanlış, ama seksen yıl onunla oy kullanmış, onunla hastaneye yatmış, onunla emekli aylığı almış.

Sonunda taşın alt köşesine, küçük harflerle, iki kelime ekledik: *dut vakti*.

https://www.devletarsivleri.gov.tr | Devlet Arşivleri | Nüfus defterleri ve belgeler için başlangıç noktası | devletarsivleri.gov.tr

## Öğrencilerime ödev

Emekli olmadan önceki son yıl, sınıfa şu ödevi vermiştim. Hâlâ herkese öneririm:

1. Ailenizin en yaşlısına doğum tarihini sorun.
2. “Nereden biliyorsun?” diye sorun.
3. İkinci sorunun cevabını yazın, birincininkini değil.

Otuz dört ödevin yirmi birinde bir hayvan, bir hava olayı ya da bir komşu vardı. Tarih kitaplarında bunlara *bağlam* diyoruz. Babaannem dut diyordu.
`,
  },
  {
    author: 'ozgurcelik',
    title: 'Bir kasabanın saat kulesi',
    excerpt:
      'Yüz yılda dört kere durdu, her seferinde başka bir sebeple. Kulenin bakımını yapanların defterinden.',
    categories: ['tarih', 'kent'],
    tags: ['kule', 'kasaba', 'hafıza'],
    body: `
Kasabanın meydanında bir saat kulesi var; dört yüzü, dört kadranı, bir de küsmüş çanı. Uzaktan bakınca her yerde rastlanan kulelerden biri sanırsınız. Kapısı alçak, merdiveni seksen dört basamak. Yukarıda, tahta bir dolabın içinde, kuleye bakanların tuttuğu defter duruyor. İlk kaydı eski yazıyla, son kaydı tükenmez kalemle.

Defteri bana Saatçi Kadri’nin torunu gösterdi. Dedesi 1949’dan ölümüne kadar her cumartesi o basamakları çıkıp ağırlıkları yukarı çekmiş.

## Birinci duruş

Defterin çevirisine göre saat ilk kez, yapıldığından birkaç yıl sonra durmuş. Sebep olarak “usta cepheye gitti” yazıyor. Başka açıklama yok. Dört yıl boyunca kayıt da yok; yalnız bir sayfanın kenarında, belli ki çocuk elinden çıkmış bir güvercin çizimi.

## İkinci duruş

1939’da kar yüzünden. Akrep buz tutmuş, yelkovan onu sürükleyememiş. Not şöyle:

> Gazyağı ile silindi. Halk vakti camiden sordu, şikâyet olmadı.

## Üçüncü duruş

1971 yazında belediye meclisi, çanın gece vurmasını yasaklamış; çünkü meydana otel yapılmış, turistler uyuyamıyormuş. Kadri usta emre uymak için geceleri saati durdurmuş, sabah yeniden kurmuş. Otuz iki gün böyle sürmüş. Sonra defterde şu satır var: “Çan sustu ama ben de uyuyamıyorum. İstifa.” Ertesi haftanın kaydı yine onun el yazısıyla. İstifayı kimse kabul etmemiş, çan serbest bırakılmış.

## Dördüncü duruş

Deprem gecesi, dördü on yedi geçe. Kuzey kadranı hâlâ öyle. Öteki üçü onarıldı, çalışıyor; kuzeydekine dokunmadılar. Bu bir anıt kararı değildi, önce para yetmedi. Sonra para bulundu, bu kez kimse düzeltmek istemedi.

Şimdi meydanda buluşanlar birbirine “güney yüzünün altında” diyor. Kuzey yüzünün altına ise kimse oturmuyor, ama her sabah biri oraya bir bardak su koyuyor. Kimin koyduğunu sordum.

“Koyanı görmedim,” dedi çaycı. “Boşalınca ben dolduruyorum.”

---

Defterin son sayfasına bakmama izin verdiler. Torunun yazısıyla, geçen cumartesiden:

- Ağırlıklar çekildi.
- Doğu kadranı iki dakika ileri, düzeltildi.
- Kuzey: bırakıldı.
`,
  },
  {
    author: 'sukran',
    title: 'Zarfın arkası',
    excerpt: 'Mektupların içini herkes okur. Ben otuz yıldır zarfların arkasını okuyorum.',
    categories: ['tarih'],
    tags: ['mektup', 'posta', 'koleksiyon'],
    body: `
Eskiciden kiloyla zarf alırım. İçi boş, pulu sökülmüş, kimsenin istemediği zarflar. Koleksiyoncular pulun peşindedir, tarihçiler mektubun. Zarfın arkası kimsenin ilgisini çekmez. Oysa bir mektubun en dürüst yeri orasıdır; yazan, kapattıktan sonra aklına geleni oraya yazar.

Evde dört ayakkabı kutusu dolusu zarfım var. Otuz yıldır arkalarını okuyorum.

## Ne yazarlar?

Sınıflandırmayı sevdiğim için böldüm:

1. **Acele olanlar.** “Postacı bekliyor, cevap yaz.” “Parayı aldım.” “Kuzu doğdu!”
2. **Özür dileyenler.** “İçeride kırıcı yazmışım, kusura bakma, yırtmaya vaktim olmadı.”
3. **Yollayıcılar.** “Tez git, selamet var.” Bunlar zarfa, zarf canlıymış gibi seslenir.
4. **Hesap yapanlar.** Çarpma, toplama, bir kilo şekerin fiyatı.

İkinci kümedekileri çok severim. İçeride ne yazdığını bilmiyoruz, ama pişmanlık dışarıda kalmış. Zarfı açan, önce özrü okuyor.

## Almanya kutusu

Kutulardan biri yalnız altmışlı yıllarda Almanya’dan gelenlere ayrılmış. Arkalarında gönderen adresi olarak çoğunlukla *Heim*, yani yurt yazar. Bir zarfın köşesinde, kurşun kalemle, çok küçük harflerle şu satır duruyor:

> Resmi de koydum, gülmüyorum ama iyiyim.

Resim yok, mektup yok. Yalnız bu cümle kalmış. Kaç kişiye okuduysam hepsi aynı yeri sordu: gülmüyorsa iyi olduğunu nereden bilelim? İşte onun için yazmış.

## Bir zarfın cevabı

Beş yıl önce bir zarfın arkasında “Adres değişti, yenisini Hatice bilir” notunu gördüm. Posta damgası 1968, Turhal. O kadar merak ettim ki Turhal’da çalışan eski bir öğrencimi aradım. O da mahallede sormuş. Hatice Hanım seksen sekiz yaşındaymış, hâlâ oradaymış.

“Yeni adresi hatırlıyor mu?” diye sordum.

Hatırlıyormuş. Sokağı, kapı numarasını, perdenin rengini. Kimin adresi olduğunu ise söylememiş. *“O kendi yazsın,”* demiş.

## Asker zarfları

En çok yazı, asker zarflarının arkasında olur. Mektup okunduğu için içeriye yazılamayan dışarıya, yapıştırma kulağının altına saklanırdı. Zamk kuruyup kulak kalkınca yazı ortaya çıkar. Birinde “soğuk” yazıyor, başka hiçbir şey yok. İçeride herhâlde havanın güzel olduğunu anlatmıştır. Bir başkasında küçük bir daire çizilmiş, yanına “ay burada da aynı” denmiş.

Bu zarfları alanların çoğu, kulağın altına bakmayı bilmiyordu. Yazan da okunmayacağını bilerek yazdı belki. İnsan bazen söylemiş olmak için söyler, duyulmak için değil. Ben yarım yüzyıl sonra okudum. Geç kalmış bir postacı sayıyorum kendimi.

## Bugün

Artık zarf yok. Mesajın arkası olmuyor. Yanlış yazdığımızı silebiliyoruz, karşı taraf da silindiğini görüyor; bu bir bakıma zarf arkası sayılır. “Bu mesaj silindi” yazısı, içindeki özrü gizleyen kapalı bir zarftan başka nedir?

Torunuma bunu anlattım. Düşündü, “babaanne,” dedi, “o zaman sen benim bütün zarflarımı biriktirmişsin.”
`,
  },
]
