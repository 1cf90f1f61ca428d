import type { GoldQuery } from './query.ts'

/** Whole titles or most of one; only the post itself is asked for. */
export const title: readonly GoldQuery[] = [
  { query: 'gece neden karanlık', kind: 'title', posts: ['gece-neden-karanlik'] },
  { query: 'Şifre değil, cümle', kind: 'title', posts: ['sifre-degil-cumle'] },
  { query: 'kuru fasulye bekler', kind: 'title', posts: ['kuru-fasulye-bekler'] },
  {
    query: 'plak cızırtısını neden özlüyoruz',
    kind: 'title',
    posts: ['plak-cizirtisini-neden-ozluyoruz'],
  },
  {
    query: 'büyük i küçük ı bir harfin çilesi',
    kind: 'title',
    posts: ['buyuk-i-kucuk-i-bir-harfin-cilesi'],
  },
  { query: 'yapay zeka siir yazabilir mi', kind: 'title', posts: ['yapay-zeka-siir-yazabilir-mi'] },
  {
    query: 'istanbulda sonbaharın en sessiz sokağı',
    kind: 'title',
    posts: ['istanbul-da-sonbaharin-en-sessiz-sokagi'],
  },
  { query: 'Saatçinin kızı', kind: 'title', posts: ['saatcinin-kizi'] },
  {
    query: 'kar yaginca sehir neden susar',
    kind: 'title',
    posts: ['kar-yaginca-sehir-neden-susar'],
  },
  { query: 'jenerik bitmeden kalkmayın', kind: 'title', posts: ['jenerik-bitmeden-kalkmayin'] },
  {
    query: 'esnaf lokantasının yirmi dört saati',
    kind: 'title',
    posts: ['bir-esnaf-lokantasinin-yirmi-dort-saati'],
  },
  { query: 'Yarım bıraktığım romanlar', kind: 'title', posts: ['yarim-biraktigim-romanlar'] },
  { query: 'ekşi mayayla bir ay', kind: 'title', posts: ['eksi-mayayla-bir-ay'] },
  {
    query: 'düzenleyicide tablolar ve bağlantı kartları',
    kind: 'title',
    posts: ['duzenleyicide-tablolar-ve-baglanti-kartlari'],
  },
  { query: 'UYKUSUZ BİR ÜLKENİN HARİTASI', kind: 'title', posts: ['uykusuz-bir-ulkenin-haritasi'] },
  { query: 'tribünde öğrendiklerim', kind: 'title', posts: ['tribunde-ogrendiklerim'] },
]
