import { createHmac } from 'node:crypto'

interface Claims {
  publish?: string[]
  subscribe?: string[]
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Says to a Mercure hub what its bearer may do, for a while: a JWT that is signed with the key both know. */
export function hubToken(key: string, seconds: number, mercure: Claims): string {
  const exp = Math.floor(Date.now() / 1000) + seconds
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ mercure, exp })}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}
