/** The light of a day or a season: what all landscapes take their colours from. */
export interface Mood {
  sky: readonly [top: string, bottom: string]
  sun: string
  /** From the far hills to the near ground. */
  hills: readonly [string, string, string, string]
  water: string
  glint: string
  accent: string
  /** Windows, walls, sails. */
  light: string
  snow: string
  isDark?: boolean
  hasStars?: boolean
}

export const moods = {
  morning: {
    sky: ['#bcd9d8', '#f8e6cb'],
    sun: '#f6c56d',
    hills: ['#a5c6c2', '#74a5a4', '#457a80', '#24525c'],
    water: '#82b5bb',
    glint: '#e6efe6',
    accent: '#d0672b',
    light: '#fbf3e4',
    snow: '#fbf3e4',
  },
  noon: {
    sky: ['#b9dbe6', '#f2f2e4'],
    sun: '#fdf0bd',
    hills: ['#b3cfae', '#86ae7e', '#5a8853', '#365d3b'],
    water: '#4a9bb3',
    glint: '#d6edef',
    accent: '#c8502f',
    light: '#fdfaf0',
    snow: '#fdfaf0',
  },
  evening: {
    sky: ['#6b5687', '#f5b07a'],
    sun: '#ffe3ad',
    hills: ['#b3717f', '#85506f', '#593a5a', '#332541'],
    water: '#93617f',
    glint: '#f6bd8b',
    accent: '#f2a03d',
    light: '#f9e2bd',
    snow: '#f2d3c0',
    isDark: true,
  },
  night: {
    sky: ['#101936', '#34487a'],
    sun: '#f3ead0',
    hills: ['#33477a', '#27385f', '#1b2949', '#101a32'],
    water: '#263a69',
    glint: '#8b9cc9',
    accent: '#e2a63c',
    light: '#f4d88f',
    snow: '#b9c5e4',
    isDark: true,
    hasStars: true,
  },
  autumn: {
    sky: ['#efdcb8', '#f9efdc'],
    sun: '#f0b348',
    hills: ['#dcb076', '#c0834a', '#935a33', '#5f3825'],
    water: '#7fa7a4',
    glint: '#f0e4c8',
    accent: '#b13f26',
    light: '#fbf1dd',
    snow: '#fbf1dd',
  },
  winter: {
    sky: ['#c3d3df', '#eef2f3'],
    sun: '#fffdf2',
    hills: ['#c6d4de', '#9ab1c2', '#6d889d', '#445b6e'],
    water: '#9fb9c7',
    glint: '#eef4f6',
    accent: '#b9482f',
    light: '#f8fafa',
    snow: '#f8fafa',
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods
