/** `14:05`, as the clock of this device shows it. */
export function formatClock(moment: number): string {
  const date = new Date(moment)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
