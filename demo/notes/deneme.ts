import type { Stock } from '../records.ts'

export const deneme: Stock = {
  category: 'deneme',
  tags: ['deneme', 'gündelik', 'dil', 'hatıra', 'düşünce'],
  titles: [
    ['Bugün ne düşündüm?', 'Bir günün kıyısına köşesine sıkışmış küçük düşünceler.'],
    ['Küçük şeylerin hakkı', 'Önemsiz saydıklarımıza gecikmiş bir teşekkür.'],
    ['Sessizce alışılan şeyler', 'Fark edince şaşırdığımız, edene kadar yaşadığımız hâller.'],
    ['Mutfak masasında felsefe', 'Çay soğurken varılan geçici sonuçlar.'],
    ['Unutmanın iyi yanları', 'Hatırlamak bir erdemse unutmak da bir dinlenme.'],
    ['Kimseye söylemediğim sorular', 'Cevabı olmayan, olsa da aranmayan.'],
    ['Gecikmiş cevaplar', 'Merdivende akla gelen sözler üzerine.'],
    ['Yavaş bir gün', 'Hiçbir yere yetişmeden geçen saatlerden notlar.'],
    ['Aynaya bakarken aklıma gelenler', 'Yaşlanmak, benzemek ve tıraş olmak hakkında.'],
    ['Ezbere yaşadıklarımız', 'Elin bildiğini akıl sonradan öğreniyor.'],
  ],
  notes: [
    [
      'Merdiven aklı',
      `Tartışmadan çıktıktan sonra merdivende akla gelen o mükemmel cevap için Fransızların bir deyimi varmış: merdiven aklı. Bizde karşılığı yok, ama merdivenimiz çok. İçimde söylenmemiş bir kitaplık dolusu cevapla yaşıyorum.`,
    ],
    [
      'Veda etmek',
      `Bizde veda kapıda başlar, asansörde sürer, pencereden el sallamayla biter. Misafirin gitmesi, oturması kadar zaman alır. Asıl konuşulacak şey de hep kapıda açılır. Belki de salonda ayakkabımızla oturmalıyız.`,
    ],
    [
      'Benzemek',
      `Babamın öksürüğüyle öksürdüğümü fark ettim. Önce kısa bir boğaz temizleme, sonra iki kere. Ondan bana kalan evi sattık, arabası hurdaya çıktı. Öksürüğü duruyor. *Hiç istemeden taşıdığımız miras, en sağlamı.*`,
    ],
    [
      'Liste yapmak',
      `Yapılacaklar listeme çoktan yaptığım bir işi yazıyorum, sırf üstünü çizebilmek için. Bunu tek yapan benim sanıyordum. Dün bir arkadaşım itiraf etti; o, “liste yap” diye başlıyormuş.`,
    ],
    [
      'Yanlış numara',
      `Yıllarca aynı yanlış numaradan arandım: yaşlı bir kadın, Mehmet’i soruyordu. Bir gün aramadı. Merak ettim, ben aradım. “Mehmet?” dedi. “Hayır,” dedim, “yanlış numara.” Güldü. “Hah,” dedi, “iyi ki aradın.”`,
    ],
    [
      'Özür ile pardon',
      `“Pardon” omuz çarpınca, “özür dilerim” kalp çarpınca söylenir. Aralarındaki mesafeyi çocuklar hemen kavrıyor. Yeğenim kardeşinin kulesini yıkınca pardon dedi. Sonra kardeşinin yüzüne baktı, durdu ve kelimeyi değiştirdi.`,
    ],
    [
      'Boş sandalye',
      `Sofrada hep bir sandalye fazla dururdu. Misafir gelirse diye sanırdım. Annem sonradan anlattı: altı kişilik takım almışlar, biz beş kişiymişiz, hepsi bu. Yine de o sandalyeye kimse çantasını koymazdı.`,
    ],
    [
      'Saklama kabı',
      `Dondurma kutusunun içinde dondurma bulan çocuk şanslıdır. Bizimkinden hep dolma çıkardı. Hayatta ilk hayal kırıklığını buzdolabında yaşadım, umudu da orada: bir keresinde gerçekten dondurmaydı.`,
    ],
    [
      'Kararsızlık',
      `İki yol arasında kalınca yazı tura atarım. Para havadayken hangisini istediğimi anlarım, düşmesine gerek kalmaz. Parayı hâlâ aynı kişi tutuyor: ben. Ama havadayken bir anlığına kimsenin değil.`,
    ],
    [
      'Sesli mesaj',
      `Annem sesli mesajlarına “alo” diye başlıyor ve cevap bekliyor. Bir süre susuyor, sonra devam ediyor. O sessizlikleri kesmeden dinliyorum. Orada ben de varım çünkü; cevap vermem için bırakılmış yer.`,
    ],
    [
      'Yaş almak',
      `“Yaşlanmak” demiyoruz artık, “yaş almak” diyoruz. Kimden alıyoruz? Karşılığında ne veriyoruz? Sözü yumuşatınca soru çoğaldı. Dedem “kocadım” derdi, kelimenin üstüne bastonunu koyar gibi.`,
    ],
    [
      'El yazısı',
      `El yazımın bozulduğunu bir imza sırasında fark ettim. Elim, adımı hatırlıyor ama acele ediyordu. Eve gidip bir sayfa yazdım, yavaş yavaş. Yarısında harflerim babamınkine döndü. Demek ki alttaki oymuş.`,
    ],
    [
      'Kuyrukta',
      `Kuyrukta önüme geçen adama bir şey demedim, çünkü çok dalgındı. Sırası gelince arkasına dönüp beni gördü, kızardı, yerini verdi. İkimiz de ötekine “buyurun” derken arkadan biri geçti. Nezaketin de bir maliyeti var.`,
    ],
    [
      'Şemsiye',
      `Şemsiyesini unutan insan, yağmuru da unutmuştur; güzel bir şey bu. Kayıp eşya bürosundaki görevli, en çok şemsiye geldiğini söyledi. “Kimse aramaz,” dedi. “Yağmur yağınca yenisini alırlar, güneş açınca onu da bırakırlar.”`,
    ],
    [
      'Tavsiye vermek',
      `Tavsiye istenince hemen vermemeyi öğrendim. Önce “sen ne yapmak istiyorsun?” diye soruyorum. Karşımdaki çoğu zaman cevabıyla gelmiş oluyor, yalnızca bir tanık arıyor. Tanıklık, akıl vermekten hafif iş.`,
    ],
    [
      'Saat farkı',
      `Kardeşimle aramızda yedi saat var. Ben ona iyi geceler dediğimde o daha öğle yemeğini yememiş oluyor. Dünü benden öğreniyor gibi. Bir gün telefonda sordu: “Orada hava nasıl, yani burada nasıl olacak?”`,
    ],
  ],
  comments: [
    'Annemin sesli mesajları da aynen böyle!',
    'Mutfak masası bence de dünyanın en eski felsefe okulu.',
    'Küçük şeyleri böyle gören gözler eksilmesin.',
    'Bu tür yazıları “deneme” diye küçümseyenlere okutmalı.',
    'Cevabını bilmediğim bir soru daha kazandım, teşekkürler.',
  ],
}
