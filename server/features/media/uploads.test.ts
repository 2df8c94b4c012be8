import { once } from 'node:events';
import type fs from 'node:fs';
import net from 'node:net';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PICTURE_BYTES_MAX } from '#common/media/limits';
import { mediaMessages as messages } from '#common/media/messages';
import { DAY_MS, MINUTE_MS } from '#common/time';
import { Links } from '../../lib/links';
import { eventually } from '../../test/eventually';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { orange, pictureFile, PictureDesk } from '../../test/picture-calls';
import { User } from '../accounts/user.entity';
import { UserService } from '../accounts/user.service';
import { MediaFile } from './media-file.entity';
import { unknownPictureLinks } from './media.rate-limits';
import { PictureProcess } from './picture-process';
import { PictureUploadsService } from './picture-uploads.service';

let harness: Harness;
let desk: PictureDesk;
beforeAll(async () => {
  harness = await startHarness();
  desk = await newDesk();
});
afterAll(() => harness.stop());

const newDesk = async () => new PictureDesk(harness, (await signedIn(harness, 'admin')).browser);

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

const send = async (file: Uint8Array): Promise<[number, string]> => {
  const { path } = await desk.begin();
  const response = await desk.put(path, file);
  return [response.status, response.status === 204 ? '' : await messageOf(response)];
};

async function served(path: string): Promise<Buffer> {
  const response = await harness.fetch(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const storedKeys = async () => {
  const keys: string[] = [];
  for await (const key of harness.services.storage.list()) keys.push(key);
  return keys;
};

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture in the format %s is received',
  async (format) => {
    const id = await desk.upload(await pictureFile({ format }));
    const picture = await desk.find(id);
    expect(picture).toMatchObject({ width: 1200, height: 800 });
    const preview = await sharp(await served(picture!.previewUrl)).metadata();
    expect(preview).toMatchObject({ format: 'webp', width: 1080, height: 720 });
  },
);

test('a picture is turned upright, and keeps nothing of what its file told about place, camera and person', async () => {
  const file = await orange({ width: 1600, height: 1200 })
    .withExif({ IFD0: { Artist: 'Asha Rao' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Asha Rao');
  const id = await desk.upload(file);
  expect(await desk.find(id)).toMatchObject({ width: 1200, height: 1600 });
  const { hash } = await harness.dataSource.getRepository(MediaFile).findOneByOrFail({ id });
  const keys = (await storedKeys()).filter((key) => key.includes(hash!));
  expect(keys.sort()).toEqual([`originals/${hash}/original.jpg`, `u/${hash}/1080.webp`]);
  for (const key of keys) {
    const { exif, xmp, iptc, orientation } = await sharp(
      (await harness.services.storage.get(key))!,
    ).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  }
});

test('a transparent picture stays transparent', async () => {
  const id = await desk.upload(await pictureFile({ format: 'png', alpha: 0.5 }));
  const preview = sharp(await served((await desk.find(id))!.previewUrl));
  expect(await preview.metadata()).toMatchObject({ hasAlpha: true });
});

const half = (file: Buffer) => file.subarray(0, file.length / 2);

const animation = async () =>
  sharp([await pictureFile(), await orange().negate().jpeg().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer();

/** A file of a few bytes that says that it has many pixels. */
function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync('')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

describe('refuses', () => {
  const noise = () =>
    sharp({
      create: {
        width: 1200,
        height: 800,
        channels: 3,
        background: '#ffffff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><script>alert(1)</script></svg>';
  const files: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an empty file', () => Buffer.alloc(0), messages.empty],
    ['a text', () => Buffer.from('Hello'), messages.unknownFormat],
    ['an SVG with a script', () => Buffer.from(svg), messages.unknownFormat],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), messages.unknownFormat],
    ['a GIF', () => pictureFile({ format: 'gif' }), messages.unknownFormat],
    ['a TIFF', () => pictureFile({ format: 'tiff' }), messages.unknownFormat],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), messages.unknownFormat],
    ['an animated WebP', animation, messages.animated],
    ['a JPEG that is cut off', async () => half(await noise().jpeg().toBuffer()), messages.damaged],
    ['a PNG that is cut off', async () => half(await noise().png().toBuffer()), messages.damaged],
    ['a WebP that is cut off', async () => half(await noise().webp().toBuffer()), messages.damaged],
    [
      'an AVIF that is cut off',
      async () => half(await noise().avif({ effort: 0 }).toBuffer()),
      messages.damaged,
    ],
    ['210 megapixels', () => emptyPng(15_000, 14_000), messages.tooManyPixels(15_000, 14_000)],
    ['a narrow picture', () => pictureFile({ width: 1079 }), messages.tooNarrow(1079)],
    ['a strip', () => pictureFile({ width: 4400, height: 1000 }), messages.tooLong],
  ];

  test.each(files)('%s', async (_what, file, message) => {
    const before = await storedKeys();
    expect(await send(await file())).toEqual([400, message]);
    expect(await storedKeys()).toEqual(before);
  });

  test('a file of more than 15 MB, also if nothing tells its size before', async () => {
    const { path } = await desk.begin();
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const refused = await harness.fetch(path, { method: 'PUT', body, duplex: 'half' } as RequestInit);
    expect([refused.status, await messageOf(refused)]).toEqual([413, messages.tooLarge]);
    expect(await send(new Uint8Array(PICTURE_BYTES_MAX + 1))).toEqual([413, messages.tooLarge]);
  });
});

test('a picture that was refused can be replaced; one that was received cannot', async () => {
  const { id, path } = await desk.begin();
  expect((await desk.put(path, Buffer.from('Hello'))).status).toBe(400);
  expect(await desk.find(id)).toBeNull();
  expect((await desk.put(path, await pictureFile())).status).toBe(204);
  expect((await desk.put(path, await pictureFile())).status).toBe(404);
});

test('of two pictures for one link, the one that arrives first is kept, and no file of the other', async () => {
  const { id, path } = await desk.begin();
  const before = (await storedKeys()).length;
  const token = path.split('/').at(-1)!;
  const here = harness.services.pictureUploads;
  // Another instance does not know of this upload.
  const pictureProcess = new PictureProcess();
  const there = new PictureUploadsService({
    dataSource: harness.dataSource,
    clock: { now: () => harness.clock.ms },
    limits: { take: () => Promise.resolve(0) },
    links: new Links(harness.address),
    users: new UserService(),
    storage: harness.services.storage,
    pictureProcess,
  });
  const received = await Promise.allSettled(
    [here, there].map(async (service, index) => {
      const file = await pictureFile({ height: 800 + index });
      await service.receive({ token, network: '192.0.2.1', body: Readable.from([file]) });
    }),
  );
  await pictureProcess.close();
  expect(received.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await desk.find(id)).not.toBeNull();
  expect(await storedKeys()).toHaveLength(before + 2);
});

test('a link ends after ten minutes, and with the permission of whoever made it', async () => {
  const [late, lost] = [await desk.begin(), await desk.begin()];
  const users = harness.dataSource.getRepository(User);
  await users.update({ role: 'admin' }, { role: 'front_desk' });
  const refused = await desk.put(lost.path, await pictureFile());
  expect([refused.status, await messageOf(refused)]).toEqual([403, messages.notPermitted]);
  await users.update({ role: 'front_desk' }, { role: 'admin' });
  harness.clock.ms += 10 * MINUTE_MS;
  expect((await desk.put(late.path, await pictureFile())).status).toBe(404);
});

test('of many pictures that arrive at once, only as many as may wait are kept in memory', async () => {
  let begun = 0;
  let isEnded = false;
  async function* slowBody() {
    begun += 1;
    yield Buffer.from('x');
    await eventually(() => expect(isEnded).toBe(true));
  }
  const receive = async () => {
    const token = (await desk.begin()).path.split('/').at(-1)!;
    return harness.services.pictureUploads.receive({ token, network: '192.0.2.1', body: slowBody() });
  };
  const slow = Promise.allSettled(Array.from({ length: 5 }, receive));
  await eventually(() => expect(begun).toBe(5));
  await expect(receive()).rejects.toThrow(messages.tooManyUploads);
  isEnded = true;
  expect((await slow).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  await desk.upload();
});

test('unknown links are limited', async () => {
  const unknown = () => harness.fetch(`/uploads/pictures/${'x'.repeat(43)}`, { method: 'PUT', body: 'x' });
  const statuses: number[] = [];
  for (let n = 0; n <= unknownPictureLinks.points; n += 1) statuses.push((await unknown()).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});

describe('a served picture', () => {
  test('may be kept for ever, is what it says, runs nothing, and is read only if it is sent', async () => {
    const { previewUrl } = (await desk.find(await desk.upload()))!;
    const { status, headers } = await harness.fetch(previewUrl);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-robots-tag')).toBeNull();
    const open = vi.spyOn(harness.services.storage, 'open');
    await harness.fetch(previewUrl, { method: 'HEAD' });
    const { stream } = (await open.mock.results[0]!.value)!;
    expect((stream as fs.ReadStream).bytesRead).toBe(0);
  });

  test('takes no memory for all of it while its client reads slowly', async () => {
    const hash = 'f'.repeat(32);
    const bytes = Buffer.alloc(64_000_000);
    await harness.services.storage.put(`u/${hash}/400.webp`, bytes);
    const { port, hostname } = new URL(harness.address);
    const before = process.memoryUsage().arrayBuffers;
    const client = net.connect(Number(port), hostname);
    client.write(`GET /media/u/${hash}/400.webp HTTP/1.1\r\nHost: studio.example\r\n\r\n`);
    const [head] = (await once(client, 'data')) as [Buffer];
    client.pause();
    expect(head.toString('latin1')).toContain(`Content-Length: ${bytes.length}`);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bytes.length / 2);
    client.destroy();
    await harness.services.storage.removeFolder(`u/${hash}`);
  });

  test.each([
    `/media/u/${'0'.repeat(32)}/400.webp`,
    '/media/u/../originals/400.webp',
    `/media/u/${'0'.repeat(32)}/..%2f..%2foriginal.jpg`,
    `/media/u/${'0'.repeat(32)}/400.svg`,
  ])('is not %s', async (path) => {
    const response = await harness.fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  });
});

test('pictures that nothing shows are removed after a day, with their files', async () => {
  const kept = await desk.add();
  await harness.runDueJobs();
  await desk.upload();
  await desk.begin();
  harness.clock.ms += DAY_MS / 2;
  desk = await newDesk();
  const fresh = await desk.upload();
  harness.clock.ms += DAY_MS / 2 + 1;
  await harness.services.unusedPictures.run();
  await harness.runDueJobs();
  const files = await harness.dataSource.getRepository(MediaFile).find();
  expect(files.map(({ id }) => id).sort()).toEqual([kept.picture!.id, fresh].sort());
  const folders = new Set((await storedKeys()).map((key) => key.split('/').slice(0, 2).join('/')));
  const [photo] = await harness.services.photoAdministration.list();
  expect([...folders].sort()).toEqual(
    [...files.flatMap(({ hash }) => [`originals/${hash}`, `u/${hash}`]), `u/${photo!.picture!.hash}`].sort(),
  );
});

test('a part of a picture that is chosen again keeps its files, also if the job that removes them is late', async () => {
  const { photoAdministration, unusedPictures } = harness.services;
  desk = await newDesk();
  const { id, crop } = await desk.add();
  await harness.runDueJobs();
  const change = (part: object, expectedVersion: number) =>
    desk.call('updatePhoto', { id, crop: part, expectedVersion });
  await change({ ...crop, height: 50 }, 1);
  await harness.runDueJobs();
  harness.clock.ms += DAY_MS + 1;
  desk = await newDesk();
  await unusedPictures.run();
  await change(crop!, 2);
  await photoAdministration.show(id, new AbortController().signal);
  await harness.runDueJobs();
  const photos = await photoAdministration.list();
  await served(photos.find((photo) => photo.id === id)!.imageUrl);
});
