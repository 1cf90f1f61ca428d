import type { Manuscript } from '../../records.ts'

export const yildizHaritasi: Manuscript = {
  author: 'gokhan_a',
  title: 'Balkondan evrene: bir yılda gökyüzünü öğrenmek',
  excerpt:
    'Teleskop almadan, şehirden çıkmadan, ayda bir geceyle gökyüzüne alışmanın on iki adımı.',
  categories: ['bilim', 'gezi'],
  tags: ['gökyüzü', 'yıldız', 'gözlem', 'merak'],
  cover: 'yildiz-gozleyen',
  reads: 1700,
  comments: [
    'Kızımla ocaktan başladık, Orion’u artık kendisi buluyor.',
    'Işık kirliliği ölçeğini ilk defa bu kadar açık okudum.',
  ],
  body: `
Gökyüzü gecelerinde en çok duyduğum cümle şu: “Çok isterdim ama hiçbir şey bilmiyorum.” İkincisi: “Benim teleskopum yok.” İkisi de engel değil. Gökyüzünü öğrenmek için gereken şey bir balkon, bir battaniye ve ayda bir gece. On iki ayın sonunda elinizde bir sertifika olmayacak; ama başınızı kaldırdığınızda yukarıda tanıdık birilerini göreceksiniz.

Bu yazıyı ay ay yazdım. Ocakta başlamanız gerekmez, hangi aydaysanız oradan girin. Gökyüzü bir çemberdir, kapısı her yerindedir.

## Başlamadan önce: göz

İlk aracınız gözünüz ve onu kullanmayı yeniden öğrenmeniz gerekiyor. Karanlığa alışmak yirmi dakika sürer; telefon ekranına bir kere bakmak bu yirmi dakikayı sıfırlar. Retinanızda iki tür alıcı var: koniler rengi görür, çubuklar karanlığı. Çubuklar ekranın parlak ışığında susar ve yeniden konuşmaya başlamak için vakit ister.

Bir küçük hile daha: sönük bir yıldıza doğrudan bakmayın. Biraz yanına bakın. Çubuklar retinanın ortasında değil kenarında toplandığı için, yıldız göz ucuyla bakınca belirir. İlk denediğinizde büyü gibi gelir. Gökbilimciler buna *kaçamak bakış* diyor.

! Kırmızı ışık karanlığa alışmış gözü bozmaz. El fenerinizin camına kırmızı bir balon ya da jelatin geçirin, notlarınızı onun ışığında yazın.

## Ocak: avcıyı bulun

Kış göğü acemiye en iyi davranan göktür, çünkü en parlak yıldızlar o mevsimde akşam saatlerinde yukarıdadır. Güneye dönün, yan yana dizilmiş üç yıldız arayın. Orion’un kemeri. Bir kere görünce bir daha kaybetmezsiniz.

Kemerin yukarısındaki turuncu yıldız **Betelgeuse**, aşağısındaki mavi beyaz olan **Rigel**. İkisine sırayla bakın. Renk farkını görebiliyorsanız az önce iki yıldızın sıcaklığını ölçtünüz: turuncu olan üç bin beş yüz derece kadar, mavi olan on iki bin. Demirci de böyle ölçer, demirin rengine bakarak.

## Şubat: kışın altıgeni

Orion’un kemerinden sola doğru bir çizgi çekin, gökyüzünün en parlak yıldızına, Sirius’a çarparsınız. Oradan saat yönünde Procyon, Pollux, Capella, Aldebaran, Rigel. Altı yıldız, gökyüzünün yarısını kaplayan bir altıgen yapar. Bu altıgeni öğrenirseniz kış göğünün sokak adlarını öğrenmiş olursunuz.

:wide: karli-zirveler | Şubatta hava en saydam hâlindedir. Kar, ay ışığını geri verdiği için gece gündüze yaklaşır.

## Mart: beklemek

Mart bulutludur. Bu ayı beklemeye ayırın. Şaka değil: gözlemcilik, gökyüzünün size uymadığını kabul etmekle başlar. Gözlemevindeki hocam, tez verilerini toplamak için ayrılan on bir gecenin dokuzunda yağmur yağdığını anlatırdı. “İkisi yetti,” derdi, “ama dokuzunu da dağda geçirdim. Tezin teşekkür bölümünü o gecelerde yazdım.”

Bulutlu gecelerde okunacak bir şey arıyorsanız kentinizin ışık haritasına bakın. Gökyüzünün ne kadar karanlık olduğunu anlatan bir ölçek var, adı Bortle ölçeği. Kabaca şöyle:

| Basamak | Nerede? | Ne görünür? |
|---|---|---|
| 9 | Büyük şehrin ortası | Ay, gezegenler, yirmi otuz yıldız |
| 7 | Şehrin kenarı | Takımyıldızların iskeleti |
| 5 | Kasaba | Samanyolu belli belirsiz |
| 3 | Köy | Samanyolu, kolları seçilerek |
| 1 | Çöl, yüksek dağ | Samanyolu’nun gölgesi düşer |

Şehirde doğan çocukların çoğu artık beşinci basamaktan karanlık bir gök görmeden büyüyor. Işık kirliliği, düğmesi olan tek kirliliktir; kapatırsanız o anda biter.

## Nisan: büyük kepçe

Kuzeye dönün. Yedi yıldızdan oluşan kepçeyi bulun, Büyük Ayı’nın sırtı ve kuyruğu. Kepçenin ağzındaki iki yıldızı birleştirip beş kat uzatın, Kutup Yıldızı’na varırsınız. Herkesin sandığının tersine çok parlak değildir. Önemi parlaklığından gelmez, yerinden gelir: bütün gök döner, o döner gibi yapmaz.

Kepçenin sapındaki ortadaki yıldıza dikkatle bakın, yanında sönük bir arkadaşı var. Mizar ile Alkor. Eskiden askere alınacakların gözünü bununla sınarlarmış. Ben gözlüksüz göremiyorum, demek ki beni almazlarmış.

## Mayıs: sapı izleyin

Kepçenin sapındaki kavsi uzatın; önce turuncu Arcturus’a, sonra beyaz Spica’ya varırsınız. Arcturus’un ışığı size otuz yedi yılda gelir. Otuz yedi yaşındaysanız doğduğunuz yıl yola çıkmış bir ışığı görüyorsunuz. Doğum gününüzde yapılacak en ucuz kutlama budur: yaşınız kadar uzaktaki yıldızı bulup ona bakmak.

## Haziran: kısa geceler

Haziranda gece geç gelir, erken gider. Yıldıza değil alacakaranlığa bakın. Güneş battıktan sonra doğu ufkunda yükselen lacivert kuşak, Dünya’nın kendi gölgesidir. Üstündeki pembe şeride Venüs kemeri denir. Her açık akşam oradadır ve hemen hiç kimse görmez, çünkü herkes batıya bakar.

> Gün batımını seyrederken bir kere arkanıza dönün. Dünya’nın gölgesi oradan doğuyor.

:normal: yayla-sabahi | Sabah da aynısı olur: gölge bu kez batıda, dağların arkasına iner.

## Temmuz: üçgen

Yaz akşamlarında tepede üç parlak yıldız durur: Vega, Deneb, Altair. Yaz üçgeni. Üçü de birbirine yakın görünür; oysa Vega yirmi beş, Altair on yedi ışık yılı uzaktadır, Deneb ise bin beş yüzden fazla. Deneb’in ışığı yola çıktığında Ayasofya daha yapılmamıştı ya da yeni yapılıyordu. Uzaklığı tam bilmiyoruz, bu yüzden cümleyi de tam kuramıyorum.

Gökyüzü bir yüzey değil, bir derinliktir. Yan yana gördüğünüz iki yıldız arasında, sizinle en yakın yıldız arasındakinden yüz kat çok boşluk olabilir. Bunu ilk anladığım gece başım döndü, çimene tutundum.

## Ağustos: yağmur

Ağustosun on ikisiyle on üçü arasında, yere sırtüstü yatın. Perseid göktaşı yağmuru. Saatte elli altmış iz görebilirsiniz; şehirde üçte biri. Her iz, çoğu kum tanesi kadar bir parçanın, seksen kilometre yukarıda yanmasıdır. Bu taneleri bir kuyruklu yıldız bırakmış; Dünya her yıl aynı yerde o tozlu yoldan geçiyor.

Sayacaksanız tek başınıza sayın. Kalabalıkta herkes “bak, bak” der, bakana kadar söner. Ben o gece konuşmayı yasaklıyorum. Göreni yalnızca nefesinden anlarız.

:gallery: samanyolu | Tuz Gölü kıyısı, ağustos. Samanyolu’nu çizmek fotoğraflamaktan zor.
:gallery: gece-seferi | Dolunayda gözlem olmaz, denize bakılır.
:gallery: yildiz-gozleyen | Kendi çizimim; kendimi biraz uzun boylu çizmişim.

## Eylül: kayıt tutun

Dokuz ay oldu, artık bir deftere ihtiyacınız var. Gözlem defteri güzel yazı istemez, dört bilgi ister: tarih, saat, yer, havanın durumu. Altına gördüğünüzü yazın. “Satürn, sarımsı, titremiyor” iyi bir kayıttır. “Çok güzeldi” değildir; o akşam öyle gelir, altı ay sonra hiçbir şey anlatmaz.

Bilgisayarla arası iyi olanlar kayıtlarını küçük bir programla tutabilir. Ben böyle başlamıştım:

~~~python
from dataclasses import dataclass
from datetime import datetime

@dataclass
class Gozlem:
    zaman: datetime
    yer: str
    bortle: int
    hava: str
    not_: str

def karanlik_geceler(defter: list[Gozlem]) -> list[Gozlem]:
    """Göğün gerçekten karanlık olduğu geceler, yeniden eskiye."""
    secilen = [g for g in defter if g.bortle <= 4 and g.hava == "açık"]
    return sorted(secilen, key=lambda g: g.zaman, reverse=True)
~~~

Program size yılda kaç gerçek karanlık gece yaşadığınızı söyler. Benimki ilk yıl altıydı. O sayıyı görünce dağa taşındım.

## Ekim: komşu

Ekimde, aysız bir gecede, şehirden biraz uzaklaşıp Andromeda’yı arayın. Kraliçe takımyıldızının W’sinin sivri ucundan aşağı inin; hafif, silik, parmak ucu kadar bir leke. Çıplak gözle görebileceğiniz en uzak şey odur. İki buçuk milyon ışık yılı. O ışık yola çıktığında yeryüzünde insan yoktu, taş yontmayı yeni öğrenen uzak akrabalarımız vardı.

Leke sizi hayal kırıklığına uğratabilir. Kitaplardaki o sarmal, renkli görüntüye hiç benzemez. Ama o görüntüyü makineler gördü, bu lekeyi siz görüyorsunuz. Bir trilyon yıldızın ışığı, arada hiçbir ekran olmadan, gözünüzün dibine kadar geldi ve orada bitti. Başka hiç kimse tam o ışığı göremeyecek.

## Kasım: yedi kardeş

Ülker’i bulun; Pleiades de derler. Doğuda, küçük, sisli bir kepçe gibi. Kaç yıldız sayabiliyorsunuz? Çoğu kişi altı sayar. Dünyanın birbirinden habersiz pek çok halkı bu kümeye “yedi kardeş” demiş, sonra da yedincinin neden kaybolduğunu anlatan bir masal uydurmuş. Anadolu’da çiftçi, Ülker’in doğuşuna bakıp ekime başlarmış. Bugün çiftçi hava durumuna bakıyor; Ülker aynı gün, aynı yerden doğmaya devam ediyor.

## Aralık: birine gösterin

On ikinci ayın ödevi tek: öğrendiğinizi birine gösterin. Komşunuza, çocuğunuza, durakta bekleyen birine. Ne anlatacağınızı düşünmeyin. Elinizle gösterin, “şu üçü Orion’un kemeri” deyin, susun.

Gösterirken şunlara dikkat edin:

- Parmağınızla değil kolunuzla gösterin; yanınızdaki sizin omzunuzdan baksın.
- Mesafeleri sayıyla değil benzetmeyle anlatın.
  - Güneş bir portakal olsaydı en yakın yıldız iki bin kilometre ötede başka bir portakal olurdu.
- Sorulan soruyu bilmiyorsanız bilmediğinizi söyleyin. Gökbilimin yarısı bu cümledir.
- Uzun tutmayın. İnsan ilk gece bir şey öğrenirse ikinci gece kendi gelir.

### Teleskop almalı mı?

Sorunun cevabı bir yılın sonunda değişiyor, o yüzden buraya bıraktım. İlk yıl almayın. İkinci yıl bir dürbün alın: 7×50 ya da 10×50 yazanlardan, elinize ağır gelmeyeni. Dürbünle Jüpiter’in dört uydusunu, Ay’ın kraterlerini, Ülker’in altı değil kırk yıldızını görürsünüz. Üstelik dürbün dolapta tozlanmaz; kuşa da bakılır, vapura da.

Üçüncü yıl hâlâ istiyorsanız bir kulübe gidin, başkalarının teleskopundan bakın. Üyelerin çoğu göstermeye can atar. Hangisinin size uyduğunu ancak böyle anlarsınız. Benim ilk teleskopum o kadar ağırdı ki balkona çıkarana kadar hava bulutlanırdı. Onu satıp yarısı kadarını aldım, iki katı çok gözlem yaptım. En iyi teleskop, en çok dışarı çıkarılan teleskoptur.

## Bir yılın sonunda

Geçen yıl bu on iki adımı bir okulun velileriyle denedik. Otuz bir kişiyle başladık, on dört kişiyle bitirdik. Bitirenlerden biri gece bekçisiydi, adı Halit. Yirmi yıldır geceleri çalışıyormuş, gökyüzüne hiç bakmamış. “Benim işim aşağıyla,” diyordu.

Aralık gecesi ona ne öğrendiğini sordum. Düşündü. “Saat kaç, artık bakmadan biliyorum,” dedi. “Kepçe nereye dönmüş, ona bakıyorum. Sabaha ne kaldığını söylüyor.” Sonra ekledi: “Bir de yalnız olmadığımı anladım. Yukarıda da nöbet tutan var.”

Battaniyeyi toplarken Orion, tam da ocakta bıraktığımız yerden doğuyordu. Çember kapanmıştı. Halit Bey kolunu kaldırdı, yanından geçen bir gence gösterdi. Genç durdu, telefonunu cebine koydu, baktı. Yirmi dakika daha kaldılar.
`,
}
