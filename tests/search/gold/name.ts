import type { GoldQuery } from './query.ts'

/** Proper names with endings, with and without an apostrophe. */
export const name: readonly GoldQuery[] = [
  {
    query: 'Ankara’ya',
    kind: 'name',
    posts: [
      'kar-yaginca-sehir-neden-susar',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'dogu-ekspresi-nde-yemek-saati',
      'bir-istasyonun-yuz-yili',
      'depremden-sonra-sessizlik',
    ],
  },
  {
    query: 'Ankaradan',
    kind: 'name',
    posts: [
      'kar-yaginca-sehir-neden-susar',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'dogu-ekspresi-nde-yemek-saati',
      'bir-istasyonun-yuz-yili',
      'depremden-sonra-sessizlik',
    ],
  },
  { query: "Kepler'in", kind: 'name', posts: ['gece-neden-karanlik'] },
  {
    query: "Sivas'tan",
    kind: 'name',
    posts: [
      'bir-turkunun-uc-hali',
      'esyalarin-emekliligi',
      'dogu-ekspresi-nde-yemek-saati',
      'bir-istasyonun-yuz-yili',
    ],
  },
  {
    query: 'Trabzonda',
    kind: 'name',
    posts: ['bisikletle-karadeniz-ilk-300-km', 'yuz-basamak-bir-sehri-merdivenlerinden-okumak'],
  },
  {
    query: "Antakya'ya",
    kind: 'name',
    posts: ['depremden-sonra-sessizlik', 'gecen-hafta-en-cok-neyi-okuduk'],
  },
  {
    query: 'Karstan',
    kind: 'name',
    posts: ['eski-gazete-sayfalari', 'buyukannelerin-takvimi', 'dogu-ekspresi-nde-yemek-saati'],
  },
  { query: 'Almanyada', kind: 'name', posts: ['zarfin-arkasi', 'bir-istasyonun-yuz-yili'] },
  { query: "Orion'dan", kind: 'name', posts: ['balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek'] },
  {
    query: 'Satürne',
    kind: 'name',
    posts: ['saklikent-te-yildiz-beklemek', 'balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek'],
  },
  { query: "Poe'yu", kind: 'name', posts: ['gece-neden-karanlik'] },
  { query: 'Knuthun', kind: 'name', posts: ['isik-hizinda-okumak-tarayicilar-yaziyi-nasil-dizer'] },
  { query: 'Kuzguncuktan', kind: 'name', posts: ['yuz-basamak-bir-sehri-merdivenlerinden-okumak'] },
  { query: "Selanik'e", kind: 'name', posts: ['buyukannelerin-takvimi', 'kim-kimin-torunu'] },
  {
    query: "Samanyolu'na",
    kind: 'name',
    posts: [
      'onun-kuvvetleri',
      'saklikent-te-yildiz-beklemek',
      'balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek',
    ],
  },
  { query: 'Fatsadan', kind: 'name', posts: ['bisikletle-karadeniz-ilk-300-km'] },
  { query: "Sait Faik'ten", kind: 'name', posts: ['onuncu-sinifta-sait-faik-okumak'] },
  { query: 'Urfadaki', kind: 'name', posts: ['yol-soran-yol-bulan'] },
  {
    query: "Yozgat'a",
    kind: 'name',
    posts: ['eski-gazete-sayfalari', 'bir-turkunun-uc-hali', 'buyukannelerin-takvimi'],
  },
  {
    query: "Stockholm'e",
    kind: 'name',
    posts: ['bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle'],
  },
]
