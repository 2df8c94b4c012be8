import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderStorage } from '../../storage/folder-storage';
import { newFolder, readFile, storeFile, type StoredFile } from './stored-file';

/** Two and a half parts, in chunks of another size. */
const CONTENT = randomBytes(10_000_000);

let directory: string;
let storage: FolderStorage;
let stored: StoredFile;
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'bhor-stored-file-'));
  storage = new FolderStorage(directory);
  stored = await storeFile(storage, newFolder('an-export'), chunks());
});
afterEach(() => fs.rm(directory, { recursive: true }));

async function* chunks() {
  for (let start = 0; start < CONTENT.length; start += 70_001) yield CONTENT.subarray(start, start + 70_001);
}

const read = (file: StoredFile) => buffer(readFile(storage, file));

test('a file is stored in encrypted parts, and read as it was', async () => {
  expect(stored).toMatchObject({ partCount: 3, sizeBytes: CONTENT.length });
  expect((await read(stored)).equals(CONTENT)).toBe(true);
  const first = (await storage.get(`${stored.folder}/0`))!;
  expect(first.includes(CONTENT.subarray(0, 1000))).toBe(false);
});

test.each<[string, () => Promise<void>]>([
  ['was changed', async () => storage.put(`${stored.folder}/1`, Buffer.alloc(5000))],
  [
    'has the place of another',
    async () => storage.put(`${stored.folder}/1`, (await storage.get(`${stored.folder}/0`))!),
  ],
  ['is missing', () => storage.removeFolder(`${stored.folder}/1`)],
])('a file of which a part %s cannot be read', async (_what, damage) => {
  await damage();
  await expect(read(stored)).rejects.toThrow();
});

test('a file cannot be read with another key', async () => {
  await expect(read({ ...stored, fileKey: randomBytes(32) })).rejects.toThrow();
});
