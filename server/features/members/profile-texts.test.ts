/** Tests of texts that people type or paste into their profiles. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileInput, UPDATE_PROFILE } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { User } from '../accounts/user.entity';

let harness: Harness;
let browser: Browser;
let id: string;
beforeAll(async () => {
  harness = await startHarness();
  const member = await signedIn(harness);
  browser = member.browser;
  id = member.user.id;
});
afterAll(() => harness.stop());

const profileOf = async (values: Record<string, unknown>) => {
  const input = profileInput({ name: 'Asha Kulkarni', contact: '98765 43210', ...values });
  const { data, errors } = await browser.gql(UPDATE_PROFILE, { input });
  expect(errors).toEqual([]);
  return (data?.['updateProfile'] as { profile: Record<string, unknown> }).profile;
};

test('names keep their script, and texts their line breaks', async () => {
  for (const name of ['आशा कुलकर्णी', 'क्ष\u200dश्र', 'Renée D’Souza-Ó', '王小明', 'A']) {
    expect(await profileOf({ name })).toMatchObject({ name });
  }
  expect(await profileOf({ name: '  Asha   Kulkarni ' })).toMatchObject({ name: 'Asha Kulkarni' });
  expect(await profileOf({ name: '\u202bمحمد\u200b علي\u202c' })).toMatchObject({ name: 'محمد علي' });
  expect(await profileOf({ name: 'Jose\u0301\ufeff' })).toMatchObject({ name: 'José' });
  const text = 'पहाटे ५ वाजता 💪\nदोन ओळी';
  expect(await profileOf({ fitnessGoals: text })).toMatchObject({ fitnessGoals: text });
});

test('phone numbers are stored in one spelling, however they are pasted', async () => {
  const pasted = [
    '\u202a+91 98765 43217\u202c',
    '+91 (0) 98765 43218',
    '+91098765 43219',
    '\u2066+९१ ९८७६५ ४३२२०\u2069',
    '\uff1098765\u200b 43221',
  ];
  for (const [index, contact] of pasted.entries()) {
    await profileOf({ contact });
    const { phone } = await harness.dataSource.getRepository(User).findOneByOrFail({ id });
    expect(phone).toBe(`+9198765432${17 + index}`);
  }
});

test('texts of exactly the maximum length are accepted', async () => {
  const longest = { name: 'क'.repeat(80), fitnessGoals: 'क'.repeat(500), userName: 'a'.repeat(30) };
  expect(await profileOf(longest)).toMatchObject(longest);
});
