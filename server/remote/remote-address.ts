import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Hosts that may be asked although they are private, as `host` or `host:port`. */
export type AllowedHosts = readonly string[]

/** Names that mean something only inside a network; `localhost.` is `localhost`. */
const innerName = /^[^.]+\.?$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$/

/** Without the brackets that an address has around an IPv6 host. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')

export const isAllowedHost = (allowed: AllowedHosts, host: string, port: string): boolean =>
  allowed.includes(host) || allowed.includes(`${host}:${port}`)

/**
 * Whether an address may be asked at all, as far as its text tells: so the answer gives away
 * nothing of what names mean inside. Where a name really leads is looked at when it is connected to.
 */
export function mayBeAsked(url: URL, allowed: AllowedHosts): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (url.username !== '' || url.password !== '') return false
  if (isAllowedHost(allowed, url.hostname, portOf(url))) return true
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return false
  const host = bareHost(url.hostname)
  return isIP(host) === 0 ? !innerName.test(host) : isPublicAddress(host)
}

export const portOf = ({ port, protocol }: URL): string =>
  port || (protocol === 'https:' ? '443' : '80')
