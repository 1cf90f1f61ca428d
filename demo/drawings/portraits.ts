import { circle, ellipse, faint, line, path, rect, svg, times } from './shapes.ts'

export interface Face {
  ground: string
  skin: string
  hair: string
  style: 'long' | 'short' | 'curly' | 'bun' | 'bob' | 'scarf' | 'bald' | 'side'
  clothes: string
  wear: 'collar' | 'round' | 'stripes' | 'jacket'
  glasses?: boolean
  beard?: 'full' | 'moustache'
  earrings?: boolean
}

/** Everything is drawn on a square of this side. */
export const faceSide = 256

const INK = '#2b2320'

type Hair = (hair: string) => string

const tied: Hair = (hair) =>
  path('M78 112Q76 56 128 56Q180 56 178 112Q168 84 128 80Q88 84 78 112z', hair)

/** What is seen of the hair behind the face. */
const behind: Partial<Record<Face['style'], Hair>> = {
  long: (hair) => path('M70 108Q66 46 128 46Q190 46 186 108L196 210H60z', hair),
  bob: (hair) =>
    path('M66 112Q62 44 128 44Q194 44 190 112L192 158Q170 166 160 150H96Q86 166 64 158z', hair),
  bun: (hair) => circle(128, 42, 24, hair),
  curly: (hair) =>
    times(9, (index) => {
      const angle = Math.PI * (0.95 + index * 0.1375)
      return circle(128 + Math.cos(angle) * 58, 104 + Math.sin(angle) * 52, 25, hair)
    }),
  scarf: (hair) =>
    path('M62 118Q58 42 128 42Q198 42 194 118Q200 190 206 220H50Q56 190 62 118z', hair),
}

const before: Record<Face['style'], Hair> = {
  long: tied,
  bun: tied,
  bob: (hair) => path('M76 110Q76 54 128 54Q180 54 180 110Q150 98 122 76Q104 100 76 110z', hair),
  curly: (hair) =>
    times(6, (index) => circle(88 + index * 16, 74 + Math.abs(index - 2.5) * 5, 15, hair)),
  short: (hair) =>
    path('M76 110Q70 52 128 50Q186 52 180 110Q176 92 168 84Q128 74 88 84Q80 92 76 110z', hair),
  side: (hair) =>
    path('M76 112Q66 48 132 46Q188 50 180 112Q178 96 168 86Q140 88 104 70Q92 92 76 112z', hair),
  scarf: (hair) => path('M72 128Q66 52 128 52Q190 52 184 128Q180 86 128 82Q76 86 72 128z', hair),
  bald: (hair) =>
    path('M75 116Q74 104 78 98Q84 108 82 122zM181 116Q182 104 178 98Q172 108 174 122z', hair),
}

function body({ clothes, wear, skin, style, hair }: Face): string {
  const shoulders = path('M34 256Q36 196 96 186H160Q220 196 222 256z', clothes)
  const neck =
    rect(108, 152, 40, 44, skin) + faint(0.18, path('M108 164Q128 184 148 164V178H108z', INK))
  if (style === 'scarf')
    return shoulders + neck + path('M84 160Q128 214 172 160L188 206Q128 236 68 206z', hair)
  const detail = {
    round: path('M100 186Q128 214 156 186z', skin),
    collar:
      path('M100 184L128 214L156 184L166 196L138 226L128 214L118 226L90 196z', '#f7f1e4') +
      path('M108 186L128 212L148 186z', skin),
    stripes:
      times(3, (index) => rect(40, 212 + index * 16, 176, 6, '#f7f1e4')) +
      path('M104 186Q128 206 152 186z', skin),
    jacket:
      path('M100 186L128 256L156 186z', '#f7f1e4') +
      path('M96 186L128 256H112L84 200zM160 186L128 256H144L172 200z', INK),
  }[wear]
  return shoulders + neck + detail
}

function features({ hair, glasses, beard, style }: Face): string {
  const brow = style === 'scarf' ? INK : hair
  return (
    circle(108, 118, 4.2, INK) +
    circle(148, 118, 4.2, INK) +
    line('M98 106q9-6 18-1M140 105q9-5 18 1', brow, 4) +
    faint(0.35, line('M128 120l-5 18h8', INK, 2.6)) +
    (beard === 'full'
      ? path(
          'M78 124Q82 182 128 184Q174 182 178 124Q170 146 150 144Q128 136 106 144Q86 146 78 124z',
          hair,
        )
      : '') +
    (beard
      ? path('M104 148Q116 138 128 143Q140 138 152 148Q140 152 128 148Q116 152 104 148z', hair)
      : '') +
    line('M114 155q14 9 28 0', beard === 'full' ? '#f2cdb4' : '#8e3b33', 3.4) +
    (glasses
      ? line(
          'M91 118a17 15 0 1 0 34 0a17 15 0 1 0-34 0M131 118a17 15 0 1 0 34 0a17 15 0 1 0-34 0M125 116h6',
          INK,
          3,
        )
      : '')
  )
}

/** A flat portrait: shoulders, face and what makes it somebody's. */
export function portrait(face: Face): string {
  const ears =
    face.style === 'scarf' ? '' : circle(77, 122, 10, face.skin) + circle(179, 122, 10, face.skin)
  const rings = face.earrings ? circle(76, 138, 5, '#d99a1b') + circle(180, 138, 5, '#d99a1b') : ''
  return svg(
    { width: faceSide, height: faceSide },
    rect(0, 0, faceSide, faceSide, face.ground),
    behind[face.style]?.(face.hair) ?? '',
    body(face),
    ears,
    ellipse(128, 118, 51, 58, face.skin),
    faint(0.14, circle(98, 138, 9, '#b5342a'), circle(158, 138, 9, '#b5342a')),
    features(face),
    before[face.style](face.hair),
    rings,
  )
}
