/** What a text has besides its blocks, as it is called where two versions are compared. */
export const fieldLabels = {
  title: 'Başlık',
  excerpt: 'Özet',
  categories: 'Kategoriler',
  tags: 'Etiketler',
  cover: 'Kapak',
  canonical: 'İlk yayımlandığı adres',
} as const
