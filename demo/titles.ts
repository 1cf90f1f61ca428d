/** Provinces with the ending "from", as titles need it: Adana'dan, Ağrı'dan, Van'dan. */
const provinces = `
  Adana’dan Adıyaman’dan Afyon’dan Ağrı’dan Aksaray’dan Amasya’dan Ankara’dan Antakya’dan
  Antalya’dan Ardahan’dan Artvin’den Aydın’dan Balıkesir’den Bartın’dan Batman’dan Bayburt’tan
  Bilecik’ten Bingöl’den Bitlis’ten Bolu’dan Burdur’dan Bursa’dan Çanakkale’den Çankırı’dan
  Çorum’dan Denizli’den Diyarbakır’dan Düzce’den Edirne’den Elazığ’dan Erzincan’dan Erzurum’dan
  Eskişehir’den Antep’ten Giresun’dan Gümüşhane’den Hakkâri’den Iğdır’dan Isparta’dan İstanbul’dan
  İzmir’den Maraş’tan Karabük’ten Karaman’dan Kars’tan Kastamonu’dan Kayseri’den Kırıkkale’den
  Kırklareli’nden Kırşehir’den Kilis’ten Kocaeli’nden Konya’dan Kütahya’dan Malatya’dan Manisa’dan
  Mardin’den Mersin’den Muğla’dan Muş’tan Nevşehir’den Niğde’den Ordu’dan Osmaniye’den Rize’den
  Sakarya’dan Samsun’dan Siirt’ten Sinop’tan Sivas’tan Urfa’dan Şırnak’tan Tekirdağ’dan Tokat’tan
  Trabzon’dan Tunceli’den Uşak’tan Van’dan Yalova’dan Yozgat’tan Zonguldak’tan
`
  .trim()
  .split(/\s+/)

const times = [
  'ocak',
  'şubat',
  'mart',
  'nisan',
  'mayıs',
  'haziran',
  'temmuz',
  'ağustos',
  'eylül',
  'ekim',
  'kasım',
  'aralık',
  'kış',
  'bahar',
  'yaz',
  'güz',
]

const forms = ['notu', 'mektubu', 'yazısı', 'izlenimi', 'defteri', 'sabahı', 'akşamı', 'kaydı']

/** How many titles one stock title grows into before a number has to tell them apart. */
const variations = provinces.length * times.length * forms.length

/** Titles begin their walk at different places, so that one day's posts do not all come from Adana. */
function beginning(title: string): number {
  return Array.from(title).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % variations,
    7,
  )
}

/** "Kar sesi" becomes "Kar sesi: Kars’tan bir ocak notu"; no round ever repeats another. */
export function variedTitle(title: string, round: number): string {
  if (round === 0) return title
  // The strides share no factor with the lengths, so neighbours look unrelated and none comes twice.
  const ordinal = (round - 1 + beginning(title)) % variations
  const column = ordinal % provinces.length
  const rest = Math.floor(ordinal / provinces.length)
  const province = provinces[(column * 17) % provinces.length]
  const time = times[(rest * 5 + column) % times.length]
  const form = forms[Math.floor(rest / times.length) % forms.length]
  const volume = Math.floor((round - 1) / variations)
  const base = `${title}: ${province} bir ${time} ${form}`
  return volume === 0 ? base : `${base} (${volume + 1})`
}

/** The journal counts its issues instead. */
export function issueTitle(title: string, round: number): string {
  return round === 0 ? title : `${title} (${round + 1}. sayı)`
}
