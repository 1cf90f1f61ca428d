/** What the kinds of blocks are called. */
const names: Record<string, string> = {
  paragraph: 'Paragraf',
  heading: 'Başlık',
  quote: 'Alıntı',
  callout: 'Not kutusu',
  list: 'Liste',
  code: 'Kod',
  image: 'Resim',
  gallery: 'Galeri',
  embed: 'Yerleştirilen içerik',
  link: 'Bağlantı kartı',
  table: 'Tablo',
  divider: 'Ayraç',
}

export const blockName = (type: string): string => names[type] ?? 'Blok'
