/** What is shown of a picture: how near (1 is all that fits), and where, from 0 to 1 each way. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const mostZoom = 4
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }

interface Size {
  width: number
  height: number
}

/** The square that a crop cuts out, in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: x * (width - side), top: y * (height - side), side }
}

/** Pulls the picture along by a share of the square: to the right shows more of its left. */
export function pulled(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop)
  const along = (position: number, share: number, length: number): number =>
    length > side ? clamp(position - (share * side) / (length - side)) : position
  return { ...crop, x: along(crop.x, by.x, size.width), y: along(crop.y, by.y, size.height) }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
