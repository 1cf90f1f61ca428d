import type { GoldQuery } from './query.ts'

/** Words in capitals, by Turkish and by English rules. */
export const cases: readonly GoldQuery[] = [
  {
    query: 'İSTANBUL',
    kind: 'case',
    posts: [
      'istanbul-da-sonbaharin-en-sessiz-sokagi',
      'bir-istasyonun-yuz-yili',
      'buyuk-i-kucuk-i-bir-harfin-cilesi',
      'saatcinin-kizi',
    ],
  },
  {
    query: 'ISTANBUL',
    kind: 'case',
    posts: [
      'istanbul-da-sonbaharin-en-sessiz-sokagi',
      'bir-istasyonun-yuz-yili',
      'buyuk-i-kucuk-i-bir-harfin-cilesi',
      'saatcinin-kizi',
    ],
  },
  {
    query: 'istanbul',
    kind: 'case',
    posts: [
      'istanbul-da-sonbaharin-en-sessiz-sokagi',
      'bir-istasyonun-yuz-yili',
      'buyuk-i-kucuk-i-bir-harfin-cilesi',
      'saatcinin-kizi',
    ],
  },
  { query: 'KIRŞEHİR', kind: 'case', posts: ['bir-turkunun-uc-hali'] },
  {
    query: 'ISPANAĞI',
    kind: 'case',
    posts: ['goz-karari', 'bir-esnaf-lokantasinin-yirmi-dort-saati'],
  },
  {
    query: 'SIFRE',
    kind: 'case',
    posts: ['sekmeler-arasinda', 'sifre-degil-cumle', 'yedek-almayan-kalmasin'],
  },
  { query: 'Ihlara', kind: 'case', posts: ['bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle'] },
  {
    query: 'IZMIR',
    kind: 'case',
    posts: ['dogu-ekspresi-nde-yemek-saati', 'bir-esnaf-lokantasinin-yirmi-dort-saati'],
  },
  {
    query: 'İzmir',
    kind: 'case',
    posts: ['dogu-ekspresi-nde-yemek-saati', 'bir-esnaf-lokantasinin-yirmi-dort-saati'],
  },
  {
    query: 'DİYALOG',
    kind: 'case',
    posts: ['makine-dairesinde-buyumek', 'diyalog-susarak-yazilir'],
  },
  {
    query: 'DIYALOG',
    kind: 'case',
    posts: ['makine-dairesinde-buyumek', 'diyalog-susarak-yazilir'],
  },
  {
    query: 'KIRACILAR',
    kind: 'case',
    posts: ['golge-veren-agaclar', 'kiracinin-cebindeki-yasa', 'gecen-hafta-en-cok-neyi-okuduk'],
    also: [
      'haritada-ince-cizgi',
      'apartman-girisleri-bize-ne-soyluyordu',
      'uykusuz-bir-ulkenin-haritasi',
    ],
  },
  {
    query: 'BISIKLET',
    kind: 'case',
    posts: [
      'haritada-ince-cizgi',
      'yokus-yukari-saygi',
      'bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle',
      'bisikletle-karadeniz-ilk-300-km',
    ],
  },
  {
    query: 'TELGRAF',
    kind: 'case',
    posts: ['tasin-ustundeki-yazi', 'kim-kimin-torunu', 'bir-istasyonun-yuz-yili'],
    also: ['bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle'],
  },
  { query: 'ISLIK', kind: 'case', posts: ['makine-dairesinde-buyumek'] },
  {
    query: 'TIPOGRAFI',
    kind: 'case',
    posts: ['isik-hizinda-okumak-tarayicilar-yaziyi-nasil-dizer'],
  },
]
