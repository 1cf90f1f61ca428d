import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plannedMoment, planOf, scheduleMessages, siteTimeZone } from './schedule.ts'

const now = new Date('2026-11-15T12:00:00Z') // 15:00 in Istanbul
const plan = (date: string, time: string, timeZone = siteTimeZone) =>
  planOf({ date, time, timeZone }, now)
const mistakes = (date: string, time: string) =>
  plan(date, time).violations?.map(({ propertyPath, message }) => [propertyPath, message])

describe('a plan', () => {
  it.each([
    ['', '10:00', [['date', 'Tarih alanı boş bırakılamaz.']]],
    ['2026-12-01', '', [['time', 'Saat alanı boş bırakılamaz.']]],
    [
      '',
      ' ',
      [
        ['date', scheduleMessages.noDate],
        ['time', scheduleMessages.noTime],
      ],
    ],
    ['2026-12-01', '24:00', [['time', 'Planlanan saati kontrol ediniz.']]],
    ['2026-12-01', 'on', [['time', scheduleMessages.hour]]],
    ['2026-12-01', '23:60', [['time', 'Planlanan dakikayı kontrol ediniz.']]],
    ['2026-12-01', '2460', [['time', scheduleMessages.hour]]],
    ['2026-12-01', '2360', [['time', scheduleMessages.minute]]],
    ['2026-12-01', '930', [['time', scheduleMessages.hour]]],
    ['2026-02-30', '10:00', [['date', scheduleMessages.date]]],
    ['2026-11-14', '10:00', [['date', scheduleMessages.date]]],
    ['2026-11-15', '13:00', [['time', scheduleMessages.hour]]],
    ['2026-11-15', '14:59', [['time', scheduleMessages.minute]]],
  ])('for %j at %j is refused', (date, time, expected) => {
    expect(mistakes(date, time)).toEqual(expected)
  })

  it.each(['09:30', '9:30', '9.30', '09.30', '0930', ' 0930 '])(
    'takes %j for half past nine',
    (time) => {
      expect(plan('2026-12-01', time).publishTime).toBe('2026-12-01T06:30:00.000Z')
    },
  )

  it('ends with the year 9999, wherever the clock stands', () => {
    const inZone = (timeZone: string) => plan('9999-12-31', '23:59', timeZone)
    expect(inZone('UTC').publishTime).toBe('9999-12-31T23:59:00.000Z')
    expect(inZone('America/Los_Angeles').violations).toEqual([
      { propertyPath: 'date', message: 'Planlanan tarihi kontrol ediniz.' },
    ])
  })

  it('means the clock of the member’s zone', () => {
    expect(plan('2026-11-15', '15:01').publishTime).toBe('2026-11-15T12:01:00.000Z')
    expect(plan('2026-11-15', '9.05', 'America/Los_Angeles').publishTime).toBe(
      '2026-11-15T17:05:00.000Z',
    )
  })

  it('knows hours that come twice and hours that never come', () => {
    // Clocks in Berlin: 25 October 2026 back at 3, 28 March 2027 forward at 2.
    const berlin = (date: string, time: string) =>
      planOf({ date, time, timeZone: 'Europe/Berlin' }, new Date('2026-01-01T00:00:00Z'))
        .publishTime
    expect(berlin('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(berlin('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z')
  })

  it('shows the same day and hour again in that zone', () => {
    const zones = fc.constantFrom(
      'Europe/Istanbul',
      'UTC',
      'Asia/Kolkata',
      'Pacific/Apia',
      'America/St_Johns',
    )
    const moment = fc.date({
      min: new Date('2027-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, zones, (date, timeZone) => {
        const parts = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(date)
        const [day, time] = parts.split(' ') as [string, string]
        const { publishTime } = planOf({ date: day, time, timeZone }, now)
        const apart = Math.abs(
          Date.parse(publishTime!) - Math.floor(date.getTime() / 60_000) * 60_000,
        )
        // An hour that comes twice is read as its first coming.
        expect([0, 3600_000, 1800_000]).toContain(apart)
      }),
    )
  })
})

describe('a moment in a call', () => {
  it('is taken as the form makes it, and with an offset', () => {
    for (const text of ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00:00+03:00'])
      expect(plannedMoment.parse(text)).toBe(text)
  })

  it('is refused with one of the sentences of the form, whatever it is', () => {
    const sentences: string[] = Object.values(scheduleMessages)
    const part = (text: string) => fc.oneof(fc.constant(text), fc.string({ maxLength: 12 }))
    const almost = fc
      .tuple(part('2999-12-01'), part('T'), part('10:30:00'), part('Z'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(almost, fc.string(), fc.jsonValue()), (given) => {
        const result = plannedMoment.safeParse(given)
        const isGood = result.success
          ? new Date(result.data).getUTCFullYear() < 10_000
          : sentences.includes(result.error.issues[0]!.message)
        expect(isGood).toBe(true)
      }),
    )
  })
})
