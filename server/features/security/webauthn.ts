import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Assertion, NewCredential } from '../../../core/contracts/passkeys.ts'
import { site } from '../../../core/site.ts'
import type { NewPasskey, StoredPasskey } from './passkeys.sql.ts'

/** EdDSA, ES256 and RS256; Node warns when it is asked for those that it only tries out. */
const algorithms = [-8, -7, -257]

/** Passkeys belong to the site's host; no request header has a say in it. */
const host = (): string => new URL(site.url).hostname

interface Person {
  id: number
  username: string
}

export const registrationOptions = (
  { id, username }: Person,
  excludeCredentials: { id: string; transports: string[] }[],
) =>
  generateRegistrationOptions({
    rpName: site.name,
    rpID: host(),
    userID: new TextEncoder().encode(String(id)),
    userName: username,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials,
    // Found without a name, and opened by a finger or a number: the key replaces name, password and code.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

export const authenticationOptions = () =>
  generateAuthenticationOptions({ rpID: host(), userVerification: 'required' })

/** What the browser says it answered; nothing where that cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as Record<
      string,
      unknown
    >
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

const expected = (challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.url,
  expectedRPID: host(),
  requireUserVerification: true,
})

/** Nothing where the answer does not prove what it should: the library throws for all of that. */
export async function provenCredential(
  response: NewCredential,
  challenge: string,
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected(challenge),
      supportedAlgorithmIDs: algorithms,
      response: { ...response, clientExtensionResults: {} },
    })
    if (registrationInfo === undefined) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey, counter, transports: response.response.transports }
  } catch {
    return undefined
  }
}

/** The counter that the key has by now, or nothing. */
export async function provenCounter(
  response: Assertion,
  challenge: string,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<number | undefined> {
  const { userHandle, ...given } = response.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(challenge),
      response: {
        ...response,
        response: { ...given, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
