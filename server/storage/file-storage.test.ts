import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FileStorage } from './file-storage';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';

const [KEY, SECRET] = ['key', 'sec/ret+'];
/** Small, so that lists have several pages. */
const PAGE = 2;

/** A bucket that refuses what is not signed with the secret. */
class Bucket {
  readonly files = new Map<string, Buffer>();
  /** How many requests fail before the next one succeeds. */
  failures = 0;
  readonly server = http.createServer((req, res) => void this.answer(req, res));

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(req: http.IncomingMessage, res: http.ServerResponse): Promise<void> {
    const url = new URL(req.url!, this.origin);
    if (this.failures > 0) {
      this.failures -= 1;
      return void res.writeHead(503).end();
    }
    if (!(await isSigned(req, url))) return void res.writeHead(403).end();
    const key = decodeURIComponent(url.pathname.replace('/photos/', ''));
    if (url.searchParams.has('list-type')) return void res.end(this.list(url.searchParams));
    if (req.method === 'PUT') this.files.set(key, Buffer.concat((await req.toArray()) as Buffer[]));
    if (req.method === 'DELETE') this.files.delete(key);
    const file = this.files.get(key);
    if (req.method === 'GET')
      return void (file ? res.end(file) : res.writeHead(404).end('<Code>NoSuchKey</Code>'));
    res.end();
  }

  private list(query: URLSearchParams): string {
    const found = [...this.files.keys()].filter((key) => key.startsWith(query.get('prefix')!)).sort();
    const start = Number(query.get('continuation-token')?.replace('after&', '') ?? 0);
    const keys = found.slice(start, start + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = start + PAGE;
    const token =
      next < found.length ? `<NextContinuationToken>after&amp;${next}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${token}${keys.join('')}</ListBucketResult>`;
  }
}

async function isSigned({ method, headers }: http.IncomingMessage, url: URL): Promise<boolean> {
  const signer = new AwsV4Signer({
    method: method!,
    url: url.href,
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    service: 's3',
    region: 'ap-south-1',
    datetime: String(headers['x-amz-date']),
    headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
  });
  return (await signer.authHeader()) === headers.authorization;
}

const bucket = new Bucket();
let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bhor-storage-'));
  bucket.server.listen(0, '127.0.0.1');
  await once(bucket.server, 'listening');
});
afterAll(async () => {
  bucket.server.close();
  await fs.rm(folder, { recursive: true });
});

const inBucket = (name: string, secret = SECRET) =>
  new S3Storage(
    `${bucket.origin.replace('//', `//${KEY}:${encodeURIComponent(secret)}@`)}/${name}?region=ap-south-1`,
  );

const STORAGES: [string, () => FileStorage][] = [
  ['a folder', () => new FolderStorage(path.join(folder, 'uploads'))],
  ['a bucket', () => inBucket('photos')],
  ['a folder of a bucket', () => inBucket('photos/studio')],
];

const listed = async (storage: FileStorage, of?: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(of)) keys.push(key);
  return keys.sort();
};

beforeEach(async () => {
  bucket.files.clear();
  await fs.rm(path.join(folder, 'uploads'), { recursive: true, force: true });
});

test.each(STORAGES)('%s keeps, lists and removes files', async (_what, open) => {
  const storage = open();
  expect([await storage.get('u/aa/400.jpg'), await listed(storage)]).toEqual([null, []]);
  const keys = [
    'u/aa/400.jpg',
    'u/aa/400.webp',
    'u/aa/640.jpg',
    'u/aab/400.jpg',
    'originals/aa/original.png',
  ];
  for (const key of keys) await storage.put(key, Buffer.from(key));
  await storage.put('u/aa/400.jpg', Buffer.from([0, 255, 10]));
  expect(await storage.get('u/aa/400.jpg')).toEqual(Buffer.from([0, 255, 10]));
  const opened = await storage.open('u/aa/400.jpg');
  expect([opened?.bytes, Buffer.concat((await opened?.stream.toArray()) ?? [])]).toEqual([
    3,
    Buffer.from([0, 255, 10]),
  ]);
  expect(await storage.open('u/aa/none.jpg')).toBeNull();
  expect(await listed(storage)).toEqual(keys.toSorted());
  expect(await listed(storage, 'u/aa')).toEqual(keys.slice(0, 3));
  await storage.removeFolder('u/aa');
  await storage.removeFolder('u/aa');
  expect(await listed(storage)).toEqual(['originals/aa/original.png', 'u/aab/400.jpg']);
});

test.each(STORAGES)('%s refuses keys that lead out of it', async (_what, open) => {
  const storage = open();
  for (const key of ['../a', '/a', 'u/../../a', '', 'u//a', '.env', 'u/.hidden', 'u\\a'])
    await expect(async () => storage.put(key, Buffer.from('x')), key).rejects.toThrow('no key');
});

test('what others have put into the folder or bucket is not listed, so that a backup does not fail on it', async () => {
  const [[, inFolder], [, ofBucket]] = STORAGES as [(typeof STORAGES)[0], (typeof STORAGES)[0]];
  for (const open of [inFolder, ofBucket]) await open().put('u/aa/400.jpg', Buffer.from('x'));
  for (const name of ['.DS_Store', 'u/my photo.jpg']) {
    await fs.writeFile(path.join(folder, 'uploads', name), 'x');
    bucket.files.set(name, Buffer.from('x'));
  }
  for (const open of [inFolder, ofBucket]) expect(await listed(open())).toEqual(['u/aa/400.jpg']);
});

test('a folder holds no unfinished file after a failure', async () => {
  const storage = new FolderStorage(path.join(folder, 'uploads'));
  await storage.put('u/aa/400.jpg/inside', Buffer.from('x'));
  await expect(storage.put('u/aa/400.jpg', Buffer.from('x'))).rejects.toThrow();
  expect(await fs.readdir(path.join(folder, 'uploads/u/aa'))).toEqual(['400.jpg']);
});

test('a bucket that is away for a moment is asked again; an answer that is not understood is an error', async () => {
  bucket.failures = 2;
  await inBucket('photos').put('u/aa/400.jpg', Buffer.from('x'));
  expect([...bucket.files.keys()]).toEqual(['u/aa/400.jpg']);
  await expect(inBucket('photos', 'wrong').get('u/aa/400.jpg')).rejects.toThrow('GET with status 403');
});
