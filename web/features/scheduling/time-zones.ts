import { siteTimeZone } from '../../../core/posts/schedule.ts'

const storageKey = 'saat-dilimi'

const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('tr', { timeZone: zone }).format() !== ''
  } catch {
    return false
  }
}

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || siteTimeZone

/** The clocks a writer may mean: the site's, that of this device, and the one chosen last. */
export function offeredZones(): string[] {
  return [...new Set([siteTimeZone, browserZone(), rememberedZone()])]
}

export function rememberedZone(): string {
  try {
    const zone = localStorage.getItem(storageKey)
    return zone !== null && isZone(zone) ? zone : siteTimeZone
  } catch {
    return siteTimeZone
  }
}

export function rememberZone(zone: string): void {
  try {
    localStorage.setItem(storageKey, zone)
  } catch {
    // It holds for this visit then.
  }
}

/** `Türkiye saati (Europe/Istanbul)` */
export function zoneLabel(zone: string): string {
  if (zone === siteTimeZone) return 'Türkiye saati (Europe/Istanbul)'
  const parts = new Intl.DateTimeFormat('tr', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined ? zone : `${name} (${zone})`
}

/** What calendar and clock show in a zone, as the fields of a plan hold it. */
export function wallClock(moment: Date, timeZone: string): { date: string; time: string } {
  // Swedish writes a time as `2026-11-15 09:30`.
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment)
  const [date = '', time = ''] = shown.split(' ')
  return { date, time }
}
