import { refusals } from '../messages.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noise } from '../features/files/pictures.fixture.ts'
import { kindOf } from './kinds.ts'

describe('the kind of a file', () => {
  it.each(['jpeg', 'png'] as const)('of a %s is told only when its end is there', async (type) => {
    const thumbnail = await noise(20, 20).jpeg().toBuffer()
    const exif = { IFD0: { ImageDescription: thumbnail.toString('latin1') } }
    const whole = await noise(60, 60).withExif(exif).toFormat(type).toBuffer()
    expect(await kindOf(whole)).toBe(type === 'jpeg' ? 'jpg' : 'png')
    expect(await kindOf(Buffer.concat([whole, Buffer.from('iz')]))).toBeDefined()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: whole.length - 1 }), async (length) => {
        await expect(kindOf(whole.subarray(0, length))).rejects.toMatchObject({
          violations: [{ propertyPath: 'file', message: refusals.file.broken }],
        })
      }),
    )
  })
})
