const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform)

const onMac: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
const elsewhere: Record<string, string> = { Mod: 'Ctrl' }

/** `Ctrl+K`, and `⌘K` where keyboards have that key. */
export function keys(...names: string[]): string {
  const mac = isMac()
  const table = mac ? onMac : elsewhere
  return names.map((name) => table[name] ?? name).join(mac ? '' : '+')
}
