/** Conversations: `a` is the first of their members, `b` the second, and so on; `a` begins. */
export interface Dialogue {
  between: [a: string, b: string, ...others: string[]]
  lines: ['a' | 'b' | 'c' | 'd', string][]
  /** How many of the last lines the others have not read; all of one speaker. */
  unread?: number
  /** Only where there are more than two. */
  name?: string
  /** Nobody but `a` has said anything yet, and the other has not accepted it. */
  isRequest?: true
}

export const dialogues: readonly Dialogue[] = [
  {
    between: ['elif', 'gulsen'],
    lines: [
      ['a', 'Gülşen Hanım merhaba, son öykünüzü öğrencilerimle okumak istiyorum. Olur mu?'],
      ['b', 'Elif merhaba, ne demek! Kaçıncı sınıf?'],
      ['a', 'Onuncu sınıf. Biraz gürültücüler ama iyi okurlar.'],
      [
        'b',
        'O zaman sonunu önce onlara sor, benimkini sonra okut. Ne diyeceklerini çok merak ettim.',
      ],
      ['a', 'Harika fikir, perşembe deneyeceğim.'],
      ['b', 'Bana da yaz sonucu. Belki değiştiririm sonunu :)'],
    ],
    unread: 1,
  },
  {
    between: ['aysedemir', 'elif'],
    lines: [
      ['a', 'Cumartesi Balat’ta yürüyüş var, altı kişiyiz. Gelir misin?'],
      ['b', 'Saat kaçta?'],
      ['a', 'Onda iskelede. Rahat ayakkabı giy, yokuş çok.'],
      ['b', 'Gelirim. Fotoğraf makinesini de getiriyorum.'],
      ['a', 'Süper. Bir de şemsiye, hava belli olmaz.'],
      ['a', 'Ayvansaray’daki fırın da açıkmış, kahvaltıyı orada yaparız.'],
    ],
    unread: 2,
  },
  {
    between: ['elif', 'editor'],
    lines: [
      [
        'a',
        'Merhaba, planladığım yazının saatini değiştirdim ama bir türlü emin olamadım. Doğru görünüyor mu?',
      ],
      ['b', 'Merhaba Elif Hanım, “Yazılarım” sayfasında yanında yazan saat geçerli.'],
      ['a', 'Tamam, orada sabah dokuz yazıyor.'],
      ['b', 'O zaman dokuzda yayında olur. Başlıktaki iki noktayı da çok sevdim bu arada.'],
      ['a', 'Teşekkür ederim, içim rahatladı.'],
    ],
  },
  {
    between: ['iremkilic', 'umutsahin'],
    lines: [
      ['a', 'Türkçe küçük harf meselesini anlattığın yazıda bir şey soracağım.'],
      ['b', 'Sor tabii.'],
      ['a', 'Noktalı büyük İ’yi küçültünce neden iki karakter oluyor?'],
      [
        'b',
        'Dil belirtmezsen i harfiyle ayrı duran bir nokta veriyor. tr diye belirtince tek harf kalıyor.',
      ],
      ['a', 'Yani bütün mesele dili söylemek.'],
      ['b', 'Evet, bilgisayarlar da bizim gibi: söylemezsen tahmin ediyor.'],
      ['a', 'Bu cümleyi çalıyorum, haberin olsun.'],
    ],
  },
  {
    between: ['canogut', 'vefa'],
    lines: [
      ['a', 'Vefa abi, Ünye’den sonra nerede yemek yenir?'],
      ['b', 'Yol üstünde durma, sahilden içeri gir. Pazar yerinin arkasında pideci var.'],
      ['a', 'Adı ne?'],
      ['b', 'Adı yok, tabelası düşmüş. Kapıda yeşil bisiklet durur.'],
      ['a', 'Bisikletçi için bundan iyi tarif olmaz.'],
      ['b', 'Selamımı söyle, tereyağını bol koyarlar.'],
    ],
  },
  {
    between: ['nilufer', 'sukran'],
    lines: [
      [
        'a',
        'Şükran Hocam, annemin defterinde “bir dirhem karanfil” yazıyor. Bugünün ölçüsüyle ne eder?',
      ],
      ['b', 'Üç gram kadar kızım. Ama annen eminim göz kararı atmıştır.'],
      ['a', 'Atmış, yanına da “az” diye not düşmüş.'],
      ['b', 'O hâlde iki gram koy. Defterin yılı belli mi?'],
      ['a', 'İlk sayfada 1961 yazıyor.'],
      ['b', 'Ne güzel. Müsait bir gün fotoğraflarını çekip bana da gönder, saklamak lazım.'],
    ],
    unread: 1,
  },
  {
    between: ['dilekg', 'ipekk'],
    lines: [
      ['a', 'Sabah beşte kalkmayı nasıl beceriyorsun, mesleki merakla soruyorum.'],
      ['b', 'Akşam dokuz buçukta yatarak. Sırrı bu kadar.'],
      ['a', 'Hiç mi istisna yok?'],
      ['b', 'Maç varsa on bir. Ertesi gün koşmam, yürürüm.'],
      ['a', 'Bunu bir sonraki yazımda kullanabilir miyim? İsim vermeden.'],
      ['b', 'İsim de verebilirsin, herkes biliyor zaten :)'],
    ],
  },
  {
    between: ['ozgurcelik', 'barisugurlu'],
    lines: [
      [
        'a',
        'Barış, hasar tespitine itiraz süresini soran çok oldu yazının altında. Bir yazı yazar mısın?',
      ],
      ['b', 'Yazarım. Süreler yıl içinde birkaç kere değişti, önce güncelini doğrulayayım.'],
      ['a', 'Acelesi yok ama bu hafta iyi olur.'],
      ['b', 'Perşembeye gönderirim. Sade yazarım, kimse avukata koşmadan anlasın.'],
      ['a', 'Zaten onun için sana sordum.'],
    ],
  },
  {
    between: ['cagri.e', 'ilginb'],
    lines: [
      ['a', 'Geçen haftaki filmde çalan türkünün plağını buldum!'],
      ['b', 'Yok artık, nerede?'],
      ['a', 'Ulus’ta bir hurdacıda. Kapağı yırtık ama ses tertemiz.'],
      ['b', 'Dijitale aktarır mısın? Babam makine dairesinde hep onu mırıldanırdı.'],
      ['a', 'Hafta sonu aktarıp gönderiyorum. Babana sürpriz yapalım.'],
      ['b', 'Ağlarım ben şimdi. Çok teşekkür ederim.'],
    ],
  },
  {
    between: ['julide_k', 'ilginb'],
    lines: [
      ['a', 'Senaryonun ikinci bölümünü bitirdim, okuyacak bir çift göz arıyorum.'],
      ['b', 'Gönder, bu gece okurum.'],
      ['a', 'Acımasız ol lütfen.'],
      ['b', 'Otobüs sahnesi dışında her şeye acırım, biliyorsun.'],
      ['a', 'Otobüs sahnesini çıkardım zaten.'],
      ['b', 'Aaa, en iyi sahneydi o!'],
    ],
    unread: 1,
  },
  {
    between: ['gokhan_a', 'elif'],
    lines: [
      [
        'a',
        'Elif Hocam, okulda gökyüzü gecesi yapmak istediğinizi yazmışsınız. Teleskop bulabilirim.',
      ],
      ['b', 'Gerçekten mi? Çok sevinirler!'],
      ['a', 'Ay’ın ilk dördün olduğu bir akşam seçelim, kraterler en güzel o zaman görünür.'],
      ['b', 'Takvime bakıp size üç tarih yazacağım.'],
      ['a', 'Bahçedeki projektörleri kapattırabilirsek Satürn’ü de gösteririm.'],
    ],
    unread: 1,
  },
  {
    between: ['admin', 'editor'],
    lines: [
      ['a', 'Bu gece kısa bir bakım olacak, on dakikayı geçmez.'],
      ['b', 'Günce’ye duyuru yazayım mı?'],
      ['a', 'İki satır yeter. Yazanlar taslaklarını kaydetsin.'],
      ['b', 'Yazdım, saat 02.00 için planladım… bir dakika, bakımdan önceye almam lazım.'],
      ['a', 'Ben de onu diyecektim :)'],
      ['b', 'Düzelttim, 21.00’de çıkıyor.'],
    ],
  },
  {
    between: ['aysedemir', 'elif', 'gulsen', 'ozgurcelik'],
    name: 'Balat yürüyüşü',
    lines: [
      ['a', 'Cumartesi için herkesi bir araya topladım. Onda iskelede buluşuyoruz.'],
      ['c', 'Ben vapurla geliyorum, on dakika gecikebilirim.'],
      ['d', 'Eski haritaları yanıma alıyorum. Sokak adlarının yarısı değişmiş.'],
      ['b', 'Ben de fotoğraf makinesini getiriyorum.'],
      ['a', 'Rota burada: https://www.openstreetmap.org/#map=17/41.0312/28.9483'],
      ['c', 'Yokuşları saydım, yedi tane. Çay molasını ben seçerim.'],
    ],
    unread: 1,
  },
  {
    between: ['canogut', 'elif'],
    lines: [
      [
        'a',
        'Merhaba, tanışmıyoruz ama kenar notları yazınızı bisiklet çantamda taşıyorum. Bir yol günlüğüm var, okuyup iki satır yazar mısınız?',
      ],
    ],
    unread: 1,
    isRequest: true,
  },
  {
    between: ['vefa', 'elif'],
    lines: [
      ['a', 'Hocam merhaba. Lokantanın menüsünü yeniden yazıyorum.'],
      [
        'a',
        '"Zeytinyağlı" tek başına yeter mi, yoksa "zeytinyağlılar" mı demeli? Size sormadan bastırmayayım dedim.',
      ],
    ],
    unread: 2,
    isRequest: true,
  },
]
