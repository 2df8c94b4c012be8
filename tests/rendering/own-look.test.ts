/** Once a studio has set its own look, pages have its colour at once, and its pictures and icons once they are made. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accentOf } from '#common/accent';
import { enumName } from '#common/enum-names';
import { mediaMessages } from '#common/media/messages';
import { messages as common } from '#common/messages';
import { PLACES } from '#common/picture-places';
import { defaultSettings } from '#common/settings/default-settings';
import { lookMessages as messages } from '#common/settings/messages';
import { DAY_MS } from '#common/time';
import { Mail } from '#server/mail/mail.entity';
import { testMail } from '#server/mail/mails/test-mail';
import { Outbox } from '#server/mail/outbox';
import type { Browser } from '#server/test/browser';
import { eventually } from '#server/test/eventually';
import { startHarness, type Harness } from '#server/test/harness';
import { signedIn } from '#server/test/order-calls';
import { pictureFile, PictureDesk } from '#server/test/picture-calls';
import { demonstrationAt } from '../../client/features/admin/settings/look/demonstration-pictures';
import { renderedClient } from './testing/rendered-client';

const HUE = 163;
const PART = { left: 0, top: 0, width: 60, height: 60 };
const DEFAULT = { hue: null, logoId: null, pictures: [] };

let harness: Harness;
let admin: Browser;
let desk: PictureDesk;
let version = 0;
beforeAll(async () => {
  harness = await startHarness(renderedClient);
  ({ browser: admin } = await signedIn(harness, 'admin'));
  desk = new PictureDesk(harness, admin);
});
afterAll(() => harness.stop());

const save = async (values: object, by = admin) => {
  const answer = await by.gql(
    `mutation ($input: UpdateStudioLookInput!) { updateStudioLook(input: $input) {
      message studioSettings { look { isBeingMade version } } } }`,
    { input: { ...DEFAULT, expectedVersion: version, ...values } },
  );
  if (answer.errors.length === 0) version += 1;
  return answer;
};

const page = async (path: string) => (await harness.fetch(path)).text();

/** The page once this server has heard of what the job has made. */
const pageWith = (path: string, text: string) =>
  eventually(async () => {
    const html = await page(path);
    expect(html).toContain(text);
    return html;
  }, 2000);

const imageAt = async (path: string) => {
  const response = await harness.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('cache-control')).toContain('immutable');
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
};

interface Icon {
  src: string;
  sizes: string;
  purpose: string;
}

const manifest = async () =>
  JSON.parse(await page('/manifest.webmanifest')) as { icons: Icon[]; screenshots: object[] };

const folderIn = (html: string) => /\/media\/u\/[0-9a-f]{32}(?=\/apple-touch-icon\.png)/.exec(html)?.[0];

/** Waits for another answer than the kept one. */
const forget = () => harness.contentCache.clear();

const pictures = (pictureId: string) =>
  PLACES.map((place) => ({
    place: enumName(place),
    pictureId,
    alt: `Our picture of ${place}.`,
    crop: place === 'home_hero_narrow' ? { ...PART, left: 40 } : PART,
  }));

test('at first, each place shows the picture that the panel shows for it', async () => {
  const html = (await page('/home')) + (await page('/why-join'));
  const placed = [...html.matchAll(/src="([^"]+)\/\d+\.jpg"[^>]*data-place="(\w+)"/g)];
  const shown = new Map(placed.map(([, folder, place]) => [place, `${folder}/1080.jpg`]));
  const narrow = /media="[^"]+" srcSet="(\S+)\/\d+\.jpg/.exec(html)?.[1];
  shown.set('home_hero_narrow', `${narrow}/1080.jpg`);
  for (const place of PLACES)
    expect([place, shown.get(place)]).toEqual([place, demonstrationAt(place, 1080)]);
});

test('at first, pages carry nothing of a look, and name the icons of the demonstration', async () => {
  const html = await page('/home');
  expect(html).not.toContain('"look"');
  expect(html).toContain('href="/favicon.svg"');
  expect(html).toContain('/icons/apple-touch-icon.png');
  expect((await manifest()).screenshots).not.toEqual([]);
});

describe('a look', () => {
  let before: string;
  beforeAll(async () => {
    const logoId = await desk.upload(
      await pictureFile({ width: 512, height: 256, format: 'png', alpha: 0.5 }),
      {
        isLogo: true,
      },
    );
    const pictureId = await desk.upload();
    // Programs may write ids in capitals.
    const look = {
      hue: HUE,
      logoId: logoId.toUpperCase(),
      pictures: pictures(pictureId.toUpperCase()),
    };
    const { data, errors } = await save(look);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      updateStudioLook: {
        message: messages.saved,
        studioSettings: { look: { isBeingMade: true, version: 1 } },
      },
    });
    before = await page('/home');
    await harness.runDueJobs();
    await pageWith('/home', 'logo.webp');
  }, 60_000);

  test('has its colour at once, and the rest once it is made', () => {
    expect(before).toContain(`--sodium-5:${accentOf(HUE).ramp[5]}`);
    expect(before).toContain('href="/favicon.svg"');
    expect(before).not.toContain('logo.webp');
  });

  test('has its colour in mails', () => {
    const { html } = testMail({ sentAt: new Date(harness.clock.ms) });
    const glow = [...Buffer.from(accentOf(HUE).ramp[3].slice(1), 'hex')];
    expect(html).toContain(`rgba(${glow.join(',')},1) 0%`);
  });

  test('has the logo in mails, as a part of them, which the mailbox shows', async () => {
    const mail = testMail({ sentAt: new Date(harness.clock.ms) });
    const [, hash] = /src="cid:([0-9a-f]{32})@logo"\s+alt="Bhor"/.exec(mail.html)!;
    const logo = await sharp((await harness.services.receiptFiles.logo(hash!))!).metadata();
    expect(logo).toMatchObject({ format: 'png', hasAlpha: false });
    const to = 'asha@example.com';
    await harness.dataSource.transaction((manager) => new Outbox().put(manager, { to, mail }));
    await harness.runDueJobs();
    const { id } = await harness.dataSource.getRepository(Mail).findOneByOrFail({ toAddress: to });
    expect(await page(`/dev/mailbox/${id}`)).toMatch(/src="data:image\/png;base64,[\w+/=]+"\s+alt="Bhor"/);
  });

  test('has the logo in place of the name, with the name as its text', async () => {
    const html = await page('/home');
    const [, src, width, height] = /src="([^"]+logo\.webp)" alt="Bhor" width="(\d+)" height="(\d+)"/.exec(
      html,
    )!;
    const { format, hasAlpha, ...size } = await imageAt(src!);
    expect([format, hasAlpha]).toEqual(['webp', false]);
    expect(size).toMatchObject({ width: Number(width), height: Number(height) });
    expect(await page('/login')).toContain('logo.webp');
  });

  test('has its pictures in all places', async () => {
    const html = (await page('/home')) + (await page('/why-join'));
    const shown = PLACES.filter((place) => html.includes(`alt="Our picture of ${place}."`));
    expect(shown).toEqual(PLACES.filter((place) => place !== 'home_hero_narrow'));
    expect(html).not.toContain('src="/media/home/');
    expect(html).not.toContain('src="/media/photos/');
    expect(html).not.toContain('/media/home/hero-tall/');
    const [, beside] = /--auth-picture:url\(([^)]+)\)/.exec(await page('/login'))!;
    expect(html).toContain(beside!.replace(/\d+\.jpg$/, '400.avif'));
    await imageAt(beside!);
  });

  test('has icons in the sizes that the manifest and the head state', async () => {
    const { icons, screenshots } = await manifest();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await imageAt(src);
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(screenshots).toEqual([]);
    const folder = folderIn(await page('/home'))!;
    expect(await imageAt(`${folder}/apple-touch-icon.png`)).toMatchObject({ width: 180, height: 180 });
    expect(await imageAt(`${folder}/favicon.png`)).toMatchObject({ width: 48, height: 48 });
  });

  test('has images for shared links and search engines', async () => {
    const html = await page('/home');
    const folder = folderIn(html)!;
    expect(html).toContain(`<meta property="og:image" content="http://studio.example${folder}/share.jpg"/>`);
    expect(await imageAt(`${folder}/share.jpg`)).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    for (const [name, height] of [
      ['1x1', 1200],
      ['4x3', 900],
      ['16x9', 675],
    ] as const) {
      expect(html).toContain(`http://studio.example${folder}/studio-${name}.jpg`);
      expect(await imageAt(`${folder}/studio-${name}.jpg`)).toMatchObject({ width: 1200, height });
    }
    expect(html).toContain(`"logo":"http://studio.example${folder}/icon-512.png"`);
  });

  test('keeps its pictures when those that nothing shows are removed', async () => {
    harness.clock.ms += 2 * DAY_MS;
    await harness.services.unusedPictures.run();
    await harness.runDueJobs();
    const [, src] = /src="([^"]+)"[^>]*alt="Our picture of home_about\."/.exec(await page('/home'))!;
    await imageAt(src!);
    ({ browser: admin } = await signedIn(harness, 'admin'));
    desk = new PictureDesk(harness, admin);
  });

  test('is made once', async () => {
    const { made } = (await lookRow())!;
    await harness.services.look.make(new AbortController().signal);
    expect((await lookRow())!.made).toEqual(made);
  });

  test('of which all is taken back is that of the demonstration, and its icons are removed later', async () => {
    const folder = folderIn(await page('/home'))!;
    expect((await save(DEFAULT)).errors).toEqual([]);
    await harness.runDueJobs();
    const html = await pageWith('/home', '/media/home/hero-wide/');
    expect(html).not.toContain('"look"');
    await harness.runDueJobs();
    expect((await harness.fetch(`${folder}/icon-192.png`)).status).toBe(404);
  });
});

const lookRow = async () => {
  const rows = await harness.dataSource.query<{ made: object | null }[]>(
    `select made from studio_settings where section = 'look'`,
  );
  return rows[0];
};

test('a studio with its own name, but no logo, has the first letter on its icons', async () => {
  const input = { ...defaultSettings.studio, name: 'दिव्या Fitness', expectedVersion: 0 };
  const { errors } = await admin.gql(
    'mutation ($input: UpdateStudioDetailsInput!) { updateStudioDetails(input: $input) { message } }',
    { input },
  );
  expect(errors).toEqual([]);
  // Simulates settings saved by an earlier version.
  await harness.dataSource.query(`delete from graphile_worker._private_jobs`);
  await harness.services.look.makeMissing();
  await harness.runDueJobs();
  const html = await eventually(async () => {
    forget();
    const answer = await page('/home');
    expect(folderIn(answer)).toBeDefined();
    return answer;
  }, 2000);
  const folder = folderIn(html)!;
  const response = await harness.fetch(`${folder}/icon-512.png`);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    data
      .subarray((y * info.width + x) * info.channels)
      .subarray(0, 3)
      .toString('hex');
  expect(colorAt(5, 5)).toBe('ff8823');
  const dark = Array.from({ length: 512 }, (_, x) => colorAt(x, 256)).filter((color) => color === '0b1224');
  expect(dark.length).toBeGreaterThan(20);
  expect(await imageAt(`${folder}/share.jpg`)).toMatchObject({ width: 1200, height: 630 });
  expect(html).toContain('/share/studio-1x1.jpg');
});

describe('refuses', () => {
  const unknown = '11111111-1111-4111-8111-111111111111';
  const picture = { place: 'HOME_ABOUT', pictureId: unknown, alt: 'The hall.', crop: PART };
  const fieldsOf = ({ errors }: Awaited<ReturnType<typeof save>>) =>
    errors[0]?.extensions.fields?.map(({ path, message }) => [path.join('.'), message]);

  test.each([
    [{ hue: 360 }, 'hue', common.wholeNumber(0, 359)],
    [{ hue: -1 }, 'hue', common.wholeNumber(0, 359)],
    [{ logoId: 'logo.svg' }, 'logoId', mediaMessages.notFound],
    [{ logoId: unknown }, 'logoId', mediaMessages.notFound],
    [{ pictures: [picture] }, 'pictures.0.pictureId', mediaMessages.notFound],
    [{ pictures: [{ ...picture, alt: ' ' }] }, 'pictures.0.alt', messages.altRequired],
    [
      { pictures: [{ ...picture, crop: { ...PART, width: 101 } }] },
      'pictures.0.crop.width',
      mediaMessages.cropInvalid,
    ],
    [{ pictures: [picture, picture] }, 'pictures', messages.placesDiffer],
  ])('%o', async (values, path, message) => {
    expect(fieldsOf(await save(values))).toEqual([[path, message]]);
  });

  test('a part that is too small', async () => {
    const pictureId = await desk.upload();
    const values = { pictures: [{ ...picture, pictureId, crop: { ...PART, width: 50 } }] };
    expect(fieldsOf(await save(values))).toEqual([['pictures.0.crop', mediaMessages.cropTooSmall()]]);
  });

  test('a logo that is too narrow, or a drawing with a script', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><script>alert(1)</script></svg>';
    const sent = async (file: Uint8Array) => {
      const { path } = await desk.begin({ isLogo: true });
      const response = await desk.put(path, file);
      return ((await response.json()) as { message: string }).message;
    };
    expect(await sent(await pictureFile({ width: 511 }))).toBe(mediaMessages.tooNarrow(511, 512));
    expect(await sent(Buffer.from(svg))).toBe(mediaMessages.unknownFormat);
  });
});
