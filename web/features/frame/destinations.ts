import {
  Bell,
  Bookmark,
  ChartLine,
  Compass,
  FilePen,
  FileText,
  Hand,
  History,
  House,
  Info,
  LogIn,
  type LucideIcon,
  MessageSquare,
  PenLine,
  Search,
  Settings,
  ShieldCheck,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { isEditor } from '../../../core/roles.ts'
import { mayAnybodySignUp } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { type Section, sections, segmentOf } from '../profile/settings-sections.ts'
import { isOnPhone } from '../../use-is-phone.ts'
import { aboutLinks, readingLinks } from './about-links.ts'

export interface Destination {
  to: string
  search?: Record<string, string>
  label: string
  icon: LucideIcon
  /** Other words by which it is looked for. */
  words?: string
  /** A part of another destination: found, but not listed before one looks for it. */
  isPart?: true
}

const forMembers: Destination[] = [
  { to: '/yazilarim', label: 'Yazılarım', icon: FileText },
  {
    to: '/yazilarim',
    search: { durum: 'taslak' },
    label: 'Taslaklarım',
    icon: FilePen,
    words: 'yarım kalan',
  },
  {
    to: '/istatistiklerim',
    label: 'İstatistiklerim',
    icon: ChartLine,
    words: 'okunma sayılar grafik',
  },
  { to: '/bildirimler', label: 'Bildirimler', icon: Bell, words: 'haberler' },
  { to: '/mesajlar', label: 'Mesajlar', icon: MessageSquare, words: 'konuşmalar' },
  {
    to: '/okuma-listem',
    label: 'Okuma listem',
    icon: Bookmark,
    words: 'kaydettiklerim yer imleri',
  },
  { to: '/alkisladiklarim', label: 'Alkışladıklarım', icon: Hand, words: 'beğendiklerim' },
  {
    to: '/okuma-gecmisi',
    label: 'Okuma geçmişim',
    icon: History,
    words: 'okuduklarım kaldığım yer',
  },
  { to: '/takip-ettiklerim', label: 'Takip ettiklerim', icon: Users },
  { to: '/profil', label: 'Profilim', icon: UserRound, words: 'sayfam' },
  { to: '/ayarlar', label: 'Ayarlar', icon: Settings, words: 'hesap parola e-posta oturum' },
]

/** By what people call what they find there. */
const sectionWords: Partial<Record<Section, string>> = {
  profil: 'ad kullanıcı adı resim fotoğraf biyografi',
  'sosyal-hesaplar': 'x instagram mastodon web sitesi',
  bildirimler: 'e-posta anlık push',
  kisiler: 'engellenen sessize alınan mesaj',
  hesap: 'e-posta adresi parola şifre',
  guvenlik: 'iki adımlı doğrulama geçiş anahtarı kurtarma kodu passkey 2fa',
  oturumlar: 'aygıtlar çıkış',
  gorunum: 'tema karanlık koyu açık yazı boyu',
}

const settings: Destination[] = (Object.keys(sections) as Section[]).map((section) => ({
  to: ['/ayarlar', segmentOf(section) ?? []].flat().join('/'),
  label: `Ayarlar: ${sections[section]}`,
  icon: Settings,
  words: sectionWords[section] ?? '',
  isPart: true,
}))

const moderation: Destination = {
  to: '/yonetim',
  label: 'Yönetim',
  icon: ShieldCheck,
  words: 'onay bildirim üyeler kategoriler site',
}

const forVisitors = (): Destination[] => [
  { to: '/giris', label: 'Giriş yap', icon: LogIn, words: 'oturum aç' },
  ...(mayAnybodySignUp() ? [{ to: '/kayit', label: 'Kayıt ol', icon: UserPlus }] : []),
]

/** The site's own destinations, for whoever looks; nobody writes on a phone. */
export function destinationsFor(viewer: CurrentUser | null): Destination[] {
  return [
    ...(viewer && !isOnPhone()
      ? [{ to: '/new', label: 'Yeni yazı', icon: PenLine, words: 'yaz başla' }]
      : []),
    { to: '/', label: 'Ana sayfa', icon: House, words: 'başlangıç' },
    ...readingLinks().map((link) => ({ ...link, icon: Compass })),
    ...(viewer ? [...forMembers, ...settings] : forVisitors()),
    ...(viewer && isEditor(viewer.roles) ? [moderation] : []),
    { to: '/ara', label: 'Arama', icon: Search, words: 'bul' },
    ...aboutLinks.map((link) => ({ ...link, icon: Info })),
  ]
}

/** Every word that is typed begins a word of the destination. */
export function destinationsMatching(destinations: Destination[], typed: string): Destination[] {
  const asked = wordsOf(typed)
  return destinations.filter(({ label, words = '', isPart = false }) => {
    if (isPart && asked.length === 0) return false
    const known = wordsOf(`${label} ${words}`)
    return asked.every((word) => known.some((each) => each.startsWith(word)))
  })
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
