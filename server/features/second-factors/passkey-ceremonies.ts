import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { PASSKEY_CHALLENGE_LIFE_MS } from '#common/second-factors/limits';
import { studio } from '#common/studio';
import type { User } from '../accounts/user.entity';
import { madePasskey, usedPasskey } from './passkey-responses';
import type { Passkey } from './passkey.entity';

/** ECDSA with P-256 and RSA, which together all authenticators have. */
const ALGORITHMS = [-7, -257];

/** Formats without certificates, which the library would check with lists that it fetches from addresses in them. */
const WITHOUT_CERTIFICATES = ['none', 'packed'];

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Loaded with the first passkey, since few studios have one. */
const library = () => import('@simplewebauthn/server');

/** Makes the requests for passkeys to browsers (WebAuthn), and checks their answers. */
export class PasskeyCeremonies {
  private readonly origin: string;
  private readonly host: string;

  constructor({ publicUrl }: { publicUrl: string }) {
    ({ origin: this.origin, hostname: this.host } = new URL(publicUrl));
  }

  /** The options with which a browser makes a passkey, as JSON. */
  async creation({ id, email, name }: User, challenge: string, known: readonly Passkey[]): Promise<string> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: studio.name,
      rpID: this.host,
      userID: Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex')),
      userName: email ?? name ?? '',
      userDisplayName: name ?? email ?? '',
      challenge: bytesOf(challenge),
      timeout: PASSKEY_CHALLENGE_LIFE_MS,
      attestationType: 'none',
      excludeCredentials: known.map(credentialOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return JSON.stringify(options);
  }

  /** The passkey that a browser has made; null if the answer is not one to this challenge. */
  async made(text: string, challenge: string): Promise<NewPasskey | null> {
    const response = madePasskey(text);
    if (!response || !(await hasNoCertificate(response.response.attestationObject))) return null;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      ...this.expected(challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = response.response;
    return { credentialId, publicKey: Buffer.from(publicKey), counter, transports };
  }

  /** The options with which a browser uses one of the passkeys, as JSON. */
  async use(challenge: string, passkeys: readonly Passkey[]): Promise<string> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      challenge: bytesOf(challenge),
      timeout: PASSKEY_CHALLENGE_LIFE_MS,
      allowCredentials: passkeys.map(credentialOf),
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  /** Checks the answer of a browser with the passkey that it names; the new counter, or null if it is not right. */
  async used(
    text: string,
    challenge: string,
    find: (credentialId: string) => Promise<Passkey | null>,
  ): Promise<{ passkey: Passkey; counter: number } | null> {
    const response = usedPasskey(text);
    const passkey = response && (await find(response.id));
    if (!passkey) return null;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...this.expected(challenge),
      // The caller compares the counters: the library would do so before it knows who has signed.
      credential: { ...credentialOf(passkey), publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    return verified && authenticationInfo ? { passkey, counter: authenticationInfo.newCounter } : null;
  }

  private expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: this.origin,
    expectedRPID: this.host,
    requireUserVerification: true,
  });
}

const bytesOf = (challenge: string) => Uint8Array.from(Buffer.from(challenge, 'base64url'));

const credentialOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

async function hasNoCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
    const isSigned = attestation.get('attStmt').get('x5c') !== undefined;
    return WITHOUT_CERTIFICATES.includes(attestation.get('fmt')) && !isSigned;
  } catch {
    return false;
  }
}
