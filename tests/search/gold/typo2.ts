import type { GoldQuery } from './query.ts'

/** Long words with two typing errors. */
export const typo2: readonly GoldQuery[] = [
  {
    query: 'teleksopp',
    kind: 'typo2',
    posts: [
      'saklikent-te-yildiz-beklemek',
      'gece-neden-karanlik',
      'balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek',
    ],
  },
  {
    query: 'kervnasary',
    kind: 'typo2',
    posts: ['pansiyon-defteri', 'mevsim-disi'],
    also: ['bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle'],
  },
  { query: 'kütühpnae', kind: 'typo2', posts: ['siiri-yuksek-sesle-okumak'] },
  {
    query: 'düzenlyicde',
    kind: 'typo2',
    posts: ['masamizdan-notlar', 'duzenleyicide-tablolar-ve-baglanti-kartlari'],
  },
  {
    query: 'televzyom',
    kind: 'typo2',
    posts: [
      'makine-dairesinde-buyumek',
      'onun-kuvvetleri',
      'jenerik-bitmeden-kalkmayin',
      'gece-neden-karanlik',
      'beklemenin-grameri',
    ],
  },
  { query: 'erişilebilrlk', kind: 'typo2', posts: ['dugmenin-yeri'] },
  { query: 'koleksiyncuular', kind: 'typo2', posts: ['zarfin-arkasi'] },
  { query: 'alacakranlk', kind: 'typo2', posts: ['balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek'] },
  {
    query: 'gökbilmcii',
    kind: 'typo2',
    posts: [
      'saklikent-te-yildiz-beklemek',
      'gece-neden-karanlik',
      'balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek',
    ],
  },
  { query: 'dolandırcıalr', kind: 'typo2', posts: ['sifre-degil-cumle'] },
  { query: 'prefabirkk', kind: 'typo2', posts: ['depremden-sonra-sessizlik'] },
  {
    query: 'uykusuzulkk',
    kind: 'typo2',
    posts: ['uykusuz-bir-ulkenin-haritasi'],
    also: ['bir-esnaf-lokantasinin-yirmi-dort-saati', 'gecen-hafta-en-cok-neyi-okuduk'],
  },
  { query: 'karbondiyokist', kind: 'typo2', posts: ['bahcedeki-bilim'] },
  {
    query: 'samnyoluu',
    kind: 'typo2',
    posts: [
      'onun-kuvvetleri',
      'saklikent-te-yildiz-beklemek',
      'balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek',
    ],
  },
  { query: 'mikrodlgaa', kind: 'typo2', posts: ['gece-neden-karanlik'] },
  {
    query: 'dondrumaa',
    kind: 'typo2',
    posts: ['ezbere-yasadiklarimiz', 'unutmanin-iyi-yanlari'],
    also: ['dag-yolunda', 'sirt-cantasindan-dokulenler'],
  },
]
