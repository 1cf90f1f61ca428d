import { type LookupAddress, lookup as systemLookup, type LookupOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress } from './public-address.ts'
import { type AllowedHosts, bareHost, isAllowedHost } from './remote-address.ts'

export type Connector = buildConnector.connector

/** An address that nobody may send us to. */
export class AddressRefused extends Error {}

type Addresses = LookupAddress[]

/**
 * Connects to public addresses only. The address that a name has at this very moment is looked
 * at and then used: a name that changes its meaning between two questions gains nothing.
 */
export function guardedConnector(
  allowed: AllowedHosts,
  timeout: number,
  lookup: LookupFunction = systemLookup,
): Connector {
  const options = { timeout, allowH2: false, maxCachedSessions: 0 }
  const connectAnywhere = buildConnector({ ...options, lookup })
  const connectGuarded = buildConnector({ ...options, lookup: publicOnly(lookup) })
  return (target, callback) => {
    const hostname = bareHost(target.hostname)
    const port = target.port || (target.protocol === 'https:' ? '443' : '80')
    const written = isIP(hostname) === 6 ? `[${hostname}]` : hostname
    if (isAllowedHost(allowed, written, port))
      return connectAnywhere({ ...target, hostname }, callback)
    // A number is connected to without being looked up.
    if (isIP(hostname) !== 0 && !isPublicAddress(hostname))
      return callback(new AddressRefused(`${hostname} is not public`), null)
    return connectGuarded({ ...target, hostname }, callback)
  }
}

/** All addresses of a name must be public: one that also points inside is not to be trusted. */
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const addresses = found as Addresses
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new AddressRefused(`${hostname} is not public`), '')
      if (options.all) return callback(null, addresses)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}
