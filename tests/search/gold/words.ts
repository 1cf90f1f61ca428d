import type { GoldQuery } from './query.ts'

/** Two or more words, in another order and other forms than the posts have. */
export const words: readonly GoldQuery[] = [
  { query: 'kira artışı tüfe', kind: 'words', posts: ['kiracinin-cebindeki-yasa'] },
  {
    query: 'teleskopla gökyüzü',
    kind: 'words',
    posts: [
      'saklikent-te-yildiz-beklemek',
      'gece-neden-karanlik',
      'balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek',
    ],
  },
  { query: 'gözlemevi minibüsü', kind: 'words', posts: ['saklikent-te-yildiz-beklemek'] },
  {
    query: 'fasulyeyi ıslatmak',
    kind: 'words',
    posts: ['kuru-fasulye-bekler', 'bir-esnaf-lokantasinin-yirmi-dort-saati'],
  },
  {
    query: 'soğan doğramak',
    kind: 'words',
    posts: [
      'tezgah-basi-notlari',
      'kuru-fasulye-bekler',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
    ],
  },
  {
    query: 'bozkırda çadırlar',
    kind: 'words',
    posts: ['bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle'],
  },
  {
    query: 'develerin tuzu',
    kind: 'words',
    posts: ['bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle'],
  },
  {
    query: 'soba istasyonda',
    kind: 'words',
    posts: ['bisikletle-karadeniz-ilk-300-km', 'bir-istasyonun-yuz-yili'],
  },
  { query: 'plakların cızırtısı', kind: 'words', posts: ['plak-cizirtisini-neden-ozluyoruz'] },
  {
    query: 'sahaf kitapları',
    kind: 'words',
    posts: ['sahaf-cumartesisi', 'alti-cizili-cumleler-muzesi', 'kelime-avi'],
  },
  { query: 'antrenörün düdüğü', kind: 'words', posts: ['sekiz-yuz-metrenin-dort-duvari'] },
  { query: 'yenilgi takım', kind: 'words', posts: ['yenilgiden-sonraki-pazartesi'] },
  {
    query: 'ölçtük basamakları',
    kind: 'words',
    posts: ['yuz-basamak-bir-sehri-merdivenlerinden-okumak'],
    also: ['balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek'],
  },
  {
    query: 'unutulan şemsiye',
    kind: 'words',
    posts: ['gecikmis-cevaplar', 'mutfak-masasinda-felsefe'],
  },
  {
    query: 'sessizliği asansörün',
    kind: 'words',
    posts: ['golge-veren-agaclar'],
    also: ['kar-yaginca-sehir-neden-susar'],
  },
  { query: 'düdük vapur', kind: 'words', posts: ['istanbul-da-sonbaharin-en-sessiz-sokagi'] },
  {
    query: 'tanıklıklar deprem',
    kind: 'words',
    posts: ['depremden-sonra-sessizlik', 'gecen-hafta-en-cok-neyi-okuduk'],
  },
  { query: 'kâsede aşure', kind: 'words', posts: ['asurenin-komsuluk-hukuku'] },
  { query: 'sirkeyle limon', kind: 'words', posts: ['tursu-takvimi'] },
  { query: 'kâğıtta parolalar', kind: 'words', posts: ['sifre-degil-cumle'] },
  {
    query: 'yokuşta bisikletler',
    kind: 'words',
    posts: [
      'yokus-yukari-saygi',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'bisikletle-karadeniz-ilk-300-km',
    ],
  },
  {
    query: 'yağmurdan tünellere',
    kind: 'words',
    posts: ['bisikletle-karadeniz-ilk-300-km'],
    also: ['yuz-basamak-bir-sehri-merdivenlerinden-okumak'],
  },
  {
    query: 'düğünlerde halay',
    kind: 'words',
    posts: [
      'bir-turkunun-uc-hali',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'sustugumuz-yerler',
    ],
  },
  { query: 'makinistin filmleri', kind: 'words', posts: ['makine-dairesinde-buyumek'] },
  {
    query: 'şiir yazan yapay zeka',
    kind: 'words',
    posts: [
      'yapay-zeka-siir-yazabilir-mi',
      'yazi-yarismasinin-secici-kurulu-belli-oldu',
      'gecen-hafta-en-cok-neyi-okuduk',
    ],
  },
  { query: 'saatçinin dükkânı', kind: 'words', posts: ['saatcinin-kizi'] },
  {
    query: 'duran kulenin saati',
    kind: 'words',
    posts: ['bir-kasabanin-saat-kulesi'],
    also: ['annemin-neyse-si'],
  },
  {
    query: 'harita katlamak',
    kind: 'words',
    posts: ['pansiyon-defteri', 'sirt-cantasindan-dokulenler'],
  },
  { query: 'bitkiye müzik', kind: 'words', posts: ['bahcedeki-bilim'] },
  { query: 'köpüğü reçelin', kind: 'words', posts: ['goz-karari'] },
  { query: 'yüzmeyi öğrenmek', kind: 'words', posts: ['tribunde-ogrendiklerim'] },
  {
    query: 'evcil hayvanlar',
    kind: 'words',
    posts: ['sekmeler-arasinda', 'yedek-almayan-kalmasin'],
  },
  {
    query: 'postacının mektubu',
    kind: 'words',
    posts: ['zarfin-arkasi', 'yuz-basamak-bir-sehri-merdivenlerinden-okumak'],
  },
  {
    query: 'özür dileyenler',
    kind: 'words',
    posts: [
      'pansiyon-defteri',
      'gecikmis-cevaplar',
      'zarfin-arkasi',
      'ozur-dilemenin-usulu',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'mutfak-masasinda-felsefe',
      'sirt-cantasindan-dokulenler',
    ],
  },
  {
    query: 'kalecinin golü',
    kind: 'words',
    posts: ['tribunde-ogrendiklerim', 'yenilgiden-sonraki-pazartesi'],
  },
  {
    query: 'vinç operatörü',
    kind: 'words',
    posts: [
      'golge-veren-agaclar',
      'tasinmadan-once-tasindiktan-sonra',
      'apartman-boslugundan-sesler',
    ],
  },
]
