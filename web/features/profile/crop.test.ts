import { describe, expect, it } from 'vitest'
import { middle, pulled, squareOf } from './crop.ts'

const wide = { width: 400, height: 200 }

describe('a crop', () => {
  it('cuts the largest square out of the middle at first', () => {
    expect(squareOf(wide, middle)).toEqual({ left: 100, top: 0, side: 200 })
  })

  it('cuts a smaller one when nearer, and never leaves the picture', () => {
    expect(squareOf(wide, { zoom: 4, x: 1, y: 1 })).toEqual({ left: 350, top: 150, side: 50 })
  })

  it('follows the hand that pulls the picture, as far as there is one', () => {
    expect(pulled(wide, middle, { x: 0.25, y: 0.25 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
    expect(pulled(wide, middle, { x: -9, y: 9 })).toEqual({ zoom: 1, x: 1, y: 0.5 })
  })
})
