/** A device with passkeys, as browsers answer for it. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Oddities {
  origin?: string;
  host?: string;
  /** Whether it has asked for a finger, a face or a PIN. */
  isVerified?: boolean;
  format?: string;
  challenge?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
/** Public URL of the test harness. */
export const ORIGIN = 'http://studio.example';

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export class PasskeyDevice {
  readonly id = base64Url(randomBytes(32));
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  /** Authenticators that do not count their uses always say 0. */
  constructor(public counter = 1) {
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** The answer to the options of `startPasskey`. */
  make(options: string, oddities: Oddities = {}): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    const authData = Buffer.concat([this.authenticatorData(HAS_KEY, oddities), this.credentialData()]);
    const attestation = new Map<string, unknown>([
      ['fmt', oddities.format ?? 'none'],
      ['attStmt', new Map(oddities.format ? [['x5c', [Buffer.of(1)]]] : [])],
      ['authData', Uint8Array.from(authData)],
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, oddities),
      attestationObject: base64Url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** The answer to the options of a log-in. */
  use(options: string, oddities: Oddities = {}): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    if (this.counter > 0) this.counter += 1;
    const authenticatorData = this.authenticatorData(0, oddities);
    const clientDataJSON = clientData('webauthn.get', challenge, oddities);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = base64Url(sign('sha256', signed, this.privateKey));
    return this.answer({ clientDataJSON, authenticatorData: base64Url(authenticatorData), signature });
  }

  private answer = (response: object): string =>
    JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} });

  private authenticatorData(flags: number, { host = new URL(ORIGIN).hostname, isVerified = true }: Oddities) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(host), Buffer.of(all), counter]);
  }

  private credentialData(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    // Key type EC2, algorithm ES256, curve P-256 (RFC 9053).
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)]);
  }
}

function clientData(type: string, challenge: string, oddities: Oddities): string {
  const { origin = ORIGIN } = oddities;
  return base64Url(Buffer.from(JSON.stringify({ type, challenge: oddities.challenge ?? challenge, origin })));
}
