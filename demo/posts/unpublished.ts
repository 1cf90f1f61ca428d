import type { Manuscript } from '../records.ts'

/** What lies on the desks: unfinished, planned, taken back or waiting, so that every state is seen. */
export const unpublished: Manuscript[] = [
  {
    author: 'elif',
    status: 2,
    title: 'Tahtaya kalkmak üzerine',
    excerpt: 'Sınıfın en uzun dört metresi.',
    categories: ['deneme', 'psikoloji'],
    tags: ['öğretmenlik', 'okul'],
    body: `
Sıradan tahtaya kadar dört metre var. Öğrenciyken o dört metreyi yürümek, sonra geri dönmek, bütün haftanın en uzun yoluydu. Şimdi o yolun öbür ucunda duruyorum.

(Buraya Berat’ın tebeşiri kırdığı gün gelecek.)

## Notlar

- Tebeşirin sesi
- Tahtadaki silinmemiş eski ders
- Arkaya dönünce gelen fısıltı
`,
  },
  {
    author: 'elif',
    status: 2,
    title: 'Vapurda okunan kitaplar',
    excerpt: 'Yirmi dakikalık okurların listesi. Henüz eksik.',
    categories: ['kent', 'edebiyat'],
    tags: ['vapur', 'okuma'],
    body: `
Kadıköy–Eminönü arası yirmi dakika. Bu sürede insan ya on sayfa okur ya bir sayfada kalır. Bir aydır yanımdakilerin ne okuduğunu not ediyorum.

| Gün | Kitap | Kaçıncı sayfa |
|---|---|---|
| Pazartesi | Bir sınav hazırlık kitabı | 14 |
| Salı | Aynı kişi, aynı kitap | 14 |

Devamını toparlayınca yazacağım.
`,
  },
  {
    author: 'elif',
    status: 5,
    title: 'Bir yılın okuma günlüğü',
    excerpt: 'On iki ay, on iki kitap, bir de yarım bıraktığım.',
    categories: ['edebiyat'],
    tags: ['okuma', 'kitap', 'liste'],
    body: `
Her ay bir kitabı yavaş okumaya söz vermiştim. Tuttum, temmuz hariç. Temmuzda bir kitabı iki kere okudum, onu iki sayıyorum.

Bu yazıyı doğum günüm için planladım; o güne kadar son kitabı da bitirmem gerekiyor. Kendime koyduğum en nazik son tarih bu.

> Yarım kalan kitap da okunmuş sayılır, yeter ki nerede bıraktığını hatırla.
`,
  },
  {
    author: 'elif',
    status: 0,
    title: 'Eski okulumun bahçesi',
    excerpt: 'Yazdıktan sonra geri çektiğim bir yazı.',
    categories: ['deneme'],
    tags: ['okul', 'hatıra'],
    body: `
Bahçedeki dut ağacını kesmişler. Yerine bir bank koymuşlar, bankın üstünde belediyenin adı yazıyor. Oturdum. Gölge yoktu.

Bu yazıyı öfkeyle yazdım, bir gün sonra yayından kaldırdım. Ağacın hastalandığını ve devrilmek üzere olduğunu sonradan öğrendim. Doğrusunu öğrenip yeniden yazacağım.
`,
  },
  {
    author: 'dilekg',
    status: 3,
    title: 'Rüyalar neden çabuk unutulur?',
    excerpt: 'Uyanır uyanmaz dağılan hikâyelerin bilimi.',
    categories: ['psikoloji', 'bilim'],
    tags: ['uyku', 'rüya', 'bellek'],
    body: `
Rüyayı uyandıktan sonraki ilk dakikalarda anlatmazsanız çoğu gider. Sebebi üzerinde hâlâ çalışılıyor; REM uykusunda belleği pekiştiren bazı kimyasalların düzeyi düşüktür ve uyanma anında bu düzey hemen yükselmez.

## Denemek isteyenlere

1. Başucunuza kâğıt kalem koyun.
2. Uyanınca kıpırdamadan, sondan başa doğru hatırlayın.
3. Cümle kurmayın, kelime yazın.

Yazı onaylandıktan sonra kaynakçayı da ekleyeceğim.
`,
  },
  {
    author: 'gokhan_a',
    status: 5,
    title: 'Kış göğünde neler var?',
    excerpt: 'Uzun gecelerin gökyüzü rehberi.',
    categories: ['bilim'],
    tags: ['gökyüzü', 'gözlem'],
    body: `
Kış, gökyüzüne bakanların mevsimidir: gece uzun, hava kuru. Montunuz kalınsa başka bir şeye ihtiyacınız yok.

- Akşam doğuda Orion yükseliyor; kemerindeki üç yıldızı bulmak kolaydır.
- Aralık ortasında Geminidler göktaşı yağmuru var. Şehirden uzaklaşın, sırtüstü yatın.
- Kuzeyde Kapella, kışın ilk parlak yıldızı olarak görünür.

! Göktaşı izlemek için teleskop gerekmez. Hatta teleskop görüş alanınızı daraltır.
`,
  },
]
