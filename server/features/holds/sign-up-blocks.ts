import ipaddr from 'ipaddr.js'
import { blockMessages, type SignUpBlock } from '../../../core/contracts/holds.ts'
import type { Database } from '../../database/connection.ts'
import { invalid, notAllowed, notFound } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import {
  deleteBlock,
  findReasonsAgainst,
  insertBlock,
  type NewBlock,
} from './sign-up-blocks.sql.ts'

const shortestPrefix = { ipv4: 8, ipv6: 16 }
/** The last part has a letter: four numbers are no domain. */
const domainPattern = /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/

export async function addBlock(
  database: Database,
  admin: Caller,
  { value, note }: { value: string; note: string },
  ownAddress: string,
): Promise<SignUpBlock> {
  const block = blockOf(value, ownAddress)
  return database.write(async (transaction) => {
    const added = await insertBlock(transaction, block, note)
    if (added === undefined) throw invalid('value', refusals.hold.knownBlock)
    await recordAct(transaction, {
      actorId: admin.id,
      action: 'signUpBlockAdded',
      target: { type: 'site', id: null },
      details: detailsOf(added),
    })
    return added
  })
}

export function removeBlock(database: Database, admin: Caller, id: number): Promise<void> {
  return database.write(async (transaction) => {
    const removed = await deleteBlock(transaction, id)
    if (removed === undefined) throw notFound()
    await recordAct(transaction, {
      actorId: admin.id,
      action: 'signUpBlockRemoved',
      target: { type: 'site', id: null },
      details: detailsOf(removed),
    })
  })
}

/** The log is never erased: a mail provider may stay in it, the address of a person may not. */
const detailsOf = ({ kind, value }: Pick<SignUpBlock, 'kind' | 'value'>) =>
  kind === 'domain' ? { kind, domain: value } : { kind }

/** A domain, an address or a range, as it is stored. */
function blockOf(value: string, ownAddress: string): NewBlock {
  const range = rangeOf(value)
  if (range === null) {
    if (!domainPattern.test(value)) throw invalid('value', blockMessages.wrong)
    return { domain: value, range: null }
  }
  const [address, prefix] = range
  if (prefix < shortestPrefix[address.kind()]) throw invalid('value', refusals.hold.rangeTooWide)
  const own = ipaddr.isValid(ownAddress) ? ipaddr.process(ownAddress) : null
  if (own !== null && own.kind() === address.kind() && own.match(range))
    throw invalid('value', refusals.hold.ownRange)
  return { domain: null, range: `${networkOf(address, prefix)}/${prefix}` }
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Null for what looks like neither an address nor a range. */
function rangeOf(value: string): Range | null {
  if (ipaddr.isValidCIDR(value)) return ipaddr.parseCIDR(value)
  if (!ipaddr.IPv4.isValidFourPartDecimal(value) && !ipaddr.IPv6.isValid(value)) return null
  const address = ipaddr.process(value)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** PostgreSQL takes no range with letters beyond its prefix. */
function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): string {
  const bytes = address.toByteArray().map((byte, index) => {
    const bits = Math.min(8, Math.max(0, prefix - 8 * index))
    return byte & (0xff00 >> bits) & 0xff
  })
  return ipaddr.fromByteArray(bytes).toString()
}

/** Refuses a mail whose provider is blocked, and whoever comes from a blocked address. */
export async function refuseBlockedSignUp(
  database: Database,
  { email, address }: { email: string; address?: string },
): Promise<void> {
  const found = await findReasonsAgainst(database, {
    domains: domainsOf(email),
    address:
      address !== undefined && ipaddr.isValid(address) ? ipaddr.process(address).toString() : null,
  })
  if (found.includes('range')) throw notAllowed(refusals.account.blockedAddress)
  if (found.includes('domain')) throw invalid('email', refusals.account.blockedDomain)
}

/** `a@posta.ornek.com` belongs to `posta.ornek.com`, `ornek.com` and `com`. */
function domainsOf(email: string): string[] {
  const parts = email.slice(email.lastIndexOf('@') + 1).split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}
