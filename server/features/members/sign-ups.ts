import ipaddr from 'ipaddr.js'
import type { Transaction } from '../../database/connection.ts'
import { networkOf } from '../../http/network.ts'
import { insertSignUp, type SignUpOrigin } from './sign-ups.sql.ts'

/** Many members of any site have their address here. */
const wellKnownDomains: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.com.tr', 'outlook.com'],
  ...['outlook.com.tr', 'live.com', 'msn.com', 'yahoo.com', 'yahoo.com.tr', 'icloud.com'],
  ...['me.com', 'yandex.com', 'yandex.com.tr', 'mynet.com', 'proton.me', 'protonmail.com'],
])

/** Notes where a sign-up came from, for as long as it takes to notice that many come from there. */
export const noteSignUp = (
  transaction: Transaction,
  userId: number,
  { address, email }: { address: string; email: string },
): Promise<void> => insertSignUp(transaction, userId, originOf(address, email))

function originOf(address: string, email: string): SignUpOrigin {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return {
    network: neighbourhoodOf(address),
    domain: wellKnownDomains.has(domain) ? null : domain,
  }
}

/** A /24 in IPv4, which is easily rented as a whole; in IPv6 the /64 that one household gets. */
function neighbourhoodOf(address: string): string {
  const network = networkOf(address)
  if (!ipaddr.IPv4.isValid(network)) return network
  return `${network.split('.').slice(0, 3).join('.')}.0/24`
}
