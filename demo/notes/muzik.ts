import type { Stock } from '../records.ts'

export const muzik: Stock = {
  category: 'muzik',
  tags: ['müzik', 'plak', 'türkü', 'konser', 'radyo', 'şarkı'],
  titles: [
    ['Kulağa takılanlar', 'Bu hafta dinlediklerimden artakalan notlar.'],
    ['Plağın öbür yüzü', 'Kimsenin çevirmediği tarafta ne var?'],
    ['Radyo açık kalmış', 'Arka planda çalan şarkıların öne geçtiği anlar.'],
    ['Nakarattan sonra', 'Şarkının unutulan dizeleri üzerine.'],
    ['Akort ederken', 'Çalmadan önceki küçük hazırlıklar.'],
    ['Konser dönüşü', 'Kulak çınlarken yazılmış notlar.'],
    ['Düğünde çalan şarkılar', 'Kimin seçtiği belli olmayan ortak repertuvarımız.'],
    ['Sustuğumuz yerler', 'Müzikte es işaretine övgü.'],
  ],
  notes: [
    [
      'Es',
      `Nota öğretmenim ilk derste çalmayı değil susmayı öğretti. “Es de notadır,” dedi, “hem de en zor olanı, çünkü parmağın boştur.” Yıllar sonra iyi bir konserde alkıştan önceki o iki saniyelik sessizliği duyunca anladım.`,
    ],
    [
      'B yüzü',
      `Kırk beşliklerin arka yüzüne önemsiz şarkılar konurmuş. Babamın bir plağının ön yüzü hiç çizilmemiş, arkası delik deşik. Kimsenin bilmediği o şarkıyı ezbere biliyorum; bizim evin hiti oymuş.`,
    ],
    [
      'Mırıldanmak',
      `Annem bulaşık yıkarken hep aynı ezgiyi mırıldanırdı, sözsüz. Yıllarca aradım, hangi türkü diye. Geçen gün sordum. “Türkü değil,” dedi, “çamaşır makinesinin sesi. Eski makinenin.”`,
    ],
    [
      'Sokak çalgıcısı',
      `Metronun çıkışındaki akordeoncu, tanıdığı yolcuya göre parça değiştiriyor. Takım elbiseli geçerken vals, öğrenciler geçerken film müziği. Bana ne çalacağını merak edip yavaşladım. *Sustu, selam verdi.* Ona göre ben esmişim.`,
    ],
    [
      'Koro',
      `Koroda en zor iş, yanındakini dinlemektir. Kendi sesini duyuyorsan fazla bağırıyorsun, duymuyorsan hiç söylemiyorsun. Şefimiz “kendinizi komşunuzun sesinin içine koyun” derdi. Apartman toplantısında da işe yarayan bir öğüt.`,
    ],
    [
      'Düğün listesi',
      `Düğün müzisyeni bir arkadaşım var, yirmi yıldır aynı listeyi çalıyor. Sıkılmıyor musun, dedim. “Listeyi ben çalmıyorum ki,” dedi, “halayın başındaki teyze çalıyor. Mendili kaldırınca hızlanırım, indirince yavaşlarım.”`,
    ],
    [
      'Akort',
      `Bağlamanın teli nemden gevşer. Yağmurlu günlerde çalmadan önce uzun uzun akort ederim. Kızım sordu: “Baba, bu şarkı ne zaman başlıyor?” Başladı, dedim. Bu, yağmurun şarkısı.`,
    ],
    [
      'Yanlış söz',
      `Yirmi yıl boyunca bir şarkının sözünü yanlış bilmişim. Doğrusunu öğrenince üzüldüm, benimki daha güzeldi. Herkes doğrusunu söylerken ben hâlâ içimden yanlışını söylüyorum. Şairi beni affetsin.`,
    ],
    [
      'Kaset arası',
      `Kasetin bir yüzü bitince çıkan “tak” sesi, müziğin parçasıydı. Kalkıp çevirmek gerekirdi. O on saniyede çay koyulur, pencere açılırdı. Kesintisiz dinlemek güzel, ama kimse artık pencereyi açmıyor.`,
    ],
    [
      'Kemancının çenesi',
      `Kemancıların çenesinin solunda bir iz olur. Metroda birini o izden tanıdım, sordum. “Otuz yıl,” dedi. “Eşim beni bu izden öptü ilk.” Bir çalgının insanda bıraktığı en güzel imza olabilir.`,
    ],
    [
      'Ninni',
      `Ninnilerin çoğu acıklıdır; gurbet, ayrılık, kayıp. Bebek anlamaz, anne anlatır. Belki de ninni, bebek uyusun diye değil, annenin ==içini dökecek birini bulduğu== tek saat olduğu için vardır.`,
    ],
    [
      'Konserde telefon',
      `Konserin yarısı ekranların arkasında geçti. Sanatçı durdu, “bu şarkıyı çekmeyin,” dedi, “bozuk söyleyeceğim.” Herkes telefonu indirdi. Bozuk söylemedi. O geceden yalnız o şarkıyı hatırlıyorum.`,
    ],
    [
      'Mandolin kuşağı',
      `Eski öğretmenlerin dolabında mutlaka bir mandolin vardır. Öğretmen okullarında herkese öğretilirmiş. Emekli bir öğretmene çaldırdım; parmakları yavaştı ama “Üsküdar’a Gider İken”i bitirince sınıf listesini de ezberden saydı.`,
    ],
    [
      'Telefon melodisi',
      `Amcamın telefonu, bilinen en hüzünlü uzun havayla çalıyor. Her arayan, bir anlığına ortamı yasa boğuyor. Sonra amcam neşeyle “buyur gardaş” diye açıyor. Hayatın bütün geçişi o iki saniyede.`,
    ],
    [
      'Metronom',
      `Metronomla çalışmak, vicdanla çalışmaya benzer. Hızlandığını sanmazsın, o söyler. Kapatınca rahatlarsın ama artık bilirsin. Bir süre sonra tıkırtı içeri yerleşiyor, kapatamıyorsun.`,
    ],
  ],
  comments: [
    'Bu yazıyı okurken o şarkıyı açtım, tavsiye ederim.',
    'Annemin mırıldandığı ezgi aklıma geldi, arayıp soracağım.',
    'Mandolin kuşağındanım, selamlar.',
    'Yanlış bildiğim sözleri yazsam ayrı bir albüm çıkar.',
    'Radyoda çalan şarkıyı yetişip kaydetmeye çalışan kaldı mı?',
  ],
}
