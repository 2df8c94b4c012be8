import { randomBytes, randomInt } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PreparedBody, type Encoding } from './prepared-body';

const PLACEHOLDER = 'nonce-1b671a64-40d5-491e-99b0-da01ff1f3341';
const FILLER = 'Words that are repeated until the body is long enough to be compressed. '.repeat(40);
const ENCODINGS = ['br', 'gzip'] as const;

const nonce = () => randomBytes(16).toString('base64');

function expanded({ bytes, encoding }: { bytes: Buffer; encoding: Encoding }): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  // Checks the length and the checksum, too.
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

const TEXTS: [string, string][] = [
  ['one nonce', `<script nonce="${PLACEHOLDER}">${FILLER}`],
  ['several nonces', `${FILLER}<i nonce="${PLACEHOLDER}">${FILLER}<b nonce="${PLACEHOLDER}">${FILLER}`],
  ['a nonce at the start and one at the end', `${PLACEHOLDER}${FILLER}${PLACEHOLDER}`],
  ['adjacent nonces', `${FILLER}${PLACEHOLDER.repeat(3)}${FILLER}`],
  ['characters of several bytes', `₹ १२३ ${PLACEHOLDER} नमस्ते 🏋️ ${FILLER} ₹${PLACEHOLDER}₹`],
  ['no nonce', FILLER],
  ['text that looks like a nonce', `${FILLER}AAAAAAAAAAAAAAAAAAAAAA==${PLACEHOLDER}${'A'.repeat(22)}==`],
];

test.each(TEXTS)(
  'with %s, every encoding expands to the text with the nonce of the response',
  async (_name, text) => {
    const body = new PreparedBody(text, PLACEHOLDER);
    for (const encoding of [...ENCODINGS, 'identity', ...ENCODINGS] as const) {
      const own = nonce();
      const sent = await body.read(encoding, own);
      expect(sent.encoding).toBe(encoding);
      expect(expanded(sent)).toBe(text.replaceAll(PLACEHOLDER, own));
    }
  },
);

// Among this many random bytes, some can be alike by chance; then the body is sent as it is.
test.each(ENCODINGS)('%s: nothing but nonces expands to the nonces of the response', async (encoding) => {
  const own = nonce();
  const sent = await new PreparedBody(PLACEHOLDER.repeat(60), PLACEHOLDER).read(encoding, own);
  expect(expanded(sent)).toBe(own.repeat(60));
});

test.each(ENCODINGS)('%s: responses at the same time do not share their bytes', async (encoding) => {
  const text = `${FILLER}${PLACEHOLDER}${FILLER}`;
  const body = new PreparedBody(text, PLACEHOLDER);
  const nonces = Array.from({ length: 20 }, nonce);
  const sent = await Promise.all(nonces.map((own) => body.read(encoding, own)));
  expect(sent.map(expanded)).toEqual(nonces.map((own) => text.replaceAll(PLACEHOLDER, own)));
});

test.each(ENCODINGS)(
  '%s: a text without placeholder is compressed once, and smaller than itself',
  async (encoding) => {
    for (const effort of ['low', 'high'] as const) {
      const body = new PreparedBody(FILLER, undefined, effort);
      const sent = await body.read(encoding);
      expect(sent.encoding).toBe(encoding);
      expect(expanded(sent)).toBe(FILLER);
      expect(sent.bytes.length).toBeLessThan(FILLER.length / 10);
      expect((await body.read(encoding)).bytes).toBe(sent.bytes);
    }
  },
);

test.each(ENCODINGS)('%s: a body under one kilobyte is not compressed', async (encoding) => {
  for (const [length, expected] of [
    [0, 'identity'],
    [1023, 'identity'],
    [1024, encoding],
  ] as const) {
    const sent = await new PreparedBody('x'.repeat(length)).read(encoding);
    expect([length, sent.encoding, expanded(sent).length]).toEqual([length, expected, length]);
  }
  // Each of these takes three bytes.
  expect((await new PreparedBody('₹'.repeat(342)).read(encoding)).encoding).toBe(encoding);
});

/** A text of random words and nonces, which are often adjacent. */
function randomText(): string {
  const words = [
    '<p class="',
    'Squats ',
    'नमस्ते ',
    '₹1,500 ',
    '=='.repeat(8),
    FILLER,
    randomBytes(40).toString('base64'),
  ];
  const parts = Array.from({ length: randomInt(1, 60) }, () =>
    randomInt(3) === 0 ? PLACEHOLDER : words[randomInt(words.length)]!,
  );
  return parts.join('');
}

test('any text with nonces anywhere expands to itself with the nonce', async () => {
  for (let n = 0; n < 50; n++) {
    const text = randomText();
    const body = new PreparedBody(text, PLACEHOLDER);
    for (const encoding of ENCODINGS) {
      const own = nonce();
      expect(expanded(await body.read(encoding, own)), text).toBe(text.replaceAll(PLACEHOLDER, own));
    }
  }
});
