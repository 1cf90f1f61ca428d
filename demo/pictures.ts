import type { Picture } from '../core/document/types.ts'
import { fallbackWidth, pictureFolder, pictureOf, picturePath } from '../core/pictures/pictures.ts'
import { keptPictures } from './pictures.gen.ts'

type KeptName = keyof typeof keptPictures
export type PictureName = Exclude<KeptName, `@${string}`>

/** What is to be seen, for those who do not see it. */
const alts: Record<PictureName, string> = {
  'aksam-vapuru': 'Mor bir akşamda, alçalan güneşin altında denizi geçen vapur.',
  'sabah-yelkeni': 'Sabah ışığında durgun denizde turuncu yelkenli bir tekne.',
  'balikci-teknesi': 'Öğle güneşinde, yeşil bir burnun önünde kırmızı balıkçı teknesi.',
  'gece-seferi': 'Yıldızlı gecede, dolunayın denize düşen ışığının yanında bir vapur.',
  'yayla-sabahi': 'Ardı ardına mavi yeşil dağlar, önlerinde kırmızı çatılı tek bir ev.',
  'karli-zirveler': 'Kış göğünün altında karlı zirveler ve çamların arasında küçük bir ev.',
  'dagda-aksam': 'Akşam kızıllığında yükselen sivri dağlar ve önlerindeki çam ağaçları.',
  'guz-ovasi': 'Sarı tarlaların arasından ufka uzanan yol, kenarında sıra sıra kavaklar.',
  'bozkir-yolu': 'Gün batarken bozkırı ikiye bölen dümdüz yol ve telgraf direkleri.',
  'yaz-ovasi': 'Yeşil ovada, beyaz bulutların altında ufka uzanan kavaklı yol.',
  'karda-tren': 'Karlı dağların önünden geçen, pencereleri aydınlık uzun bir tren.',
  'gece-treni': 'Dolunayın altında, bütün pencereleri yanan bir gece treni.',
  'yildiz-gozleyen': 'Tepede, yıldızlarla dolu göğün altında teleskopun başında duran biri.',
  samanyolu: 'Samanyolu’nun bir kuşak gibi geçtiği gökyüzü ve tepede bir gözlemci.',
  'aksam-silueti': 'Akşam ışığında kubbe, minareler ve bir kule; önlerinde bir vapur.',
  'sabah-silueti': 'Sabah sisinde eski kentin evleri, kubbesi ve kulesi; önlerinde bir vapur.',
  'guz-sokagi': 'Yan yana renkli apartmanlar, aralarında çamaşır ipi, kapıda bir kedi.',
  'gece-sokagi': 'Gece, pencereleri aydınlık renkli apartmanlar ve sokakta bir kedi.',
  'yagmurlu-rihtim': 'Yağmurlu gecede sokak lambalarının altında, şemsiyeyle yürüyen biri.',
  'pencerede-cay': 'Pencere önündeki masada dumanı tüten iki ince belli bardak çay.',
  'aksam-cayi': 'Akşam ışığında, masanın üstünde iki bardak çay ve kesme şeker.',
  'tarif-defteri': 'Açık duran, elle yazılmış bir tarif defteri; yanında kalem ve kaşık.',
  kitaplik: 'Rengârenk kitaplarla dolu üç raf ve kitapların arasında bir lamba.',
  plak: 'Pikapta dönmeyi bekleyen siyah bir plak, yukarıdan.',
  'sinema-salonu': 'Kırmızı perdeler açılmış, perde aydınlık; koltuklarda bekleyen seyirciler.',
  'kosu-pisti': 'Kiremit rengi pistin virajında tek başına koşan bir kadın.',
  'cini-duvar': 'Sekiz köşeli yıldızlar ve haçlardan oluşan çini duvar.',
}

/** Every picture of the demo by its name, as the table of uploads knows it. */
export const allPictures = Object.entries(keptPictures).map(([name, picture]) => ({
  name,
  ...picture,
  folder: pictureFolder(picture.id, picture),
}))

function pathOf(name: KeptName): string {
  const { id, ...size } = keptPictures[name]
  return picturePath(pictureFolder(id, size), fallbackWidth(size.width), 'jpg')
}

export const coverPath = (name: PictureName): string => pathOf(name)

/** Null for those who show their initials. */
export function facePath(username: string): string | null {
  const name = `@${username}`
  return Object.hasOwn(keptPictures, name) ? pathOf(name as KeptName) : null
}

/** As the editor puts an upload into a text. */
export function pictureNamed(name: string, caption: string): Picture {
  if (!Object.hasOwn(alts, name)) throw new Error(`There is no picture called ${name}`)
  const src = pathOf(name as PictureName)
  const { width, height, variants } = pictureOf(src)!
  const { placeholder } = keptPictures[name as PictureName]
  return { src, alt: alts[name as PictureName], caption, width, height, variants, placeholder }
}
