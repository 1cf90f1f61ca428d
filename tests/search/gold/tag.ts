import type { GoldQuery } from './query.ts'

/** Names of tags. */
export const tag: readonly GoldQuery[] = [
  {
    query: 'yapayzeka',
    kind: 'tag',
    posts: ['sekmeler-arasinda', 'yedek-almayan-kalmasin', 'yapay-zeka-siir-yazabilir-mi'],
    also: [
      'makineye-laf-anlatmak',
      'yazi-yarismasinin-secici-kurulu-belli-oldu',
      'gecen-hafta-en-cok-neyi-okuduk',
    ],
  },
  { query: 'unicode', kind: 'tag', posts: ['buyuk-i-kucuk-i-bir-harfin-cilesi'] },
  { query: 'atletizm', kind: 'tag', posts: ['sekiz-yuz-metrenin-dort-duvari'] },
  {
    query: 'tuzgölü',
    kind: 'tag',
    posts: ['bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle'],
    also: ['balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek'],
  },
  {
    query: 'ulaşım',
    kind: 'tag',
    posts: [
      'golge-veren-agaclar',
      'meydanda-beklerken',
      'pazar-sabahi-sokaklar',
      'mahallenin-hafizasi-kimde',
    ],
    also: [
      'gece-neden-karanlik',
      'istanbul-da-sonbaharin-en-sessiz-sokagi',
      'depremden-sonra-sessizlik',
    ],
  },
  {
    query: 'senaryo',
    kind: 'tag',
    posts: [
      'yan-roldekiler',
      'diyalog-susarak-yazilir',
      'perde-kapaninca',
      'yazi-yarismasinin-secici-kurulu-belli-oldu',
      'beklemenin-grameri',
    ],
  },
  {
    query: 'donanım',
    kind: 'tag',
    posts: [
      'dugmenin-yeri',
      'eski-makineler-yeni-dertler',
      'yedek-almayan-kalmasin',
      'kablo-cekmecesi',
    ],
  },
  {
    query: '#gizlilik',
    kind: 'tag',
    posts: ['eski-makineler-yeni-dertler', 'makineye-laf-anlatmak', 'yedek-almayan-kalmasin'],
    also: [
      'makine-dairesinde-buyumek',
      'annemin-neyse-si',
      'zarfin-arkasi',
      'bir-esnaf-lokantasinin-yirmi-dort-saati',
    ],
  },
]
