import ipaddr from 'ipaddr.js'

/**
 * Whom an address is counted for: itself, or in IPv6 its /64, which is what one household or one
 * server gets. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return 'unknown'
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const half = (parsed as ipaddr.IPv6).parts.slice(0, 4)
  return `${half.map((part) => part.toString(16)).join(':')}::/64`
}

/** Some proxies write the port too: `1.2.3.4:555`, `[2001:db8::1]:555`. */
const withoutPort = (address: string): string =>
  /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([\da-f:.]{2,45})\](?::\d{1,5})?)$/i
    .exec(address)
    ?.slice(1)
    .find((part) => part !== undefined) ?? address
