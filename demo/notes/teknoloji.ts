import type { Stock } from '../records.ts'

export const teknoloji: Stock = {
  category: 'teknoloji',
  tags: ['yazılım', 'internet', 'yapayzeka', 'gizlilik', 'tasarım', 'donanım'],
  titles: [
    ['Ekran başından notlar', 'Kod yazarken kenara düşülmüş gözlemler.'],
    ['Hata mesajlarının edebiyatı', 'Makinelerin bizimle konuşma biçimi üzerine.'],
    ['Sekmeler arasında', 'Kapatmaya kıyamadığım on yedi sekmeden çıkanlar.'],
    ['Eski makineler, yeni dertler', 'Tozunu alınca çalışan şeylere övgü.'],
    ['Yazılımcının pazar günü', 'Bilgisayar kapalıyken de düşünülenler.'],
    ['Bildirimleri kapatınca', 'Sessiz bir telefonla geçen iki haftanın notları.'],
    ['Makineye laf anlatmak', 'Bilgisayarlarla aramızdaki küçük yanlış anlamalar.'],
    ['Düğmenin yeri', 'İyi tasarımın görünmediği anlar.'],
    ['Kablo çekmecesi', 'Hiçbir şeye uymayan ama atılmayan uçlar.'],
    ['Yedek almayan kalmasın', 'Başa gelmeden önce okunacak notlar.'],
  ],
  notes: [
    [
      'Hata mesajı',
      `“Beklenmeyen bir hata oluştu” cümlesini hiç sevmem. Beklenen hata mı olurdu? İyi bir hata mesajı üç şey söyler: ne oldu, ne yapabilirim, kaybettiğim bir şey var mı? Gerisi makinenin kendi kendine söylenmesidir.`,
    ],
    [
      'İki tür geri alma',
      `Geri al düğmesi insanlığın en büyük buluşlarından biri. Yine de iki türü var: yaptığını geri alan ve yapılanı geri getiren. İlki kolaydır. İkincisi için birinin sizden önce yedek almış olması gerekir.`,
    ],
    [
      'Yedek',
      `Yedeğiniz var mı sorusuna herkes evet der. “En son ne zaman geri yüklediniz?” deyince salon susar. Geri yüklenmemiş yedek, hiç tatılmamış reçel gibidir; kavanoz dolu görünür.`,
    ],
    [
      'Değişken adı',
      `Kodda en zor iş isim koymaktır. Geçenlerde {gecici2} adlı bir değişkenin on bir yıldır üretimde çalıştığını gördüm. Yazanı buldum, emekli olmuş. “Geçiciydi,” dedi, “siz kalıcı yapmışsınız.”`,
    ],
    [
      'Tarayıcı sekmeleri',
      `Açık sekmelerim, olmak istediğim kişinin listesidir: İtalyanca öğrenen, ekmek yapan, vergi mevzuatını anlayan biri. Bilgisayar çökünce hepsi gitti. Bir hafta boyunca hangisini özlediğime baktım. Yalnız ekmeği.`,
    ],
    [
      'Bildirim',
      `İki hafta bütün bildirimleri kapattım. İlk üç gün cebimde hayalet titreşimler duydum. Dördüncü gün insanlar aramaya başladı. Meğer acil olan şeyler hâlâ telefonla söyleniyormuş.`,
    ],
    [
      'Küçük bir betik',
      `Her cuma elle yaptığım işi yirmi satırlık bir betiğe yaptırdım:

~~~sh
for dosya in *.csv; do
  sort -u "$dosya" > "temiz/$dosya"
done
~~~

Yazması bir saat, kazandırdığı haftada on dakika. Altı haftada kâra geçtim. Asıl kazanç, cuma öğleden sonralarının artık bana ait olması.`,
    ],
    [
      'Karanlık desenler',
      `Üyelikten çıkmak için dört sayfa geçmem gerekti. Üçüncüsünde “Bizi özleyecek misiniz?” diye soruyordu, tek seçenek “Evet” idi. Bir kapının çıkış tarafı giriş tarafından darsa o bina güvenli değildir.`,
    ],
    [
      'Yapay zekâya teşekkür',
      `Babam, yapay zekâya her soruda “rica etsem” diyor. Gereksiz olduğunu söyledim. “Ona değil,” dedi, “dilime alışkanlık olmasın diye söylüyorum.” Kabalığın da bir kas hafızası olduğunu unutmuşum.`,
    ],
    [
      'Erişilebilirlik',
      `Görme engelli bir arkadaşımın ekran okuyucusunu dinledim. Sayfadaki her şeye “düğme, düğme, düğme” diyordu. Ekranda hepsinin simgesi vardı ama adı yoktu. Adı olmayan şeye basmak için insanın çok cesur olması gerekir.`,
    ],
    [
      'Eski klavye',
      `1991 yapımı bir klavyeyi söküp temizledim. İçinden ekmek kırıntısı, bir ataş ve minicik bir kâğıt çıktı: “Raporu kaydet.” Kaydetmiş midir? Otuz beş yıl sonra telaşlandım.`,
    ],
    [
      'Şifre sorusu',
      `Güvenlik sorusu: “İlk evcil hayvanınızın adı?” Yazdım, yanlış dedi. Meğer altı yıl önce, kimse bilmesin diye uydurmuşum. Kendime karşı o kadar iyi bir güvenlik kurmuşum ki içeri ben de giremedim.`,
    ],
    [
      'Yavaş internet',
      `Köyde internet yavaştı, sayfalar yukarıdan aşağıya, perde iner gibi açılıyordu. Önce metin geliyor, resimler sonra. Metni okuyup bitirdiğimde resim hâlâ gelmemişti ve eksikliğini duymadım. O günden beri kendi sayfalarımı köyden açılır gibi sınıyorum.`,
    ],
    [
      'Açık kaynak',
      `Yıllardır kullandığım küçük bir kitaplığın yazarına teşekkür mektubu yazdım. Üç gün sonra cevap geldi: “Bunu hâlâ kullanan var mı?” Ayda iki milyon kere indirildiğini söyledim. ==“Annem çok sevinecek,”== dedi.`,
    ],
    [
      'Pil yüzdesi',
      `Telefonun pili yüzde yirmiye inince insanın karakteri ortaya çıkıyor. Kimi hemen priz arar, kimi parlaklığı kısar. Eşim yüzde birde video izliyor. “Daha var,” diyor. Hayata böyle bakmak isterdim.`,
    ],
    [
      'Sürüm notu',
      `“Hatalar giderildi, başarım iyileştirildi.” Bütün sürüm notları böyle. Bir kere farklısını gördüm: “Geçen sürümde eklediğimiz düğmeyi kimse sevmedi, kaldırdık. Haklıydınız.” O uygulamayı hâlâ silmedim.`,
    ],
    [
      'Saat dilimi',
      `Program gece yarısı çalışıyordu ama hangi gece yarısı? Sunucu bir ülkede, veritabanı ötekinde, ben üçüncüdeydim. Üç gece yarısı arasında kaybolan bir kayıt için iki gün uğraştım. Zamanı tek yerde tutun, göstermek başka iş.`,
    ],
    [
      'Dosya adı',
      `Masaüstümde “son”, “son2”, “son_gerçek” ve “son_gerçek_bu” adlı dört dosya var. Sürüm denetimi öğretirken bunu gösteriyorum, kimse gülmüyor; herkes kendi masaüstünü düşünüyor.`,
    ],
  ],
  comments: [
    'Yedeği geri yüklemeyi hiç denememiştim, bu akşam deneyeceğim.',
    'Kod örneğini aldım, bizim sunucuda da işe yaradı.',
    'Dosya adları kısmında kendimi gördüm, utandım.',
    'Türkçe teknoloji yazısı okumayı özlemişim.',
    'Bunu ekip toplantısında okutacağım.',
  ],
}
