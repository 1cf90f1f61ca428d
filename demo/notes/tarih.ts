import type { Stock } from '../records.ts'

export const tarih: Stock = {
  category: 'tarih',
  tags: ['tarih', 'arşiv', 'hatıra', 'fotoğraf', 'müze', 'gelenek'],
  titles: [
    ['Arşiv tozu', 'Kutuların dibinden çıkan küçük hikâyeler.'],
    ['Fotoğrafın arkası', 'Yüzler önde, hikâye arkada.'],
    ['Büyükannelerin takvimi', 'Yılları sayıyla değil olayla hatırlayanlar.'],
    ['Dipnotta kalanlar', 'Kitapların küçük harfle yazdığı insanlar.'],
    ['Eski gazete sayfaları', 'İlanlar, kayıplar, hava durumu.'],
    ['Taşın üstündeki yazı', 'Okunmak için kazınmış, okunmayan kelimeler.'],
    ['Sandıktan çıkanlar', 'Naftalin kokulu kısa notlar.'],
    ['Aynı sokakta yüz yıl', 'Kapı numarası değişmiş, hikâye kalmış.'],
    ['Bir defterin hayatı', 'Hesap, tarif, adres, günlük: hepsi aynı kapakta.'],
    ['Kim kimin torunu?', 'Soyağacına sığmayan akrabalıklar.'],
  ],
  notes: [
    [
      'Gazete ilanı',
      `1932 tarihli bir gazetede şu ilanı gördüm: “Vapurda şemsiyemi alan zatın, yağmurlu havada hayrını görmesini dilerim. Kulpu benimdir, iadesi rica olunur.” Kulpun iade edilip edilmediğini bulmak için sonraki üç ayın sayılarını taradım. Yok.`,
    ],
    [
      'Fotoğrafçının fonu',
      `Eski stüdyo fotoğraflarında arkada hep aynı deniz manzarası vardır. Yozgat’ta da, Kars’ta da. Denizi hiç görmemiş insanlar, denizin önünde ciddi ciddi durmuşlar. Belki de fotoğrafı asıl bunun için çektirdiler.`,
    ],
    [
      'Soyadı hikâyesi',
      `Soyadı Kanunu çıkınca dedem nüfus müdürlüğüne geç kalmış. Güzel soyadlarının hepsi alınmış, memur listeyi uzatmış: kalanlardan seç. Dedem okuma bilmiyormuş, parmağıyla bir satır göstermiş. O parmağın düştüğü yerde yaşıyoruz.`,
    ],
    [
      'Köprü kitabesi',
      `Köprünün kitabesinde yapanın adı, tarihi, bir de dua var. Altına sonradan biri bıçakla kazımış: “Ahmet buradan geçti.” İkisinin arasında üç yüz yıl var ve ikisi de aynı şeyi istemiş.`,
    ],
    [
      'Hatırlama yarışı',
      `Teyzelerim bir düğünün yılını tartışıyordu. Biri “kıtlık vardı,” dedi, öteki “Safiye’nin dişi çıkmıştı”. Sonunda Safiye’nin dişinden hesapladılar. *Resmî tarih bir süt dişine dayanıyordu ve doğru çıktı.*`,
    ],
    [
      'Çeyiz listesi',
      `Sandıktan 1940 tarihli bir çeyiz senedi çıktı. Yorgan üç, yastık altı, bakır leğen bir, “kırık ayna bir”. Kırık aynayı neden yazmışlar? Anneannem güldü: “Kırık da olsa aynaydı. Sayılırdı.”`,
    ],
    [
      'Mezar taşı',
      `Eski mezar taşlarında meslek işaretleri var: makas, çapa, divit. Bir taşta hiçbir işaret yok, düz. Bekçi, “o çocuktu,” dedi. “Bir şey olmaya vakti olmamış.” Taşın yanından geçerken sesimizi alçalttık.`,
    ],
    [
      'Sel çizgisi',
      `Eski hanın duvarında, adam boyu yükseklikte bir çizgi var. Selin geldiği yer. Yanına tarihini kazımışlar. Şimdi hanın altı dükkân, çizginin hizasında indirim afişi asılı. Su unutur, duvar unutmaz.`,
    ],
    [
      'Telgraf',
      `Telgrafta kelime başına para ödenirmiş, o yüzden herkes kısa yazarmış. “Sağ salim vardım” yerine “vardım”, sonra o da kısalıp ==“var”== olmuş. Dedemin sakladığı telgrafta tek kelime yazıyor: “Oğlan.” Babam doğmuş.`,
    ],
    [
      'Okul numarası',
      `Seksen yaşındaki komşum ilkokul numarasını hatırlıyor: yüz kırk altı. Telefonunu, adresini unutuyor ama sorsanız hemen söylüyor. Yoklamada “burada” diye bağırdığı günün sesi hâlâ içinde duruyor demek.`,
    ],
    [
      'Harita kenarı',
      `Eski haritaların kenarında ölçek, pusula, bir de haritacının süsü olur. Bir haritada köşeye minik bir eşek çizilmiş. Haritayı çıkaran ekibin eşeğiymiş, yolda ölmüş. Ovanın kenarında, dağların dibinde hâlâ duruyor.`,
    ],
    [
      'Aile saati',
      `Duvar saatimizi büyük dedem Selanik’ten getirmiş, diye anlatılırdı. Geçende açtık, içinde “Beyoğlu” damgası var. Saat yalan söylememiş, biz söylemişiz. Yine de Selanik’ten geldiğini anlatmayı sürdürüyoruz; zili oralı gibi çalıyor.`,
    ],
    [
      'Müze bekçisi',
      `Küçük kasaba müzesinde bekçi, vitrindeki küpü anlatırken “biz,” dedi. “Biz bunu buğday için yapmışız.” Küp üç bin yıllık. O “biz”in içine kimlerin girdiğini düşündüm, hoşuma gitti. Ben de girdim.`,
    ],
    [
      'Ekmek karnesi',
      `Dolaptan çıkan ekmek karnesinin son iki kuponu koparılmamış. Savaş bittiği için mi, evde biri eksildiği için mi? Babaannem karneyi atmamış, nedenini de söylemedi. İki kupon hâlâ yerinde.`,
    ],
    [
      'Sokak adı',
      `Sokağımızın adı dört kere değişmiş. Yaşlılar ilkini, postacı üçüncüsünü, telefon sonuncusunu kullanıyor. İkincisini kimse hatırlamıyor. Belediye arşivinde buldum: “Badem”. Sokakta bir badem ağacı var, kimse nedenini bilmiyordu.`,
    ],
    [
      'Okuma bilmeyen kadın',
      `Anneannem okuma bilmezdi ama mektuplarını ezberlerdi. Komşuya bir kere okutur, sonra kâğıda bakarak satır satır söylerdi. Parmağı satırların altında giderdi. Çocukken okuduğunu sanırdım. Belki de okuyordu.`,
    ],
    [
      'Tren tarifesi',
      `1950’lerden bir tren tarifesinde “teehhür ihtimaline binaen” diye başlayan bir not var: gecikebilir demek. Notun altına biri kurşun kalemle yazmış: “İhtimal değil.” Tarihin en samimi kaynağı tarife kenarlarıdır.`,
    ],
  ],
  comments: [
    'Bu belgenin fotoğrafını da paylaşır mısınız?',
    'Bizim soyadının hikâyesi de buna çok benziyor.',
    'Tarih dersinde böyle anlatsalardı severdim.',
    'Küçük bir ekleme: o yıllarda aynı ilandan başka gazetelerde de varmış.',
    'Dedemin sandığını açmaya cesaret edemiyordum, bu yazı vesile oldu.',
  ],
}
