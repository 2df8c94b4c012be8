import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_PREFIX } from '#common/check-in/limits';
import { derivedKey, type AuthKey } from '../../lib/auth-keys';

/** The member of a code, and the time step in which it was shown. */
export interface CodeClaim {
  userId: string;
  step: number;
}

const ID_BYTES = 16;
const STEP_BYTES = 4;
const MAC_BYTES = 10;
const PURPOSE = 'check-in';
const DOMAIN = 'v1';

/** Upper-case letters and digits only (RFC 4648), which QR codes store in the fewest modules. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/**
 * The text of a QR code: the id of a member and a step, with a message authentication code. The first key signs, all of
 * them verify.
 */
export class SignedCodes {
  private readonly secrets: Uint8Array[];

  constructor(keys: readonly AuthKey[]) {
    this.secrets = keys.map((key) => derivedKey(key, PURPOSE));
  }

  of(claim: CodeClaim): string {
    const content = bytesOf(claim);
    return CODE_PREFIX + toBase32(Buffer.concat([content, macOf(this.secrets[0]!, content)]));
  }

  /** The member and the time step of a code; null if it is none of ours. */
  read(text: string): CodeClaim | null {
    const bytes = text.startsWith(CODE_PREFIX) ? fromBase32(text.slice(CODE_PREFIX.length)) : null;
    if (bytes?.length !== ID_BYTES + STEP_BYTES + MAC_BYTES) return null;
    const content = bytes.subarray(0, ID_BYTES + STEP_BYTES);
    const mac = bytes.subarray(ID_BYTES + STEP_BYTES);
    const isOurs = this.secrets.some((secret) => timingSafeEqual(macOf(secret, content), mac));
    return isOurs ? claimOf(content) : null;
  }
}

const macOf = (secret: Uint8Array, content: Buffer): Buffer =>
  createHmac('sha256', secret).update(DOMAIN).update(content).digest().subarray(0, MAC_BYTES);

function bytesOf({ userId, step }: CodeClaim): Buffer {
  const bytes = Buffer.alloc(ID_BYTES + STEP_BYTES);
  bytes.write(userId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(step, ID_BYTES);
  return bytes;
}

function claimOf(content: Buffer): CodeClaim {
  const hex = content.toString('hex', 0, ID_BYTES);
  return {
    userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    step: content.readUInt32BE(ID_BYTES),
  };
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (group) => ALPHABET[Number.parseInt(group, 2)]!);
}

/** Null if it has other characters. Bits that do not fill a byte are dropped. */
function fromBase32(text: string): Buffer | null {
  const values = [...text].map((character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(BITS, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
