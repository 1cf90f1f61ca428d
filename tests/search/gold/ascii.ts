import type { GoldQuery } from './query.ts'

/** Words typed without Turkish letters, as on a foreign keyboard. */
export const ascii: readonly GoldQuery[] = [
  {
    query: 'sifre',
    kind: 'ascii',
    posts: ['sekmeler-arasinda', 'sifre-degil-cumle', 'yedek-almayan-kalmasin'],
  },
  {
    query: 'gozlugunu',
    kind: 'ascii',
    posts: [
      'sahaf-cumartesisi',
      'saklikent-te-yildiz-beklemek',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'okurun-kucuk-huylari',
    ],
    also: ['balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek'],
  },
  {
    query: 'bogazim',
    kind: 'ascii',
    posts: ['unutmanin-iyi-yanlari', 'diyalog-susarak-yazilir', 'yavas-bir-gun'],
  },
  {
    query: 'ruzgar',
    kind: 'ascii',
    posts: [
      'yokus-yukari-saygi',
      'saklikent-te-yildiz-beklemek',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'bisikletle-karadeniz-ilk-300-km',
      'yapay-zeka-siir-yazabilir-mi',
      'istanbul-da-sonbaharin-en-sessiz-sokagi',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
    ],
  },
  {
    query: 'dukkanimiz',
    kind: 'ascii',
    posts: [
      'buyukannelerin-takvimi',
      'kuru-fasulye-bekler',
      'depremden-sonra-sessizlik',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
      'saatcinin-kizi',
    ],
  },
  {
    query: 'hikayeler',
    kind: 'ascii',
    posts: [
      'fotografin-arkasi',
      'buyukannelerin-takvimi',
      'onuncu-sinifta-sait-faik-okumak',
      'sekiz-yuz-metrenin-dort-duvari',
      'bir-istasyonun-yuz-yili',
    ],
  },
  {
    query: 'tursu',
    kind: 'ascii',
    posts: ['tursu-takvimi', 'kuru-fasulye-bekler', 'duzenleyicide-tablolar-ve-baglanti-kartlari'],
  },
  {
    query: 'asure',
    kind: 'ascii',
    posts: ['asurenin-komsuluk-hukuku', 'annemin-defterinden-kirk-tarif'],
  },
  { query: 'ucurumun', kind: 'ascii', posts: ['haritada-ince-cizgi', 'mevsim-disi'] },
  {
    query: 'gokyuzu',
    kind: 'ascii',
    posts: [
      'bahcedeki-bilim',
      'saklikent-te-yildiz-beklemek',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'gece-neden-karanlik',
      'balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek',
    ],
  },
  {
    query: 'cadirlarda',
    kind: 'ascii',
    posts: [
      'yol-soran-yol-bulan',
      'saklikent-te-yildiz-beklemek',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
    ],
  },
  {
    query: 'camasir',
    kind: 'ascii',
    posts: [
      'haritada-ince-cizgi',
      'asurenin-komsuluk-hukuku',
      'istanbul-da-sonbaharin-en-sessiz-sokagi',
      'yuz-basamak-bir-sehri-merdivenlerinden-okumak',
    ],
    also: ['bir-esnaf-lokantasinin-yirmi-dort-saati'],
  },
  {
    query: 'koprunun',
    kind: 'ascii',
    posts: [
      'eski-gazete-sayfalari',
      'bir-turkunun-uc-hali',
      'buyukannelerin-takvimi',
      'babaannemin-nufus-kagidi',
      'onuncu-sinifta-sait-faik-okumak',
    ],
  },
  {
    query: 'oksuruk',
    kind: 'ascii',
    posts: ['unutmanin-iyi-yanlari', 'yavas-bir-gun'],
    also: ['makine-dairesinde-buyumek'],
  },
  { query: 'cekirge', kind: 'ascii', posts: ['babaannemin-nufus-kagidi', 'yokus-yukari-saygi'] },
  {
    query: 'turkuyu',
    kind: 'ascii',
    posts: ['radyo-acik-kalmis', 'bir-turkunun-uc-hali', 'gecen-hafta-en-cok-neyi-okuduk'],
  },
  {
    query: 'dugunumuz',
    kind: 'ascii',
    posts: [
      'fotografin-arkasi',
      'bir-turkunun-uc-hali',
      'buyukannelerin-takvimi',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'sustugumuz-yerler',
      'bir-istasyonun-yuz-yili',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
    ],
  },
  {
    query: 'kasik',
    kind: 'ascii',
    posts: [
      'yan-roldekiler',
      'cay-demlenirken',
      'tursu-takvimi',
      'tezgah-basi-notlari',
      'kuru-fasulye-bekler',
      'annemin-defterinden-kirk-tarif',
    ],
    also: ['bir-esnaf-lokantasinin-yirmi-dort-saati'],
  },
  { query: 'bugday', kind: 'ascii', posts: ['kim-kimin-torunu', 'bir-istasyonun-yuz-yili'] },
  {
    query: 'coraplarini',
    kind: 'ascii',
    posts: [
      'yol-soran-yol-bulan',
      'mevsim-disi',
      'bisikletle-karadeniz-ilk-300-km',
      'bir-istasyonun-yuz-yili',
    ],
  },
  { query: 'yagmurluk', kind: 'ascii', posts: ['bisikletle-karadeniz-ilk-300-km'] },
  {
    query: 'bicak',
    kind: 'ascii',
    posts: [
      'eski-gazete-sayfalari',
      'buyukannelerin-takvimi',
      'kuru-fasulye-bekler',
      'dogu-ekspresi-nde-yemek-saati',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
    ],
  },
  {
    query: 'salca',
    kind: 'ascii',
    posts: [
      'cay-demlenirken',
      'tezgah-basi-notlari',
      'kuru-fasulye-bekler',
      'istanbul-da-sonbaharin-en-sessiz-sokagi',
      'gecen-hafta-en-cok-neyi-okuduk',
    ],
  },
  { query: 'guvercin', kind: 'ascii', posts: ['bir-kasabanin-saat-kulesi'] },
  {
    query: 'musterilerimiz',
    kind: 'ascii',
    posts: [
      'cay-demlenirken',
      'tezgah-basi-notlari',
      'kuru-fasulye-bekler',
      'depremden-sonra-sessizlik',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
      'buyuk-i-kucuk-i-bir-harfin-cilesi',
      'saatcinin-kizi',
    ],
  },
  {
    query: 'pismanlik',
    kind: 'ascii',
    posts: ['annemin-neyse-si', 'zarfin-arkasi'],
    also: ['alti-cizili-cumleler-muzesi'],
  },
  {
    query: 'cuvallar',
    kind: 'ascii',
    posts: [
      'kuru-fasulye-bekler',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'bisikletle-karadeniz-ilk-300-km',
    ],
  },
  {
    query: 'depremin',
    kind: 'ascii',
    posts: [
      'bir-kasabanin-saat-kulesi',
      'depremden-sonra-sessizlik',
      'gecen-hafta-en-cok-neyi-okuduk',
    ],
  },
  {
    query: 'ucak',
    kind: 'ascii',
    posts: [
      'saklikent-te-yildiz-beklemek',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
      'yuz-basamak-bir-sehri-merdivenlerinden-okumak',
    ],
  },
  { query: 'odunc', kind: 'ascii', posts: ['yarim-biraktigim-romanlar', 'kelime-avi'] },
]
