import { random } from '../random.ts'
import { quay, skyline, street } from './city.ts'
import { faces } from './faces.ts'
import { type Landscape, mountains, plain, sea, stargazing, train } from './landscapes.ts'
import { type MoodName, moods } from './moods.ts'
import { faceSide, portrait } from './portraits.ts'
import type { Canvas } from './shapes.ts'
import { books, cinema, notebook, record, tea, tiles, track } from './things.ts'

/** Twice as many pixels as units, but for portraits. */
const across: Canvas = { width: 640, height: 427 }
const upright: Canvas = { width: 480, height: 640 }
const small: Canvas = { width: 320, height: 320 }

interface Drawn {
  draw: Landscape
  mood: MoodName
  canvas: Canvas
}

const wide = (draw: Landscape, mood: MoodName): Drawn => ({ draw, mood, canvas: across })
const tall = (draw: Landscape, mood: MoodName): Drawn => ({ draw, mood, canvas: upright })
const square = (draw: Landscape, mood: MoodName): Drawn => ({ draw, mood, canvas: small })

const drawn = {
  'aksam-vapuru': wide(sea('ferry'), 'evening'),
  'sabah-yelkeni': wide(sea('sailboat'), 'morning'),
  'balikci-teknesi': wide(sea('fishingBoat'), 'noon'),
  'gece-seferi': wide(sea('ferry'), 'night'),
  'yayla-sabahi': wide(mountains, 'morning'),
  'karli-zirveler': wide(mountains, 'winter'),
  'dagda-aksam': tall(mountains, 'evening'),
  'guz-ovasi': wide(plain, 'autumn'),
  'bozkir-yolu': wide(plain, 'evening'),
  'yaz-ovasi': tall(plain, 'noon'),
  'karda-tren': wide(train, 'winter'),
  'gece-treni': wide(train, 'night'),
  'yildiz-gozleyen': wide(stargazing, 'night'),
  samanyolu: tall(stargazing, 'night'),
  'aksam-silueti': wide(skyline, 'evening'),
  'sabah-silueti': wide(skyline, 'morning'),
  'guz-sokagi': wide(street, 'autumn'),
  'gece-sokagi': tall(street, 'night'),
  'yagmurlu-rihtim': wide(quay, 'night'),
  'pencerede-cay': wide(tea, 'morning'),
  'aksam-cayi': wide(tea, 'evening'),
  'tarif-defteri': wide(notebook, 'autumn'),
  kitaplik: wide(books, 'autumn'),
  plak: wide(record, 'evening'),
  'sinema-salonu': wide(cinema, 'evening'),
  'kosu-pisti': wide(track, 'noon'),
  'cini-duvar': square(tiles('lacivert duvar'), 'noon'),
} as const

export interface Drawing {
  /** Of its folder; `@username` for the picture of a member. */
  name: string
  svg: string
  /** In pixels. */
  width: number
}

/** Every drawing of the demo; the same names always give the same pictures. */
export function drawings(): Drawing[] {
  const pictures = Object.entries(drawn).map(([name, { draw, mood, canvas }]) => ({
    name,
    svg: draw(canvas, moods[mood], random('hokka', 'drawing', name)),
    width: 2 * canvas.width,
  }))
  const portraits = Object.entries(faces).map(([username, face]) => ({
    name: `@${username}`,
    svg: portrait(face),
    width: faceSide,
  }))
  return [...pictures, ...portraits]
}
