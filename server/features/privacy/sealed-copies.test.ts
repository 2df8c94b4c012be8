/** Copies of what is erased with an account, where the law requires them. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#common/retention';
import { readStudio } from '#common/studio';
import { DAY_MS } from '#common/time';
import { openSealed, seal, sealingKeyOf } from '../../lib/sealed-data';
import { DELETE_ACCOUNT } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { openedCopies } from './opened-copies';
import { SealedCopy } from './sealed-copy.entity';
import { EMAIL, memberWithEverything } from './testing/member-data';

const pairOf = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const encoded = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');

const { publicKey, privateKey } = pairOf(3072);
const short = pairOf(2048);

let harness: Harness;
afterEach(() => harness.stop());

/** A member has everything and deletes the account. */
async function erase(erasedDataKey: KeyObject | null): Promise<SealedCopy[]> {
  harness = await startHarness(undefined, { erasedDataKey });
  const browser = new Browser(harness);
  await memberWithEverything(harness, browser);
  expect((await browser.gql(DELETE_ACCOUNT, { password: PASSWORD })).errors).toEqual([]);
  return harness.dataSource.getRepository(SealedCopy).find();
}

test('without a key nothing is kept, and the privacy policy says nothing of it', async () => {
  expect(await erase(null)).toEqual([]);
  expect(readStudio().sealsErasedData).toBeUndefined();
});

test('a deletion leaves one copy, which only the private half of the key opens, for a year', async () => {
  const [copy, ...others] = await erase(publicKey);
  expect(others).toEqual([]);
  expect(readStudio().sealsErasedData).toBe(true);
  expect(copy!.erasedAt).toEqual(new Date(harness.clock.ms));
  for (const text of [EMAIL, 'Kulkarni']) expect(copy!.sealed.toString('latin1')).not.toContain(text);

  const [opened] = await openedCopies(harness.dataSource, privateKey);
  const data = JSON.parse(opened!) as Record<string, object[]>;
  expect(data).toMatchObject({
    users: [{ email: EMAIL, name: 'Asha Kulkarni' }],
    waiver_acceptances: [{ name: 'Asha Kulkarni' }],
  });
  for (const table of ['activities', 'body_measurements', 'orders', 'reviews'])
    expect(data[table]!.length, table).toBeGreaterThan(0);
  expect((await openedCopies(harness.dataSource, short.privateKey)).map((text) => JSON.parse(text))).toEqual([
    { id: copy!.id, erasedAt: copy!.erasedAt.toISOString(), error: 'sealed for another key' },
  ]);

  const copies = harness.dataSource.getRepository(SealedCopy);
  harness.clock.ms += RETENTION_DAYS.sealedCopies * DAY_MS - 1;
  await harness.services.retentionCleanUp.run();
  expect(await copies.count()).toBe(1);
  harness.clock.ms += 2;
  await harness.services.retentionCleanUp.run();
  expect(await copies.count()).toBe(0);
});

test('a copy that was changed does not open; short keys and other texts are no keys', async () => {
  harness = await startHarness();
  const sealed = seal(publicKey, 'a text');
  expect(openSealed(privateKey, sealed)).toBe('a text');
  sealed[sealed.length - 1]! ^= 1;
  expect(() => openSealed(privateKey, sealed)).toThrow();
  expect(sealingKeyOf(encoded(publicKey))).not.toBeNull();
  for (const text of [encoded(short.publicKey), 'text', '']) expect(sealingKeyOf(text)).toBeNull();
});
