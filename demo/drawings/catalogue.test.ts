import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { allPictures } from '../pictures.ts'
import { drawings } from './catalogue.ts'

it('draws what is kept: after a change to a drawing the pictures are made anew', () => {
  const drawn = drawings().map(({ name, svg, width }) => {
    const id = createHash('sha256').update(svg).digest('hex').slice(0, 32)
    return { name, id, width }
  })
  expect(allPictures.map(({ name, id, width }) => ({ name, id, width }))).toEqual(drawn)
})
