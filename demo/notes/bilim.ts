import type { Stock } from '../records.ts'

export const bilim: Stock = {
  category: 'bilim',
  tags: ['bilim', 'doğa', 'gökyüzü', 'fizik', 'merak'],
  titles: [
    ['Merak defteri', 'Cevabını ararken yolda bulunanlar.'],
    ['Çocuk soruları', 'Basit görünen, basit olmayan.'],
    ['Mutfakta bir laboratuvar', 'Tencere, termometre, biraz da kuşku.'],
    ['Gökyüzü notları', 'Başını kaldıranlar için kısa bilgiler.'],
    ['Ölçmeden inanma', 'Doğru sandığımız birkaç şey üzerine.'],
    ['Bahçedeki bilim', 'Karınca, çiy, gölge ve diğerleri.'],
    ['Küçük sayılar, büyük sayılar', 'Aklımıza sığdırmanın yolları.'],
    ['Yanılmanın güzelliği', 'Hatanın bilime hizmetleri.'],
  ],
  notes: [
    [
      'Gökyüzü neden mavi?',
      `Güneş ışığı havadaki moleküllere çarpınca her yöne saçılır; mavi, kırmızıdan çok daha fazla. Hangi yöne baksak saçılmış mavi görürüz. Akşam ışık daha uzun yol kat eder, mavi yolda harcanır, bize kırmızı kalır.`,
    ],
    [
      'Çiy damlası',
      `Sabah otların ucundaki damlaların hepsi çiy değildir. Bazıları bitkinin kendi suyudur; gece köklerden gelen fazla suyu yaprak ucundan atar. İkisini ayırmak kolay: çiy her yere yayılır, ötekisi uçlarda dizilir.`,
    ],
    [
      'Buzun yüzmesi',
      `Katı hâli sıvısından hafif olan az sayıda maddeden biri sudur. Öyle olmasaydı göller dipten donar, balıklar kışı çıkaramazdı. Bardakta yüzen buza her baktığımda balıklar adına rahatlıyorum.`,
    ],
    [
      'Yıldız tozu',
      `Kanımızdaki demir bir yıldızın içinde oluştu. Bu cümle şiir gibi durur ama düpedüz muhasebedir: evrende demir yapan başka fırın yok. *Nüfus kâğıdındaki doğum yeri hanesi epey eksik sayılır.*`,
    ],
    [
      'Karınca yolu',
      `Karıncaların yolunu parmağımla sildim, durdular. İz kokuyla çiziliymiş. Biri dolanıp öbür yanda izi buldu, geri döndü, yol yeniden kuruldu. On saniye sürdü. Bizim sokaktaki kazı üç aydır sürüyor.`,
    ],
    [
      'Doğum günü olasılığı',
      `Bir odada yirmi üç kişi varsa ikisinin aynı gün doğmuş olma olasılığı yarıdan fazladır. Sınıfta anlatınca kimse inanmaz. Otuz kişilik sınıfta deneriz, neredeyse hep tutar. Sezgimiz kalabalığı kişi kişi sayıyor, oysa çift çift saymalı.`,
    ],
    [
      'Gölgenin boyu',
      `İki bin iki yüz yıl önce Eratosthenes, iki kentteki gölgelerin boyuna bakıp Dünya’nın çevresini hesapladı. Elinde bir çubuk, bir kuyu, bir de yol bilgisi vardı. Sonuç bugünkünden pek az farklıydı.`,
    ],
    [
      'Sirke ve karbonat',
      `Sirkeyle karbonatı karıştırınca köpürür, herkes temizlediğini sanır. Oysa ikisi birbirini etkisiz kılar, geriye tuzlu su kalır. Köpük gösterişlidir, ama işi ya tek başına sirke ya tek başına karbonat yapar.`,
    ],
    [
      'Kontrol grubu',
      `Bitkime müzik dinlettim, büyüdü. Arkadaşım sordu: dinletmediğin bitki? Yoktu. O gün kontrol grubunun ne olduğunu öğrendim. İkinci bitkiyi aldım, müziksiz büyüttüm. O daha çok büyüdü; ==pencereye daha yakınmış.==`,
    ],
    [
      'Ay’ın hep aynı yüzü',
      `Ay bize hep aynı yüzünü gösterir, çünkü kendi çevresinde dönüşü ile bizim çevremizdeki dönüşü aynı sürer. Bir masanın çevresinde, yüzünüz hep masaya dönük yürümeyi deneyin; bir turda siz de kendi çevrenizde dönmüş olursunuz.`,
    ],
    [
      'Uykudaki yunus',
      `Yunuslar beyinlerinin yarısıyla uyur. Öteki yarı nefes almayı hatırlatır, tehlikeyi gözler. Yeni anne olmuş bir arkadaşım bunu okuyunca “biliyorum,” dedi, “ben de öyleyim.”`,
    ],
    [
      'Yanlış çıkan deney',
      `Michelson ve Morley, ışığın içinde yol aldığı sanılan “esir”i ölçmek istediler, bulamadılar. Deney başarısız sayıldı. Sonradan fiziğin yönünü değiştirdi. Bulamamak da bir bulgudur, iyi aradıysanız.`,
    ],
    [
      'Ekmekteki delikler',
      `Ekmeğin deliklerini maya değil, mayanın nefesi yapar. Şekeri yer, karbondioksit verir, hamur gazı tutar. Fırında gaz genleşir, duvarlar sertleşir. Dilimlediğiniz şey, taşlaşmış bir nefes aslında.`,
    ],
    [
      'Işık yılı',
      `Işık yılı zaman değil uzaklık birimidir; yine de içinde zaman var. Yüz ışık yılı ötedeki yıldıza bakınca yüz yıl öncesini görürüz. Orada biri bize bakıyorsa dedelerimizin sokağını görüyor, biz daha yokuz.`,
    ],
    [
      'Ortalama insan',
      `Bir ölçümde binlerce pilotun ortalaması alınıp buna göre kokpit yapılmış. Sonra bakmışlar ki on ölçünün hepsinde ortalama olan tek bir pilot yok. O günden sonra koltuklar ayarlanabilir oldu. Ortalama, kimsenin oturmadığı bir koltuktur.`,
    ],
  ],
  comments: [
    'Kaynak ekleyebilir misiniz? Öğrencilerimle kullanmak isterim.',
    'Doğum günü deneyini sınıfta yaptık, tuttu!',
    'Bilim böyle anlatılınca ne güzel oluyor.',
    'Küçük bir düzeltme önerim var, mesajla yazdım.',
    'Oğlum okudu, şimdi mutfakta deney yapıyor, haberiniz olsun.',
  ],
}
