import type { Stock } from '../records.ts'

export const spor: Stock = {
  category: 'spor',
  tags: ['spor', 'koşu', 'futbol', 'bisiklet', 'yüzme', 'takım'],
  titles: [
    ['Kenar çizgisinden', 'Sahanın bir adım dışından görülenler.'],
    ['Soyunma odası notları', 'Maçtan önce, maçtan sonra.'],
    ['Uzatma dakikaları', 'Bitti sanılan yerde başlayan hikâyeler.'],
    ['Sabah koşusu', 'Şehir uyanmadan önceki kilometreler.'],
    ['Tribünde öğrendiklerim', 'Yan yana bağırmanın dersleri.'],
    ['Amatör lig pazarı', 'Toprak saha, ince belli, büyük dert.'],
    ['Antrenman defteri', 'Sürelerin yanına yazılmış küçük notlar.'],
    ['Kaybetmenin görgüsü', 'Rakibin elini sıkarken.'],
  ],
  notes: [
    [
      'Sabah koşusu',
      `Sabah beş buçukta sahilde koşanlar birbirini tanımaz ama selamlaşır. Bir hafta gelmeyen olursa öteki merak eder. Adını bilmediğim bir adama grip olduğumda çorba tarifi aldım. Koşarken, otuz saniyede.`,
    ],
    [
      'Kaleci',
      `Kaleci, hata yaptığında herkesin gördüğü tek oyuncudur. Mahalle takımımızın kalecisi gol yiyince önce direğe, sonra göğe bakardı. “Neden?” dedik. “Direk suçsuz,” dedi, “yukarıyı da bir yoklayayım.”`,
    ],
    [
      'Toprak saha',
      `Toprak sahada dizinde iz kalmayan futbolcu yoktur. Benimki sol dizde, hilal biçiminde. Doktor her muayenede sorar, her seferinde golü de anlatırım. Gol olmamıştı, ama iz duruyor; hikâye izden güçlü.`,
    ],
    [
      'Yüzme dersi',
      `Kırk yaşımda yüzme öğrendim. Hoca ilk gün “suya güven,” dedi. Güvenmedim, battım. İkinci gün “suyu dinle,” dedi. Kulağımı soktum, kendi nefesimi duydum. Üçüncü gün yüzüyordum. *Güven, dinledikten sonra geliyormuş.*`,
    ],
    [
      'Hakem amca',
      `Amatör ligin hakemi emekli postacıydı. Kart göstermeden önce oyuncuya adıyla seslenirdi: “Hüseyin, yapma oğlum.” Otuz yıl mektup dağıttığı için herkesi tanıyordu. Kırmızı kartı iki kere gösterdi, ikisi de kendi yeğenine.`,
    ],
    [
      'Maraton duvarı',
      `Otuzuncu kilometreden sonra bacak değil akıl yoruluyor. O ana kadar saydığım her şeyi unuttum. Kaldırımda bir çocuk elini uzatmış, çakmamı bekliyordu. Çaktım. Sonraki on iki kilometreyi o avuçla koştum.`,
    ],
    [
      'Tribün komşusu',
      `On beş yıldır aynı koltukta yan yana oturduğum adamın adını bilmiyorum. Gol olunca sarılırız. Maç bitince “haftaya” der gider. Geçen sezon iki maç gelmedi, üçüncüde elini sıktım: “Neredeydin?” “Torun oldu,” dedi. Adını torundan öğrendim.`,
    ],
    [
      'Satranç da spor mu?',
      `Satranç kulübünde bu soruyu soran olursa ustamız kolunu sıvar, nabzını gösterir. Turnuvada dört saat oturup iki kilo veren var. Ter görünmüyor diye yok sayılmaz.`,
    ],
    [
      'Eski forma',
      `Lise takımının formasını hâlâ saklıyorum. Sırtındaki sayı soyulmuş, yalnız izi kalmış: yedi. Oğlum giyip aynaya baktı. “Büyük geldi,” dedi. Bana küçük geliyor. İkimizin arasında bir yerde tam olacak.`,
    ],
    [
      'Isınma',
      `Gençken ısınmadan oynardık. Şimdi ısınmam maçtan uzun sürüyor. Halı sahada ilk on beş dakika herkes birbirine sakatlığını anlatıyor: diz, bel, omuz. Sonra top ortaya geliyor, ==hepimiz on yedi yaşındayız.==`,
    ],
    [
      'Voleybolda sessizlik',
      `İyi voleybol takımı konuşur: “bende”, “sende”, “bırak”. Top yere iki kişinin arasına düşüyorsa ikisi de susmuştur. Antrenörümüz bunu takım kuralı yapmıştı: hatalı konuşmak serbest, susmak yasak.`,
    ],
    [
      'Bisiklette rüzgâr',
      `Grup hâlinde giderken öndeki rüzgârı keser, arkadakiler dinlenir. Sırayla öne geçilir. Öne geçmeyene kızılmaz ama unutulmaz. Kırk kilometrelik bir yolda insanların çalışma ahlakı hakkında epey şey öğreniliyor.`,
    ],
    [
      'Rakibin eli',
      `Güreşte maç bitince önce hakem, sonra rakip, en son kendi antrenörün. Elini sıkma sırası budur. Kaybeden de aynı sırayı izler. Ağlayacaksa minderden indikten sonra ağlar. Çocuk yaşta bunu öğrenen, pek çok şeyi öğrenmiş olur.`,
    ],
    [
      'Skorbord',
      `Köy sahasında skorbord yok, bir amca çubukla toprağa çizgi çekiyor. İkinci yarıda yağmur başladı, çizgiler silindi. Herkes başka sayı söyledi. Sonunda berabere saydık, hep birlikte yemeğe gittik.`,
    ],
    [
      'Dinlenme günü',
      `Programın en zor günü dinlenme günü. Beden oturur, akıl koşar. Antrenörüm bu güne “büyüme günü” derdi; kas çalışırken yırtılır, dinlenirken örülürmüş. Oturduğum yerde örüldüğümü düşünüp çay içiyorum.`,
    ],
  ],
  comments: [
    'Toprak sahada büyüyenler bu yazıyı başka okuyor.',
    'Sabah koşusu kısmını okuyup alarmı beşe kurdum, bakalım.',
    'Antrenörünüze benden selam, çok haklıymış.',
    'Kaleciler adına teşekkür ederim.',
    'Spor yazısı deyince skor bekliyordum, çok daha iyisi çıktı.',
  ],
}
