import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import type { RecordFields } from './record-line.ts'
import { TrafficRecords } from './traffic-records.ts'
import { verifyRecords } from './verify.ts'

const request: fc.Arbitrary<RecordFields> = fc.record({
  time: fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
  address: fc.ipV4(),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  result: fc.integer({ min: 0, max: 599 }),
  // What anybody can send: tabs, ends of lines and halves of characters.
  page: fc.string({
    unit: fc.constantFrom('/', 'a', 'ğ', '\t', '\n', '\r', '\u2028', '\ud800', '=', ' '),
  }),
})

/** Days, each with lives of a process, each with what it was asked. */
const days = fc.array(
  fc.array(fc.array(request, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
  {
    minLength: 1,
    maxLength: 3,
  },
)

async function writeDays(folder: string, all: RecordFields[][][], first = 1): Promise<void> {
  for (const [index, lives] of all.entries())
    for (const records of lives) {
      const now = () => new Date(Date.UTC(2026, 10, first + index, 9))
      const process = new TrafficRecords({ folder, days: 730, onError: fail, now })
      for (const fields of records) process.add(fields)
      await process.close()
    }
}

function fail(error: Error): void {
  throw error
}

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'hokka-traffic-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'traffic')
}

const filesIn = (folder: string) => readdirSync(folder).toSorted()

it('what was written is whole, whatever was asked for', async () => {
  await fc.assert(
    fc.asyncProperty(days, async (all) => {
      const folder = newFolder()
      await writeDays(folder, all)
      const { files, lines, breaks, torn, lost } = await verifyRecords(folder)
      expect({ breaks, torn, lost }).toEqual({ breaks: [], torn: [], lost: 0 })
      expect(files).toBe(all.flat().length)
      // One more in each file says what it comes after.
      expect(lines).toBe(all.flat(2).length + files)
    }),
    { numRuns: 25 },
  )
})

it('no sign of any line can be changed unseen', async () => {
  await fc.assert(
    fc.asyncProperty(
      days,
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (...given) => {
        const [all, which, where, change] = given
        const folder = newFolder()
        await writeDays(folder, all)
        const names = filesIn(folder)
        const file = join(folder, names[which % names.length]!)
        const bytes = readFileSync(file)
        // The very last sign ends a line; without it the line counts as one that a killed process left.
        bytes[where % (bytes.length - 1)]! ^= change
        writeFileSync(file, bytes)
        expect((await verifyRecords(folder)).breaks.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 60 },
  )
})

it('no line can be taken out or moved unseen, the last one included', async () => {
  await fc.assert(
    fc.asyncProperty(days, fc.nat(), fc.nat(), async (all, which, where) => {
      const folder = newFolder()
      await writeDays(folder, all)
      const names = filesIn(folder)
      const name = names[which % names.length]!
      const lines = readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1)
      const at = where % lines.length
      const [taken] = lines.splice(at, 1)
      const broken = async (text: string[]): Promise<boolean> => {
        writeFileSync(join(folder, name), text.map((line) => `${line}\n`).join(''))
        return (await verifyRecords(folder)).breaks.length > 0
      }
      expect(await broken(lines)).toBe(true)
      // At the end it would stand where it was.
      expect(at === lines.length || (await broken([...lines, taken!]))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it('a file that is gone is missed by those that came after it', async () => {
  const folder = newFolder()
  const asked = [{ time: '', address: '::1', method: 'GET', result: 200, page: '/' }]
  await writeDays(folder, [[asked], [asked], [asked]])
  rmSync(join(folder, '2026-11-02.1.log'))
  const { breaks } = await verifyRecords(folder)
  expect(breaks).toEqual([
    {
      file: '2026-11-02.1.log',
      line: null,
      why: 'dosya yok, ama 2026-11-03.1.log ondan sonra başlamış',
    },
  ])
})

it('an end that was cut and a newest file that is gone are missed, though nobody came after', async () => {
  const folder = newFolder()
  const asked = Array.from({ length: 30 }, () => ({
    ...{ time: '', address: '::1', method: 'GET', result: 200, page: '/' },
  }))
  await writeDays(folder, [[asked], [asked]])
  const newest = join(folder, '2026-11-02.1.log')
  const whole = readFileSync(newest, 'utf8')
  writeFileSync(newest, whole.split('\n').slice(0, -21).join('\n') + '\n')
  expect((await verifyRecords(folder)).breaks).toMatchObject([
    { file: '2026-11-02.1.log', why: expect.stringContaining('sonu kesik') },
  ])
  rmSync(newest)
  expect((await verifyRecords(folder)).breaks).toMatchObject([{ file: '2026-11-02.1.log' }])
  rmSync(join(folder, '2026-11-01.1.log'))
  expect((await verifyRecords(folder)).breaks).toHaveLength(2)
})

it('a hash that was kept elsewhere is found, or missed', async () => {
  const folder = newFolder()
  const asked = [{ time: '', address: '::1', method: 'GET', result: 200, page: '/' }]
  await writeDays(folder, [[asked], [asked]])
  const kept = (await verifyRecords(folder)).ends[0]!.hash
  expect((await verifyRecords(folder, kept)).keptIn).toBe('2026-11-01.1.log')
  expect((await verifyRecords(folder, 'f'.repeat(64))).keptIn).toBeNull()
})

it('a process that was killed anywhere leaves a chain that goes on', async () => {
  await fc.assert(
    fc.asyncProperty(days, days, fc.nat(), async (before, after, cut) => {
      const folder = newFolder()
      await writeDays(folder, before)
      const last = join(folder, filesIn(folder).at(-1)!)
      const bytes = readFileSync(last)
      writeFileSync(last, bytes.subarray(0, cut % (bytes.length + 1)))
      // How far it came is noted after its lines: whoever is killed among the first has noted nothing.
      rmSync(`${folder}-heads/${basename(last)}.head`)
      await writeDays(folder, after, 20)
      const { breaks, torn } = await verifyRecords(folder)
      expect(breaks).toEqual([])
      expect(torn.length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 60 },
  )
})
