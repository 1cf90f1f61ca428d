import type { Stock } from '../records.ts'

export const edebiyat: Stock = {
  category: 'edebiyat',
  tags: ['okuma', 'kitap', 'öykü', 'şiir', 'roman', 'yazmak'],
  titles: [
    ['Başucu notları', 'Yatmadan önce okunanlardan sabaha kalanlar.'],
    ['Kitap arasından çıkanlar', 'Kurutulmuş çiçek, vapur bileti, yarım kalmış bir cümle.'],
    ['Okurun küçük huyları', 'Kitapla baş başayken yaptığımız, kimseye söylemediğimiz şeyler.'],
    ['Yarım bıraktığım romanlar', 'Kabahat kimde, hâlâ karar veremedim.'],
    ['Sahaf cumartesisi', 'Tozlu raflardan dönüşte çantada kalanlar.'],
    ['Kelime avı', 'Okurken durduran kelimeler üzerine kısa notlar.'],
    ['Şiiri yüksek sesle okumak', 'Kulakla okunan dizeler hakkında.'],
    ['Yazı masasının hâlleri', 'Yazmaya çalışanların gündelik bahaneleri.'],
    ['İlk cümleler, son cümleler', 'Kapıdan girerken ve çıkarken.'],
    ['Ödünç verilen kitaplar', 'Gidip de gelmeyenlerin ardından.'],
  ],
  notes: [
    [
      'İlk cümlenin yükü',
      `İlk cümle romanın kapı zilidir. Uzun uzun çalan da var, bir kere dokunup bekleyen de. Ben ikincileri severim. Zili çalıp kapının önünden çekilen bir yazar, bizi merakla eşiğe kadar getirir.`,
    ],
    [
      'Kitap ayracı',
      `Sahaftan aldığım bir romanın arasından 1983 tarihli bir elektrik faturası çıktı. Yüz on ikinci sayfada duruyordu. Romanı ben de okudum; yüz on ikinci sayfada bırakılacak bir yer değildi. Faturayı yatırmaya gitmiş, dönmemiş olmalı.`,
    ],
    [
      'Çevirmenin adı',
      `Sevdiğim bir cümleyi yıllarca yazarın sandım. Aslını okuyunca gördüm ki o cümle öyle değilmiş; çevirmen bir virgül kaydırmış, şiir olmuş. O günden beri kapakta çevirmenin adını arıyorum. *Bulamadığım kitabı biraz küsüp alıyorum.*`,
    ],
    [
      'Yüksek sesle',
      `Dedem gazeteyi yüksek sesle okurdu, çünkü öyle öğrenmişti. Ev halkı haberleri ondan dinlerdi. Sessiz okumayı ayıp sayardı: “Kendine saklıyorsun,” derdi. Hâlâ güzel bir sayfaya rastlayınca etrafıma bakıyorum, kimse var mı diye.`,
    ],
    [
      'Hiç okunmayan raf',
      `Herkesin kitaplığında bir “yaşlanınca okurum” rafı vardır. Benimkinde dokuz cilt duruyor. Geçen gün birini çektim, önsözde yazar otuz dört yaşında olduğunu söylüyordu. Ondan yaşlıyım. Rafın adını değiştirmem gerek.`,
    ],
    [
      'Roman kahramanına kızmak',
      `Ablam bir roman kahramanıyla üç gün konuşmadı. Kitabı yüzüstü kapatıp gitti. Dördüncü gün açtı, “hadi bakalım, ne diyeceksin” dedi. İyi okurluk diye bir diploma verilse ablama verilmeli.`,
    ],
    [
      'Öyküde hava durumu',
      `Yağmur yağıyorsa biri üzgündür, güneş açtıysa biri barışmıştır. Bu alışkanlıktan kurtulmak zor. Bir keresinde güneşli bir günde geçen bir cenaze öyküsü okudum; herkes ceketini çıkarıp koluna almıştı. O ceketleri hiç unutmadım.`,
    ],
    [
      'Kenar notu',
      `Kütüphaneden aldığım kitabın kenarında “katılmıyorum” yazıyordu. İki sayfa sonra aynı kalemle: “Hâlâ katılmıyorum.” Kitabın sonunda ise tek kelime vardı: “Peki.” Bir okurun bütün yolculuğunu üç notta izlemiş oldum.`,
    ],
    [
      'Şairin suskunluğu',
      `Bir şaire neden yazmadığı sorulunca “yazıyorum, ama kâğıda düşmüyor” demiş. Bunu bahane sayanlar oldu. Ben ekmek mayasını düşündüm; kabarırken de dışarıdan bakınca hiçbir şey olmuyor gibidir.`,
    ],
    [
      'Sözlük okumak',
      `Bir kış boyunca sözlük okudum, roman okur gibi, baştan sona değil ama sırayla. “Ilgım” maddesinde takıldım: serap demekmiş. ==Serabın Türkçesini== otuz yaşında öğrenmek, çölde su bulmaya benziyordu. Gerçi serap olabilir.`,
    ],
    [
      'İthaf sayfası',
      `Kitapların en kısa öyküsü ithaf sayfasıdır. “Anneme, okuyamasa da.” “Kapıyı açık bırakana.” Bir keresinde boş bir ithaf sayfası gördüm; altında yalnız üç nokta vardı. Kitabın tamamından daha çok düşündüm onu.`,
    ],
    [
      'Ödünç kitap',
      `Ödünç verdiğim kitabın geri gelmemesine kızmıyorum artık. Kitap, okunduğu evde kalmak ister. Benim raflarımda da başkalarının adı yazılı altı kitap var. Hepsini geri vermeye niyetliyim, okur okumaz.`,
    ],
    [
      'Diyalog çizgisi',
      `Eski romanlarda konuşmalar uzun çizgiyle başlar, yenilerde tırnakla. Çizgi, sözü havaya bırakır gibidir; tırnak, sözü avuç içinde tutar. Hangisini seçtiği, yazarın karakterine ne kadar güvendiğini gösteriyor bence.`,
    ],
    [
      'Otobüste şiir',
      `Otobüste şiir kitabı okuyan bir adam gördüm, sayfayı çevirmiyordu. Yedi durak boyunca aynı sayfadaydı. İnerken kitabı kapattı, dudakları kımıldıyordu. Ezberliyormuş. Yedi durakta bir şiir; güzel bir hız.`,
    ],
    [
      'Kötü roman',
      `Kötü romanı da sonuna kadar okurum. Yazarın nerede yorulduğunu görmek öğreticidir. Genellikle ortada bir yerde, kahraman bir trene biner ve uzun uzun pencereden bakar. Orada yazar da ne olacağını bilmiyordur.`,
    ],
    [
      'Masal sonu',
      `“Gökten üç elma düşmüş” cümlesini kızıma söyleyince sordu: “Kimin kafasına?” Anlatana, dinleyene, bir de masalı uydurana, dedim. Düşündü. “Elmaları toplayan yok mu?” Masalın devamı oradaymış demek.`,
    ],
    [
      'Noktalı virgül',
      `Noktalı virgülü seviyorum; bitmeye kıyamayan cümlelerin işaretidir. Öğretmenlikte en zor anlattığım konu da budur. “Ne zaman koyacağız?” diye soruyorlar. Nokta koymaya gönlünüz razı olmadığında, diyorum, ama virgül de utandığında.`,
    ],
    [
      'Yazar evi',
      `Bir yazarın müze yapılmış evini gezdim. Masasında kalem, gözlük, saat; hepsi camın altında. Rehber, “tam bıraktığı gibi,” dedi. Masa çok düzenliydi. Yazan birinin masası öyle olmaz; belli ki o gün yazmayı bitirmiş.`,
    ],
  ],
  comments: [
    'Bu kitabı hemen listeme ekliyorum.',
    'Ben de ödünç verdiğim kitaplar için bir defter tutuyorum, ismini yazınca geri geliyor.',
    'Şiiri yüksek sesle okuma önerisini bu akşam deneyeceğim.',
    'Kenar notları başlı başına bir edebiyat türü olmalı.',
    'Çevirmenlerin hakkını teslim ettiğiniz için teşekkürler.',
  ],
}
