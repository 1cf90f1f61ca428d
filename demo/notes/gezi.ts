import type { Stock } from '../records.ts'

export const gezi: Stock = {
  category: 'gezi',
  tags: ['gezi', 'yol', 'kasaba', 'doğa', 'tren', 'yürüyüş'],
  titles: [
    ['Sırt çantasından dökülenler', 'Yoldan dönünce cepte kalan taşlar, fişler, cümleler.'],
    ['Haritada ince çizgi', 'Ana yoldan sapınca karşımıza çıkanlar.'],
    ['Kasabada bir gece', 'Otobüs sabah kalkıyordu, biz de kaldık.'],
    ['Yol arkadaşları', 'Birkaç saatliğine tanınan insanlar üzerine.'],
    ['Mevsim dışı', 'Kalabalık gidince sahil kasabalarında ne kalır?'],
    ['Yanlış otobüs', 'Planlı gidilen yerlerden daha iyi hatırlananlar.'],
    ['Pansiyon defteri', 'Kapı önünde tutulmuş notlar.'],
    ['Dağ yolunda', 'Yukarı çıktıkça azalan laflar.'],
    ['Dönüş çantası', 'Gidişte sığan, dönüşte sığmayan.'],
    ['Yol soran, yol bulan', 'Tarif edilen ve edilemeyen yollar.'],
  ],
  notes: [
    [
      'Yol tarifi',
      `Köyde yol sorduğum adam, “eski değirmenin oradan sap,” dedi. Değirmen neresi? “Yıkıldı,” dedi, “ama herkes bilir.” Olmayan bir yapıya göre yön bulmayı o gün öğrendim. Buldum da; değirmenin yokluğu epey belirgindi.`,
    ],
    [
      'Mevsim dışı sahil',
      `Ocak ayında sahil kasabası, makyajını silmiş bir oyuncu gibi. Şezlonglar üst üste, dondurmacının camında gazete. Deniz aynı deniz. Çay bahçesinin sahibi “asıl şimdi gelin,” dedi, “şimdi konuşacak vaktimiz var.”`,
    ],
    [
      'Otobüs muavini',
      `Gece otobüsünde muavin, kolonya dökerken herkesin avucuna başka türlü bakıyordu. Sordum. “Eller anlatır abi,” dedi. “Kimi avucunu açar, kimi parmak ucunu uzatır.” Ben hangisini yapmıştım, söylemedi.`,
    ],
    [
      'Çantanın ağırlığı',
      `Yürüyüşe giden biri çantasını üç kere toplar. Birincide her şeyi koyar, ikincide yarısını çıkarır, üçüncüde çıkardıklarından birini geri koyar. O geri konan şey, insanı anlatır. *Benimki hep fazladan bir çorap.*`,
    ],
    [
      'Harita katlamak',
      `Kâğıt haritayı eski kıvrımlarından katlamak bir maharettir. Babam yapardı. Ben yapamıyorum, harita her seferinde biraz daha kalınlaşıyor. Torpido gözüne sığmadığı gün yol da bitmiş sayılacak herhâlde.`,
    ],
    [
      'Köy kahvesi',
      `Yabancı girince kahve bir an susar. Sonra biri “hoş geldin” der, ses geri gelir. O bir anlık sessizlik kabalık değil, ayar. Radyonun istasyon araması gibi.`,
    ],
    [
      'Pansiyoncu teyze',
      `Pansiyonda oda anahtarı yoktu. “Hırsız olmaz mı?” dedim. “Olur,” dedi teyze, “ama burada iş bulamaz.” Sabah kahvaltıya domatesi bahçeden birlikte topladık. Hesabı yazarken domatesleri düştü, “onları sen topladın,” dedi.`,
    ],
    [
      'Göl kıyısı',
      `Göle sabah beşte indim. Su o kadar durgundu ki dağ iki taneydi. Bir balıkçı geldi, kürekle dağı ortasından böldü, özür diler gibi bana baktı. “Birleşir şimdi,” dedi.`,
    ],
    [
      'Yanlış otobüs',
      `Yanlış otobüse bindiğimi bir saat sonra anladım. Şoför, “ileride indiririm, karşıya geçersin,” dedi. İndiğim yerde karşıdan gelen otobüs akşamaymış. Altı saat bir kasabada kaldım. O kasabaya şimdi her yıl bilerek gidiyorum.`,
    ],
    [
      'Dağ sisi',
      `Sis bastırınca rehber durdu, oturdu, ekmeğini çıkardı. “Yürümeyecek miyiz?” dedik. “Sis yürüyor,” dedi, “biz bekleyeceğiz.” Yirmi dakika sonra sis geçti. Durduğumuz yerin üç metre ötesi uçurumdu.`,
    ],
    [
      'Tren penceresi',
      `Trenin penceresinden geçen evlere bakarken insan başkasının hayatını bir saniyeliğine kiralıyor. Balkonda çamaşır asan kadın, bisikletini onaran çocuk, perdeyi çeken el. Hepsi bizi de böyle görüyor: geçen bir yüz.`,
    ],
    [
      'Hediyelik',
      `Artık mıknatıs almıyorum. Gittiğim her yerden bir kelime getiriyorum. Rize’den “uşak”, Urfa’dan “isot”, Ege’nin bir köyünden “çiğdem”: çekirdek demekmiş. Buzdolabına yapışmıyor ama ==sofrada işe yarıyor==.`,
    ],
    [
      'Kamp sabahı',
      `Çadırda uyanınca önce ses gelir, sonra ışık, en son soğuk. O sırayı bozmamak için gözlerimi kapalı tutarım. Kuş, yaprak, uzakta bir motor. Soğuk gelince kalkılır; çayın suyu kendi kendine kaynamıyor.`,
    ],
    [
      'Sınır kasabası',
      `Sınırdaki kasabada iki saat vardı, ikisi de doğruydu. Kahve bu yakanın, fırın öte yakanın saatine göre açılıyordu. Bir saat erken acıkıp bir saat geç uyudum. Kimse şikâyetçi değildi; “bir gün yirmi beş saat olunca ne olur ki” dediler.`,
    ],
    [
      'Yürüyüş yolu',
      `Uzun yürüyüşte ilk gün konuşulur, ikinci gün susulur, üçüncü gün şarkı söylenir. Dördüncü günü bilmiyorum, ayağım su topladı. Ama şarkıyı hatırlıyorum, sözünü herkes başka biliyordu.`,
    ],
    [
      'Kervansaray avlusu',
      `Kervansarayın avlusunda dururken taşların üstündeki oyukları fark ettim: yüzyıllarca bağlanan hayvanların ipleri oymuş. Yapanın adı kapıda yazılı. Oyanlarınki yok, ama işleri daha derin.`,
    ],
    [
      'Dönüş',
      `Yoldan dönünce ev küçülmüş gelir. İki gün sonra eski boyuna döner. O iki gün içinde yazmak gerekir; sonra insan gittiği yeri değil, anlattığı yeri hatırlıyor.`,
    ],
  ],
  comments: [
    'Bu rotayı baharda yapacağım, konaklama için öneriniz var mı?',
    'Ben de yanlış otobüsle en güzel kasabamı bulmuştum.',
    'Yazıyı okudum, çantayı toplamaya başladım.',
    'Mevsim dışı gitmek konusunda sonuna kadar haklısınız.',
    'O pansiyonu galiba tanıyorum, teyze hâlâ anahtar vermiyor.',
  ],
}
