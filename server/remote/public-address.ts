import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All that is given to anybody on the open net so far; whatever lies outside has another use. */
const givenToAnybody = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the open net: not this machine, not its neighbours, not a group,
 * not kept for documentation, and no other address in disguise (IPv4 within IPv6, NAT64, 6to4).
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(givenToAnybody)
}
