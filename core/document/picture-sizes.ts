/** How wide a picture stands on the page at most, in pixels: the measure, half of it, or beyond. */
export const pictureSizes = {
  small: { name: 'Küçük', width: 340 },
  normal: { name: 'Normal', width: 680 },
  wide: { name: 'Geniş', width: 992 },
} as const
export type PictureSize = keyof typeof pictureSizes

/** What a block says of it; one that says nothing is normal. */
export const chosenSizes = ['small', 'wide'] as const
export type ChosenSize = (typeof chosenSizes)[number]

/** The sizes in which a picture of this width would look different. */
export function sizesFor(width: number): PictureSize[] {
  const { small, normal } = pictureSizes
  if (width <= small.width) return []
  return width <= normal.width ? ['small', 'normal'] : ['small', 'normal', 'wide']
}
