import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './errors';

/** A signing secret with a public id. */
export interface AuthKey {
  id: string;
  secret: Uint8Array;
}

const LENGTH_MIN = 32;
const ID_LENGTH = 8;
const KEY_BYTES = 32;
const FILE = 'auth-key';
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** Keys of a setting `new,old`: the first one signs, all of them verify. */
export function readAuthKeys(setting: string): AuthKey[] {
  const secrets = setting.split(',').map((text) => text.trim());
  if (secrets.some((secret) => secret.length < LENGTH_MIN)) {
    throw new StartError(
      `AUTH_KEYS has a key shorter than ${LENGTH_MIN} characters. Make one with: openssl rand -base64 48`,
    );
  }
  return secrets.map(keyOf);
}

/**
 * The product's own key, stored in its data folder. The first start creates it; concurrent starts agree on one key.
 */
export async function ownAuthKey(directory: string): Promise<AuthKey[]> {
  const file = path.join(directory, FILE);
  try {
    return [keyOf((await readKey(file)) ?? (await createKey(file)))];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The key that signs log-ins cannot be saved in ${file} (${reason}). Make that folder writable, set DATA_DIR to another one, or set AUTH_KEYS.`,
    );
  }
}

/** Derives a key for one purpose, so that what it signs is not valid for any other. */
export const derivedKey = ({ secret }: AuthKey, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `bhor ${purpose}`, KEY_BYTES));

function keyOf(secret: string): AuthKey {
  const id = createHash('sha256').update(secret).digest('hex').slice(0, ID_LENGTH);
  return { id, secret: new TextEncoder().encode(secret) };
}

async function readKey(file: string): Promise<string | null> {
  try {
    const text = (await fs.readFile(file, 'utf8')).trim();
    if (text.length < LENGTH_MIN) throw new Error('the file contains no valid key: remove it');
    return text;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Writes a draft and links it to the final name: the link appears with its content and never replaces an existing
 * file.
 */
async function createKey(file: string): Promise<string> {
  await fs.mkdir(path.dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
  const draft = `${file}.${randomUUID()}`;
  await fs.writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, {
    mode: OWNER_ONLY.file,
    flag: 'wx',
  });
  try {
    await fs.link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
  const key = await readKey(file);
  if (key === null) throw new Error('the file was deleted meanwhile');
  return key;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
