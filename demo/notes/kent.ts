import type { Stock } from '../records.ts'

export const kent: Stock = {
  category: 'kent',
  tags: ['kent', 'sokak', 'mahalle', 'mimari', 'komşuluk', 'ulaşım'],
  titles: [
    ['Kaldırım defteri', 'Yürürken tutulmuş, otobüste temize çekilmiş notlar.'],
    ['Apartman boşluğundan sesler', 'Aynı duvarın iki yanında yaşayanlara dair küçük gözlemler.'],
    ['Son durakta inenler', 'Hattın sonuna kadar gidince görülenler.'],
    ['Mahallenin hafızası kimde?', 'Bakkalda, muhtarda, bir de camdan bakan teyzede.'],
    ['Bir semti tanımanın yolları', 'Rehber kitaplarda olmayan işaretler üzerine.'],
    ['Gölge veren ağaçlar', 'Yazın ortasında kentte serin kalmanın notları.'],
    ['Taşınmadan önce, taşındıktan sonra', 'Koliler, anahtarlar, eski komşular.'],
    ['Meydanda beklerken', 'Buluşma yerlerinin huyu suyu.'],
    ['Kentin küçük görgü kuralları', 'Kimsenin yazmadığı ama herkesin bildiği şeyler.'],
    ['Pazar sabahı sokaklar', 'Trafik uyanmadan önceki iki saat.'],
  ],
  notes: [
    [
      'Bankın yönü',
      `Parktaki bankların çoğu yola bakıyor. Oturan, parkı değil trafiği izliyor. Bunu belediyeye sordum; “aydınlatma direğine göre konuyor” dediler. Kimse kötü niyetli değil, sadece kimse o banka oturmamış.`,
    ],
    [
      'Zil isimleri',
      `Bizim binada dört zilde hâlâ eski kiracıların adı yazar. Postacı bilir, kurye bilir, biz biliriz. Yeni gelen her seferinde adını yazacağını söyler, sonra taşınır. *Bir zilde adı kalan, biraz daha kalmış sayılıyor.*`,
    ],
    [
      'Kapanan kırtasiye',
      `Okulun karşısındaki kırtasiye haziranda kapandı. Vitrinde üç gün bir küre durdu, dördüncü gün onu da aldılar. Çocuklar artık kaplama kâğıdını marketten alıyor. Markette kimse “kaçıncı sınıfa geçtin?” diye sormuyor.`,
    ],
    [
      'Yaya geçidi pazarlığı',
      `Işıksız geçitte karşıya geçmek göz göze gelme işidir. Sürücüyle bir saniyelik bir anlaşma yaparsınız: ya o yavaşlar ya siz. Camlar filmle karardığından beri bu anlaşma bozuldu; artık kime baktığımızı bilmiyoruz.`,
    ],
    [
      'Rampa',
      `Caminin, bankanın ve eczanenin rampası var. Eczanenin rampası on beş santimlik bir basamakla başlıyor. Bebek arabasıyla gelen bir baba bana bakıp “buraya kadar düşünmüşler” dedi. Kentin yarısı bu cümleyle anlatılabilir.`,
    ],
    [
      'Su kesintisi kardeşliği',
      `Su kesilince apartmanda kapılar açılır. Herkes herkese “sizde de mi?” diye sorar, cevabı bile bile. İki saat sonra su gelir, kapılar kapanır. Yılda birkaç kere kesilmese komşumun sesini unutacağım.`,
    ],
    [
      'Çınarın altı',
      `Meydandaki çınarın altında masa yok, tabela yok. Yine de herkes orada buluşur. Bir yerin meydan olması için kimsenin oradan para kazanmaması gerekiyor galiba.`,
    ],
    [
      'Otobüsün arka kapısı',
      `Kalabalık otobüste arka kapıdan binenler kartlarını elden ele öne yollar. Kart, on iki yabancının elinden geçer, basılır, geri döner. Bu şehirde güvenin azaldığını söyleyenlere hep bunu anlatıyorum.`,
    ],
    [
      'Balkon camı',
      `Sokağımızda balkonunu kapatmayan bir ev kaldı. Akşamüstü orada bir adam çay içer, gelen geçene başıyla selam verir. Camla kapanan her balkonla sokaktan bir selam eksildi; kimse saymadı ama eksildi.`,
    ],
    [
      'Mahallenin köpeği',
      `Adı her sokakta başka. Fırının önünde Paşa, okulun orada Karamel, bizim kapıda Bekçi. Üç adı da duyunca bakıyor. Hangisini daha çok sevdiğini anlamak için yemek saatine bakmak gerekiyormuş.`,
    ],
    [
      'Merdivenli sokak',
      `Navigasyon merdivenli sokakları sevmez, sizi beş dakika dolaştırır. Oysa bu şehrin en kısa yolları basamaklıdır. Yetmiş iki basamak çıkınca nefesiniz kesilir ama arkanızı döndüğünüzde deniz oradadır.`,
    ],
    [
      'Kentsel dönüşüm vinci',
      `Karşı arsada vinç çalışıyor. Operatör her sabah yedide tırmanıyor, akşam altıda iniyor. Kızım ona el sallıyor. Geçen gün vinç koluyla ağır ağır selam verdi; ya da bize öyle geldi.`,
    ],
    [
      'Pazar yeri cumartesisi',
      `Pazar kurulunca sokağın adı değişir. Araba yolu olan yer maydanoz kokar, garajın kapısı peynirciye yaslanır. Akşam sekizde her şey yıkanır ve sokak eski adına döner. Haftada bir gün başka bir yerde yaşıyoruz.`,
    ],
    [
      'Işığı açık pencere',
      `Gece ikide hep aynı pencere açık. Hasta mı var, ders mi çalışılıyor, biri mi bekleniyor, bilmiyorum. Uyuyamadığım geceler o ışığa bakıp ==yalnız olmadığımı== düşünüyorum. Belki o da bana bakıyordur.`,
    ],
    [
      'Asansör sessizliği',
      `Asansörde herkes kat numaralarına bakar, sanki birazdan önemli bir şey yazacakmış gibi. Altıncı kattaki doktor hanım bu sessizliği bozan tek kişi. “Dizler nasıl?” diye soruyor. Dizlerim iyi, teşekkür ederim.`,
    ],
    [
      'Sahil dolgusu',
      `Dedemin oltasını attığı yerde şimdi otopark var. Otoparkta bir leke duruyor, yağmur yağınca küçük bir göl olur. Deniz yerini unutmamış, fırsat buldukça gelip bakıyor.`,
    ],
  ],
  comments: [
    'Bizim mahallede de aynısı, sanki bizim sokağı anlatmışsınız.',
    'O bankların yönünü artık ben de her parkta kontrol edeceğim.',
    'Hangi semt olduğunu yazmamışsınız ama tahmin ettim.',
    'Muhtara okutmak lazım bunu.',
    'Kent dediğimiz şey zaten bu küçük anlaşmalar.',
  ],
}
