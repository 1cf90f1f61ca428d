import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** As much of CBOR as a passkey needs. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap((pair) => pair.map((part) => cbor(part as never)))
  return Buffer.concat([head(5, value.size), ...pairs])
}

interface Answering {
  challenge: string
  origin?: string
  host?: string
  /** How often the key says it was used. */
  counter?: number
  /** Whether its owner was asked for a finger or a number. */
  isVerified?: boolean
}

/** A passkey in software: what a browser and a telephone do together. */
export function newAuthenticator() {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = keys.publicKey.export({ format: 'jwk' })
  const privateKey = createPrivateKey(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const id = randomBytes(32)
  const publicKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ])

  const clientData = (type: string, { challenge, origin = 'http://hokka.test' }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (answering: Answering, attached: Buffer = Buffer.alloc(0)): Buffer => {
    const { host = 'hokka.test', counter = 0, isVerified = true } = answering
    const flags = 1 | (isVerified ? 4 : 0) | (attached.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attached])
  }

  const credential = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    response,
  })

  return {
    register(answering: Answering) {
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const attached = Buffer.concat([Buffer.alloc(16), length, id, cbor(publicKey)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(answering, attached)],
      ])
      return credential({
        clientDataJSON: base64(clientData('webauthn.create', answering)),
        attestationObject: base64(cbor(attestation)),
        transports: ['internal'],
      })
    },

    signIn(answering: Answering) {
      const client = clientData('webauthn.get', answering)
      const data = authenticatorData(answering)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle: null,
      })
    },
  }
}
