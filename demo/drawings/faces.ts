import type { Face } from './portraits.ts'

const skins = { light: '#f2cdb0', fair: '#eabf9c', wheat: '#d9a47c', brown: '#b97f58' }
const hairs = {
  black: '#262021',
  brown: '#4f3526',
  chestnut: '#7b4a2b',
  fair: '#c08f4f',
  grey: '#a9a6a1',
  white: '#dcd8d0',
}
const { light, fair, wheat, brown } = skins

/** The faces of members by their username; who is missing here shows initials. */
// prettier-ignore
export const faces: Record<string, Face> = {
  elif: { ground: '#1c7f9d', skin: light, hair: hairs.chestnut, style: 'long', clothes: '#d99a1b', wear: 'round', earrings: true },
  editor: { ground: '#e8dcc3', skin: fair, hair: hairs.black, style: 'bob', clothes: '#114b5a', wear: 'collar', glasses: true },
  admin: { ground: '#38452f', skin: wheat, hair: hairs.brown, style: 'short', clothes: '#6f8c56', wear: 'round', beard: 'full' },
  aysedemir: { ground: '#d9a441', skin: fair, hair: hairs.black, style: 'bun', clothes: '#642c22', wear: 'round', earrings: true },
  umutsahin: { ground: '#222b4d', skin: light, hair: hairs.brown, style: 'side', clothes: '#4f61a3', wear: 'stripes', glasses: true },
  gulsen: { ground: '#80528a', skin: fair, hair: hairs.grey, style: 'bob', clothes: '#3d2541', wear: 'round', glasses: true },
  ozgurcelik: { ground: '#b5593c', skin: wheat, hair: hairs.black, style: 'short', clothes: '#38452f', wear: 'jacket', beard: 'moustache' },
  iremkilic: { ground: '#2c8688', skin: wheat, hair: hairs.black, style: 'curly', clothes: '#f0e7d3', wear: 'round' },
  canogut: { ground: '#f0e7d3', skin: wheat, hair: hairs.chestnut, style: 'curly', clothes: '#b8552f', wear: 'stripes', beard: 'full' },
  nilufer: { ground: '#6f8c56', skin: light, hair: '#b5593c', style: 'scarf', clothes: '#7d2a24', wear: 'round' },
  'dilekg': { ground: '#efe6d2', skin: fair, hair: hairs.fair, style: 'long', clothes: '#2c8688', wear: 'collar' },
  'cagri.e': { ground: '#642c22', skin: fair, hair: hairs.black, style: 'side', clothes: '#262021', wear: 'jacket', beard: 'moustache' },
  sukran: { ground: '#8e9bb5', skin: light, hair: hairs.white, style: 'bun', clothes: '#4f61a3', wear: 'collar', glasses: true },
  ilginb: { ground: '#3d2541', skin: wheat, hair: '#97382c', style: 'bob', clothes: '#db9140', wear: 'stripes' },
  gokhan_a: { ground: '#101936', skin: wheat, hair: hairs.black, style: 'short', clothes: '#c4622d', wear: 'round', glasses: true },
  ipekk: { ground: '#d98a63', skin: brown, hair: hairs.black, style: 'bun', clothes: '#f7f1e4', wear: 'round' },
  vefa: { ground: '#a3b18a', skin: fair, hair: hairs.grey, style: 'bald', clothes: '#f7f1e4', wear: 'collar', beard: 'full' },
}
