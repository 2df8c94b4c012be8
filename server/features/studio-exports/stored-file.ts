/** The file in the storage: encrypted, and in parts, so that the process never keeps a whole one in memory. */
import { randomBytes, randomUUID } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from '../../lib/authenticated-encryption';
import type { FileStorage } from '../../storage/file-storage';
import { EXPORTS_FOLDER } from '../../storage/exports-folder';

const PART_BYTES = 4 * 1024 * 1024;

export interface StoredFile {
  folder: string;
  fileKey: Buffer;
  partCount: number;
  sizeBytes: number;
}

export const newFolder = (exportId: string): string => `${EXPORTS_FOLDER}/${exportId}/${randomUUID()}`;

/** Stores a file. Its key is new, and nobody has it before the file is complete. */
export async function storeFile(
  storage: FileStorage,
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const fileKey = randomBytes(KEY_BYTES);
  let partCount = 0;
  let sizeBytes = 0;
  for await (const part of inParts(bytes)) {
    await storage.put(`${folder}/${partCount}`, encrypt(fileKey, part, nameOf(partCount)));
    partCount += 1;
    sizeBytes += part.length;
  }
  return { folder, fileKey, partCount, sizeBytes };
}

/** The bytes of a file. Throws if a part is missing or has been changed. */
export async function* readFile(
  storage: FileStorage,
  { folder, fileKey, partCount }: StoredFile,
): AsyncGenerator<Buffer> {
  for (let position = 0; position < partCount; position += 1) {
    const part = await storage.get(`${folder}/${position}`);
    if (!part) throw new Error('The file of the export has been removed.');
    yield decrypt(fileKey, part, nameOf(position));
  }
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Authenticated with each part, so that parts cannot be swapped. */
const nameOf = (position: number): string => `part ${position}`;
