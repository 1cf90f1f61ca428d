import type { Stock } from '../records.ts'

export const sinema: Stock = {
  category: 'sinema',
  tags: ['sinema', 'film', 'salon', 'senaryo', 'belgesel'],
  titles: [
    ['Arka sıradan notlar', 'Karanlıkta, dize dayanmış deftere yazılanlar.'],
    ['Perde kapanınca', 'Film bitti, ışıklar yandı, akılda kalanlar.'],
    ['Yan roldekiler', 'İki dakika görünüp filmi taşıyanlar hakkında.'],
    ['Salonun adabı', 'Patlamış mısırdan telefona, seyircinin hâlleri.'],
    ['İkinci kez izlerken', 'Sonunu bildiğimiz filmlere neden döneriz?'],
    ['Film müziği olmadan', 'Sessiz sahnelerin gürültüsü.'],
    ['Afişe bakıp girmek', 'Hiçbir şey bilmeden seçilen filmlerden kalanlar.'],
    ['Sahne sahne', 'Akıldan çıkmayan küçük planlar.'],
  ],
  notes: [
    [
      'Işıklar sönerken',
      `Sinemanın en güzel yeri filmin başlaması değil, ışıkların sönmesi. Üç saniye boyunca herkes aynı anda susuyor, kıpırdanıyor, yerleşiyor. Yabancılarla aynı anda nefes tuttuğumuz başka yer pek kalmadı.`,
    ],
    [
      'Figüran',
      `Bir filmde arka planda çay içen adam gözüme takıldı. Bütün tartışma boyunca bardağı ağzına götürdü ama hiç içmedi. Sonradan öğrendim, çay sahiciymiş ve çok sıcakmış. En gerçek oyunculuk oymuş o sahnede.`,
    ],
    [
      'Altyazı',
      `Altyazıda “[uzaktan köpek havlar]” yazıyordu. Duymamıştım. Geri sardım, gerçekten havlıyordu. İşitme engelliler için yazılmış o küçük satır, filmi bana daha çok duyurdu.`,
    ],
    [
      'Son seans',
      `Gece yarısı seansında dört kişiydik. Film korku filmiydi, ikinci yarıda hepimiz farkında olmadan aynı sıraya toplanmışız. Çıkışta kimse bunu konuşmadı. Otoparka kadar yan yana yürüdük.`,
    ],
    [
      'Kapı çerçevesi',
      `Yönetmen, karakterlerini hep kapı aralığından çekiyordu. Başta sinir oldum, duvardan bir şey göremiyordum. Filmin sonunda kadın kapıdan çıkıp kameraya doğru yürüdü. Bütün film o adımı bekliyormuşuz.`,
    ],
    [
      'Ağlayan adam',
      `Önümdeki iri yarı adam, animasyon filminde sessizce ağladı. Yanındaki kızı mendil uzattı, perdeye bakmayı sürdürerek. *Belli ki ilk değildi.* Filmin adını unuttum, mendili unutmadım.`,
    ],
    [
      'Yeşilçam telefonu',
      `Eski filmlerde telefon çalınca herkes susar, biri ahizeyi kaldırır, dinler, elinden düşürür. Ahizenin sallanması yeterdi. Şimdi ekrana mesaj balonu çıkıyor. Haber aynı haber, ama sallanan bir şey yok.`,
    ],
    [
      'Uzun plan',
      `On bir dakikalık tek planda kamera bir sofrayı dolaşıyordu. Altıncı dakikada oyunculardan biri bardağı devirdi. Kimse kesmedi. Kadın peçeteyi alıp sildi, konuşmaya devam etti. Filmin en iyi anı, provada olmayan o peçeteydi.`,
    ],
    [
      'Sinema bileti',
      `Biletleri saklıyorum, mürekkepleri uçuyor. Elimde yüze yakın beyaz kâğıt var. Hangisinin hangi film olduğunu bilmiyorum ama hiçbirini atamıyorum. Belki de en dürüst izleyici günlüğü bu.`,
    ],
    [
      'Kötü adamın çayı',
      `İyi yazılmış kötü adam, çayını karıştırırken kaşığı bardağa değdirmez. Öfkesini öyle anlarız. Bağıran kötüden korkmuyorum artık, kaşığı değdirmeyenden korkuyorum.`,
    ],
    [
      'Dublaj sesi',
      `Bir oyuncunun gerçek sesini yıllar sonra duyunca kandırılmış hissettim. Oysa ben onu dublaj sanatçısının sesiyle sevmişim. Jenerikte adı bile yoktu. Aradım, buldum: emekli olmuş, balık tutuyormuş.`,
    ],
    [
      'Belgeselcinin sabrı',
      `Belgeselci bir arkadaşım, bir leyleğin yuvaya dönüşünü çekmek için kırk gün bekledi. Kırk birinci gün leylek geldi, kamera kapalıydı. “Çektin mi?” diye sordum. “Gördüm,” dedi. ==Bazı çekimler böyle yapılıyor.==`,
    ],
    [
      'Mısır sesi',
      `Patlamış mısıra karşı değilim, ama filmin sessiz yerinde kutunun dibini kazıyana karşıyım. Dün böyle biri vardı. Tam dönecektim, eşi olduğunu sandığım kadın kutuyu aldı, kucağına koydu, elini tuttu. Sorun çözüldü.`,
    ],
    [
      'Filmdeki yemek',
      `Filmlerde kimse yemeğini bitirmez. İki lokma, sonra tartışma, sonra masadan kalkış. Bir Japon filminde adam erişteyi sonuna kadar yedi, suyunu da içti. Altı dakika sürdü. Salonda herkes acıktı, kimse sıkılmadı.`,
    ],
    [
      'İlk film',
      `İlk gördüğüm filmi hatırlamıyorum, salonu hatırlıyorum: kırmızı perde, tahta koltuk, elimde ılık gazoz. Babam “korkarsan elimi sık” demişti. Korktum mu, bilmem. Elini sıkmışım ki elini hatırlıyorum.`,
    ],
  ],
  comments: [
    'Filmi bu gözle tekrar izleyeceğim.',
    'Mahallemizdeki son sinema da geçen ay kapandı, bu yazı denk geldi.',
    'Dublaj sanatçılarını anan biri çıktı sonunda.',
    'Jenerik okuyanlar derneği kurulsa ilk üyesi olurum.',
    'Bende de o beyaz biletlerden bir kutu var.',
  ],
}
