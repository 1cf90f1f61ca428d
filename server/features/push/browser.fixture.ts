import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushedNotice } from '../../../core/contracts/push.ts'

/** One that can be pushed to, with keys of its own. */
export interface Browser {
  path: string
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What it was pushed, in the order in which it came. */
  shown(server: { received: { path: string; body: Buffer }[] }): PushedNotice[]
}

export function newBrowser(): Browser {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16)
  const path = `/tarayici/${randomBytes(8).toString('hex')}`
  return {
    path,
    subscription: {
      endpoint: `https://push.ornek.com${path}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
    shown: ({ received }) =>
      received
        .filter((push) => push.path === path)
        .map(({ body }) => JSON.parse(decrypt(body, keys, auth)) as PushedNotice),
  }
}

/** As a browser does it: RFC 8291, in the one record that RFC 8188 calls aes128gcm. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body[20]!)
  const record = body.subarray(21 + senderKey.length)
  const derive = (secret: Buffer, salted: Buffer, info: (string | Buffer)[], length: number) => {
    const bytes = Buffer.concat(info.map((part) => Buffer.from(part)))
    return Buffer.from(hkdfSync('sha256', secret, salted, bytes, length))
  }
  const shared = keys.computeSecret(senderKey)
  const secret = derive(shared, auth, ['WebPush: info\0', keys.getPublicKey(), senderKey], 32)
  const key = derive(secret, salt, ['Content-Encoding: aes128gcm\0'], 16)
  const nonce = derive(secret, salt, ['Content-Encoding: nonce\0'], 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
