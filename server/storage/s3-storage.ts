import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { SECOND_MS } from '#common/time';
import { isKey, type FileStorage, type OpenFile } from './file-storage';

const DEADLINE_MS = 30 * SECOND_MS;
/** Retries after server errors, within a second. */
const RETRIES = 3;

/** Patterns for the XML of a list. Our keys have no characters that XML escapes; tokens may. */
const KEY = /<Key>([^<]*)</g;
const NEXT_PAGE = /<NextContinuationToken>([^<]*)</;

/** Files in a bucket of Amazon S3, or of a storage that understands the same requests. */
export class S3Storage implements FileStorage {
  private readonly client: AwsClient;
  private readonly bucket: string;

  /** `https://KEY:SECRET@host/bucket?region=ap-south-1`; the bucket may be followed by a folder. */
  constructor(url: string) {
    const { username, password, origin, pathname, searchParams } = new URL(url);
    this.client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'auto',
      retries: RETRIES,
    });
    this.bucket = origin + pathname.replace(/\/$/, '');
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.send(this.addressOf(key), { method: 'PUT', body: bytes as BodyInit });
  }

  async get(key: string): Promise<Buffer | null> {
    const response = await this.send(this.addressOf(key), { method: 'GET' });
    return response && Buffer.from(await response.arrayBuffer());
  }

  /** The deadline is for the beginning of the answer: the rest depends on the reader. */
  async open(key: string): Promise<OpenFile | null> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
    const request = { method: 'GET', signal: deadline.signal };
    const response = await this.send(this.addressOf(key), request).finally(() => clearTimeout(timer));
    return (
      response && {
        bytes: Number(response.headers.get('content-length')),
        stream: Readable.fromWeb(response.body as ReadableStream),
      }
    );
  }

  /** Lists the bucket, whose name is the first part of the path, in pages of 1000 keys. */
  async *list(folder?: string): AsyncGenerator<string> {
    const { origin, pathname } = new URL(this.bucket);
    const [, name, ...own] = pathname.split('/');
    const root = own.map((part) => `${part}/`).join('');
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: root + (folder ? `${folder}/` : '') });
      if (token) query.set('continuation-token', token);
      const response = await this.send(`${origin}/${name}?${query.toString()}`, { method: 'GET' });
      const page = (await response?.text()) ?? '';
      const keys = [...page.matchAll(KEY)].map(([, key]) => key!.slice(root.length));
      yield* keys.filter(isKey);
      token = NEXT_PAGE.exec(page)?.[1]?.replaceAll('&amp;', '&');
    } while (token);
  }

  async removeFolder(folder: string): Promise<void> {
    for await (const key of this.list(folder)) await this.send(this.addressOf(key), { method: 'DELETE' });
  }

  private addressOf(key: string): string {
    if (!isKey(key)) throw new Error('This is no key of a file.');
    return `${this.bucket}/${key}`;
  }

  /** Null if there is no such file. The library repeats requests that fail for the moment. */
  private async send(address: string, request: RequestInit): Promise<Response | null> {
    const response = await this.client.fetch(address, {
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...request,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && request.method !== 'PUT') return null;
    throw new Error(`The storage of uploads answered ${request.method} with status ${response.status}.`);
  }
}
