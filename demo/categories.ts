import type { CategorySlug, DemoCategory } from './records.ts'

type Row = [slug: CategorySlug, name: string, description: string, rule?: 'editors' | 'approval']

const rows: Row[] = [
  ['gunce', 'Günce', 'Topluluktan haberler, duyurular ve ayın seçkileri.', 'editors'],
  ['edebiyat', 'Edebiyat', 'Öykü, şiir, roman; okuduklarımız ve yazdıklarımız üzerine.'],
  ['deneme', 'Deneme', 'Bir düşüncenin peşine takılıp nereye varacağını bilmeden yazılanlar.'],
  ['kent', 'Kent', 'Sokaklar, evler, duraklar ve aynı yerde yaşamanın hâlleri.'],
  ['teknoloji', 'Teknoloji', 'Yazılımdan yapay zekâya, elimizin altındaki makinelerin içi.'],
  ['sinema', 'Sinema', 'Filmler, salonlar ve perdeden akılda kalanlar.'],
  ['muzik', 'Müzik', 'Plaklar, türküler, konserler ve kulağa takılan her şey.'],
  ['gezi', 'Gezi', 'Uzak yollar, yakın kasabalar, sırt çantasından dökülenler.'],
  ['mutfak', 'Mutfak', 'Tarifler, sofralar ve yemeğin hatırlattıkları.'],
  ['tarih', 'Tarih', 'Arşivden, haritadan ve aile albümünden çıkan hikâyeler.'],
  ['bilim', 'Bilim', 'Merakın peşinden: doğa, gökyüzü, sayılar ve deneyler.', 'approval'],
  ['psikoloji', 'Psikoloji', 'Zihnin ve gündelik ilişkilerin iç yüzü.', 'approval'],
  ['spor', 'Spor', 'Sahada, parkurda ve tribünde olup bitenler.'],
]

export const categories: readonly DemoCategory[] = rows.map(
  ([slug, name, description, rule], index) => ({
    id: index + 1,
    slug,
    name,
    description,
    writable: rule === 'editors' ? 'editors' : 'everyone',
    needsApproval: rule === 'approval',
  }),
)
