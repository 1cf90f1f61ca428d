import { Avatar } from '../avatar.tsx'
import { Wordmark } from '../logo.tsx'
import { Tile } from '../tile.tsx'
import { Part, Row } from './frame.tsx'

export function Type() {
  return (
    <Part title="Yazı">
      <div className="flex flex-col gap-6">
        <Wordmark name="Hokka" className="text-[1.75rem]" />
        <p className="font-serif text-step-5 font-semibold">İstanbul'da sonbaharın sessiz sokağı</p>
        <p className="font-serif text-step-4 font-medium">Günaydın, Elif</p>
        <p className="font-serif text-step-3 font-semibold">Işık hızında okumak</p>
        <p className="font-serif text-step-2 font-semibold">Öne çıkan yazarlar</p>
        <div className="max-w-measure font-serif text-reading">
          <p>
            Sonbahar bu şehre hep geç kalır. Ekimin ortasında bile kaldırımlar yazın tozunu üstünde
            taşır; sonra bir sabah, kimse haber vermeden, çınarlar bütün yapraklarını aynı anda
            bırakır. Pijamalı hasta yağız şoföre çabucak güvendi: 1.234,50 ₺, “kâğıt”, Café Dvořák.
          </p>
          <blockquote className="mt-6 border-l-[3px] border-accent pl-6 italic">
            “Burada herkes birbirinin ayak sesini tanır,” dedi bakkal, “sizinki yabancı.”
          </blockquote>
        </div>
        <p>Arayüz yazısı: 3 gün önce · 6 dk okuma · 12,5 bin okunma</p>
        <p className="text-small text-muted">Küçük yazı: 15 Kasım 2026, Pazar</p>
        <p className="text-tiny text-faint">En küçük yazı: görüldü · 4 dakika önce</p>
      </div>
    </Part>
  )
}

const grounds = [
  ['bg-paper', 'paper'],
  ['bg-surface', 'surface'],
  ['bg-wash', 'wash'],
  ['bg-ink', 'ink'],
  ['bg-muted', 'muted'],
  ['bg-faint', 'faint'],
  ['bg-edge', 'edge'],
  ['bg-line', 'line'],
  ['bg-accent', 'accent'],
  ['bg-accent-wash', 'accent-wash'],
  ['bg-applause', 'applause'],
  ['bg-saffron', 'saffron'],
  ['bg-applause-wash', 'applause-wash'],
  ['bg-danger', 'danger'],
  ['bg-danger-wash', 'danger-wash'],
  ['bg-success', 'success'],
  ['bg-success-wash', 'success-wash'],
]

export function Colours() {
  return (
    <Part title="Renkler">
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
        {grounds.map(([ground, name]) => (
          <li key={name} className="text-small text-muted">
            <span className={`mb-1 block h-12 rounded-sm border border-line ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const people = [
  'Elif Yılmaz',
  'Ayşe Demir',
  'Umut Şahin',
  'Gülşen Ağaoğlu',
  'Özgür Çelik',
  'İrem Kılıç',
  'Can Öğüt',
  'ılgaz',
]

export function People() {
  return (
    <Part title="Üyeler">
      <Row title="Baş harfler">
        {people.map((name) => (
          <Avatar key={name} name={name} size="lg" />
        ))}
      </Row>
      <Row title="Boylar, resim, kırık resim">
        {(['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => (
          <Avatar key={size} name="Umut Şahin" size={size} />
        ))}
        <Avatar name="Elif Yılmaz" picture="/apple-touch-icon.png" size="xl" />
        <Avatar name="Elif Yılmaz" picture="/olmayan-resim.png" size="xl" />
      </Row>
    </Part>
  )
}

const slugs = [
  'istanbulda-sonbaharin-en-sessiz-sokagi',
  'isik-hizinda-okumak',
  'annemin-defterinden-kirk-tarif',
  'kiracinin-cebindeki-yasa',
  'uykusuz-bir-ulkenin-haritasi',
  'bisikletle-karadeniz',
  'yapay-zeka-siir-yazabilir-mi',
  'bakkalin-veresiye-defteri',
  'depremden-sonra-sessizlik',
]

export function Tiles() {
  return (
    <Part title="Çiniler">
      <div className="mb-6 aspect-[21/9] overflow-hidden rounded-sm">
        <Tile text={slugs[0]!} columns={9} rows={4} />
      </div>
      <ul className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        {slugs.slice(1).map((slug) => (
          <li key={slug} className="text-small text-muted">
            <div className="mb-2 aspect-[3/2] overflow-hidden rounded-sm">
              <Tile text={slug} columns={4} rows={3} />
            </div>
            {slug}
          </li>
        ))}
      </ul>
    </Part>
  )
}
