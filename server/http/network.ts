import ipaddr from 'ipaddr.js'

/**
 * Whom an address is counted for: itself, or in IPv6 its /64, which is what one household or one
 * server gets. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const half = (parsed as ipaddr.IPv6).parts.slice(0, 4)
  return `${half.map((part) => part.toString(16)).join(':')}::/64`
}
