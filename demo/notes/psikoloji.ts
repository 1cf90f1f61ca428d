import type { Stock } from '../records.ts'

export const psikoloji: Stock = {
  category: 'psikoloji',
  tags: ['psikoloji', 'ilişkiler', 'alışkanlık', 'kaygı', 'bellek'],
  titles: [
    ['Kendine nazik olmak', 'Gündelik hayattan küçük psikoloji notları.'],
    ['Odadaki duygular', 'Söylenmeyen şeylerin kapladığı yer.'],
    ['Hayır diyebilmek', 'İki harfli zorluklar üzerine.'],
    ['Aklımızın kestirme yolları', 'Düşünürken saptığımız ara sokaklar.'],
    ['Dinlemenin yarısı', 'Cevap vermeden önceki birkaç saniye.'],
    ['Alışkanlıkların gizli kapısı', 'Bırakmak ve başlamak hakkında.'],
    ['Kaygıyla aynı evde', 'Kovmadan, kahvaltıya da çağırmadan.'],
    ['Kalabalıkta yalnız', 'Bağ kurmanın küçük yolları.'],
  ],
  notes: [
    [
      'Duygunun adı',
      `“Kötüyüm” demek kolaydır, işe yaramaz. Kötünün içinde ne var: kırgınlık mı, yorgunluk mu, utanç mı? Adını koyunca duygu geçmez ama kenarları belirir. Kenarı belli olan şeyin etrafından dolaşılabilir.`,
    ],
    [
      'Spot ışığı yanılgısı',
      `Gömleğimizdeki lekeyi herkesin gördüğünü sanırız. Araştırmalar, insanların sandığımızın yarısı kadar bile dikkat etmediğini gösteriyor. Herkes kendi lekesiyle meşgul. Bunu bilmek biraz kırıcı, epey rahatlatıcı.`,
    ],
    [
      'Dinlemek',
      `Karşımızdaki konuşurken çoğumuz cevap hazırlarız. Bir deneme yapın: o bitirince üç saniye bekleyin. Çoğu zaman asıl cümle o üç saniyenin içinde gelir. *Sessizlik, insanı konuşturan en nazik sorudur.*`,
    ],
    [
      'Hayır',
      `Hayır demek için gerekçe göstermek zorunda değiliz, ama gerekçesiz hayır bize kapı çarpması gibi gelir. Ortası var: “Bunu yapamayacağım, sorduğun için teşekkür ederim.” Açıklama yok, kabalık da yok.`,
    ],
    [
      'Kaygı saati',
      `Danışanlarıma günde on beş dakikalık bir kaygı saati öneririm. Akşam altıda, mutfak masasında, kâğıt kalemle. Gün içinde gelen kaygıya “altıda görüşürüz” denir. Altıda çoğu gelmez; gelenlerle de konuşulur.`,
    ],
    [
      'Hatıranın düzeltisi',
      `Bir olayı her hatırladığımızda onu biraz yeniden yazarız. En çok anlattığımız anı bu yüzden en az güvenilir olanıdır. Kardeşimle aynı tatili anlatıyoruz, ikimiz de orada değilmişiz gibi.`,
    ],
    [
      'Karşılaştırma',
      `Başkasının vitriniyle kendi depomuzu karşılaştırıyoruz. Vitrinde üç parça var, ışık güzel. Depoda koliler, kırıklar, iade gelenler. Herkesin deposu var; kimse kapısını açık bırakmıyor.`,
    ],
    [
      'Küçük başlangıç',
      `Spora başlamak isteyen danışanım ilk hafta yalnız ayakkabısını giyip çıkardı. İkinci hafta kapının önüne kadar gitti. Gülünç bulmuştu. Altı ay sonra koşuyordu. ==Alışkanlık ayakkabının bağında başlıyor.==`,
    ],
    [
      'Çocuğun öfkesi',
      `Öfkelenen çocuğa “sakin ol” demek, yağmura “dur” demeye benzer. Yanına oturmak, boyuna inmek, “çok kızdın” demek ise şemsiye açmaktır. Yağmur yine yağar ama yalnız ıslanmaz.`,
    ],
    [
      'Teşekkür defteri',
      `Her gece üç güzel şey yazma önerisi ilk duyduğumda bana yapay gelmişti. Denedim. İlk hafta hep aynı üç şeyi yazdım: çay, yatak, sessizlik. Üçüncü hafta gündüzleri yazacak şey aramaya başladım. İşe yarayan kısım oymuş.`,
    ],
    [
      'Yarım kalan iş',
      `Bitmemiş işleri bitmişlerden daha iyi hatırlarız. Psikolojide buna Zeigarnik etkisi denir; dizilerin en heyecanlı yerde kesilmesi de bu yüzdendir. Gece aklınıza üşüşen işleri kâğıda dökün; zihin yazılanı yarı bitmiş sayıyor.`,
    ],
    [
      'Övgünün biçimi',
      `“Çok zekisin” diye övülen çocuk, zor soruyu denemekten kaçınabiliyor; yanılırsa zeki olmayacak. “Çok uğraştın” diye övülen ise bir sonrakini de deniyor. Tek kelime fark var, yol ayrımı kadar büyük.`,
    ],
    [
      'Yas',
      `Yasın evreleri sırayla gelmez. Kabullendim sandığınız gün bir şarkı çalar, başa dönersiniz. Bu gerileme değil, yasın yürüyüşü böyle: sarmal bir merdiven gibi, aynı noktanın üstünden, biraz daha yukarıdan geçer.`,
    ],
    [
      'Telefonun yüzü',
      `Sofrada telefonu ters çevirip koymak, ekranı göstermiyor ama varlığını gösteriyor. Bir çalışmada, masada duran telefonun konuşmayı sığlaştırdığı bulunmuş. Denemesi bedava: bir akşam öteki odada kalsın.`,
    ],
    [
      'Özşefkat',
      `Arkadaşınız aynı hatayı yapsa ona ne derdiniz? Şimdi o cümleyi kendinize söyleyin. Çoğumuz burada takılırız; kendimize söylediğimiz sözleri bir dosta söylesek dostumuz kalmazdı.`,
    ],
  ],
  comments: [
    'Kaygı saatini denemeye karar verdim.',
    'Bunu terapistim de söylemişti, siz daha kısa anlatmışsınız.',
    'Konunun çocuklarla ilgili kısmını ayrı bir yazıda okumak isterim.',
    'Vitrin ve depo benzetmesini çalıyorum, kusura bakmayın.',
    'Yalnız olmadığımı görmek iyi geldi.',
  ],
}
