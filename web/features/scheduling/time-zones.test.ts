import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planOf } from '../../../core/posts/schedule.ts'
import { wallClock } from './time-zones.ts'

it('a planned moment survives the fields it is shown in, in any zone', () => {
  const now = new Date('2026-11-15T09:00:00Z')
  const zone = fc.constantFrom('Europe/Istanbul', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 * 24 * 100 }), zone, (ahead, timeZone) => {
      const moment = new Date(now.getTime() + ahead * 60_000)
      const plan = planOf({ ...wallClock(moment, timeZone), timeZone }, now)
      expect(plan.publishTime).toBe(moment.toISOString())
    }),
  )
})
