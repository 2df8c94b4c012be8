/** The text of QR codes for the check-in. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAuthKeys } from '../../lib/auth-keys';
import { SignedCodes } from './signed-codes';

const OLD = 'the old key that is long enough to sign with';
const NEW = 'the new key that is long enough to sign with';
const codes = new SignedCodes(readAuthKeys(NEW));
const STEP = 59_835_000;

test('says whose code it is and of which step, in characters that QR codes store compactly', () => {
  for (const step of [0, STEP, 2 ** 32 - 1]) {
    const claim = { userId: randomUUID(), step };
    const text = codes.of(claim);
    expect(text).toMatch(/^B1[A-Z2-7]{48}$/);
    expect(codes.read(text)).toEqual(claim);
  }
});

test('accepts codes of an older key, and none of an unknown one', () => {
  const claim = { userId: randomUUID(), step: STEP };
  const text = new SignedCodes(readAuthKeys(OLD)).of(claim);
  expect(new SignedCodes(readAuthKeys(`${NEW},${OLD}`)).read(text)).toEqual(claim);
  expect(codes.read(text)).toBeNull();
});

test('no character can be changed, added or left out', () => {
  const text = codes.of({ userId: randomUUID(), step: STEP });
  const changed = [...text].map(
    (character, index) => text.slice(0, index) + (character === 'A' ? 'C' : 'A') + text.slice(index + 1),
  );
  for (const wrong of [
    ...changed,
    text.slice(0, -1),
    `${text}AA`,
    text.toLowerCase(),
    '',
    'B1',
    'B1!!',
    '123456',
  ])
    expect(codes.read(wrong), wrong).toBeNull();
});
