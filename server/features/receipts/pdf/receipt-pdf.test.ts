import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accentOf } from '#common/accent';
import { taxed } from '#common/plans/gst';
import { readStudio, setStudio, studio } from '#common/studio';
import { textsOf } from '../../../test/pdf-text';
import type { ReceiptContent } from '../receipt-content';
import { drawReceipt } from './receipt-pdf';
import { creditOf, hasEmptyBox, INVOICE, priced, RECEIPT } from './testing/contents';

const drawn = (content: ReceiptContent) => drawReceipt(content, { isCompressed: false });
const sourceOf = async (content: ReceiptContent) => (await drawn(content)).toString('latin1');
const textOf = async (content: ReceiptContent) => textsOf(await drawn(content));
const pagesOf = (source: string) => source.match(/\/Type \/Page\b/g)?.length;

const KINDS = [RECEIPT, INVOICE, creditOf(RECEIPT), creditOf(INVOICE)].map(
  (content) => [`${content.kind} at ${content.price.rateBasisPoints}`, content] as const,
);

/** A text that is not plain ASCII, as encoded in the source of a PDF. */
const utf16 = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le')
    .swap16()
    .toString('latin1')
    .replace(/[\t\n\f\r()\\]/g, (byte) => ESCAPED[byte] ?? `\\${byte}`);
const ESCAPED: Record<string, string> = { '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r' };

test('a receipt contains supplier, recipient, plan, date and amount, but no tax', async () => {
  const texts = await textOf(RECEIPT);
  for (const text of [
    'Receipt',
    'BH/26-27/000123',
    '21 November 2026',
    '1042',
    'UPI',
    'Asha Kulkarni',
    '1 Demonstration Lane',
    'Premium 3 Months',
    'Gym pass, 3 months',
    'Total paid',
    '₹5,200.00',
    'Five thousand two hundred rupees',
  ]) {
    expect(texts).toContain(text);
  }
  expect(texts.join()).not.toMatch(/GST|SAC|supply|Taxable|reverse|Against/);
});

test('a document has the colour and the logo that the studio had at its sale, and a later look changes nothing', async () => {
  const { look: _none, ...before } = readStudio();
  const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0a7b55' } })
    .png()
    .toBuffer();
  const own = { ...RECEIPT, look: { hue: 163, logo: 'a'.repeat(32) } };
  const plain = await sourceOf(RECEIPT);
  setStudio({ ...before, look: { hue: 163 } });
  expect(await sourceOf(RECEIPT)).toBe(plain);
  setStudio(before);
  const inOwnLook = (await drawReceipt(own, { isCompressed: false, logo })).toString('latin1');
  expect(plain).not.toContain('/Subtype /Image');
  expect(inOwnLook).toContain('/Subtype /Image');
  /** How green the middle of the glow is, as PDF files have it. */
  const greenOf = (hue: number | null) =>
    String(Math.floor((parseInt(accentOf(hue).ramp[3].slice(3, 5), 16) / 255) * 10_000) / 10_000);
  expect([plain.includes(greenOf(null)), plain.includes(greenOf(163))]).toEqual([true, false]);
  expect([inOwnLook.includes(greenOf(null)), inOwnLook.includes(greenOf(163))]).toEqual([false, true]);
  expect(await textOf(own)).toEqual(await textOf(RECEIPT));
});

test('an invoice contains what the law requires', async () => {
  const texts = await textOf(INVOICE);
  for (const text of [
    'Tax invoice',
    'GSTIN 27ABCDE1234F1Z5',
    'Place of supply: Maharashtra (27)',
    '999723',
    '₹1,05,932.20',
    'CGST 9 %',
    'SGST 9 %',
    '₹9,533.90',
    'Total paid',
    '₹1,25,000.00',
    'One lakh twenty-five thousand rupees',
  ]) {
    expect(texts).toContain(text);
  }
  expect(texts.join()).toContain('Tax payable on reverse charge: no.');
  expect(texts).not.toContain('Round-off');
});

test.each([
  [130_000, '₹0.01'],
  [640_000, '-₹0.01'],
])('shows the rounding difference of %i paise on its own line', async (paise, roundOff) => {
  const texts = await textOf({ ...INVOICE, price: priced(paise, 1800) });
  expect(texts[texts.indexOf('Round-off') + 1]).toBe(roundOff);
});

test.each([
  [RECEIPT, 'receipt'],
  [INVOICE, 'invoice'],
])('a credit note names the reversed document and the reason', async (sold, word) => {
  const texts = await textOf(creditOf(sold));
  for (const text of [
    'Credit note',
    'BHC/26-27/000002',
    `Against ${word} BH/26-27/000123 of 21 November 2026`,
    'Reason: Moved away',
    'Total refunded',
  ]) {
    expect(texts).toContain(text);
  }
});

test('outside India there is one tax, in the currency and on the day of the studio', async () => {
  const shown = readStudio();
  setStudio({ ...shown, currency: 'AED', taxName: 'VAT' });
  const supplier = { ...RECEIPT.supplier, gstin: '100123456700003' };
  const price = {
    rateBasisPoints: 500,
    ...taxed(100_030, { rateBasisPoints: 500, isInclusive: true, isOneTax: true }),
  };
  const content = { ...INVOICE, supplier, price, taxName: 'VAT', timeZone: 'America/New_York' };
  const texts = (await textOf(content)).map((text) => text.replaceAll('\u00a0', ' '));
  for (const text of [
    'VAT number 100123456700003',
    'VAT 5 %',
    'AED 47.63',
    'AED 1,000.30',
    '20 November 2026',
  ])
    expect(texts).toContain(text);
  expect(texts.join()).toContain('One thousand dirhams and thirty fils');
  expect(texts.join()).not.toMatch(/GSTIN|CGST|Place of supply|reverse charge/);
  expect(hasEmptyBox(await sourceOf(content))).toBe(false);
  setStudio(shown);
});

test.each(KINDS)('a %s is one tagged page with language and title', async (_name, content) => {
  const source = await sourceOf(content);
  expect(pagesOf(source)).toBe(1);
  expect(source).toContain('/Marked true');
  expect(source).toContain(`/Lang (${studio.locale})`);
  expect(source).toContain('/DisplayDocTitle true');
  for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD'])
    expect(source).toContain(`/S /${tag}\n`);
  expect(source).toMatch(new RegExp(`^\\((Receipt|Tax invoice|Credit note) ${content.number}\\)$`, 'm'));
});

test.each(KINDS)(
  'a %s gives the same bytes every time and contains nothing about the machine',
  async (_name, content) => {
    const [first, second] = [await drawReceipt(content), await drawReceipt(content)];
    expect(first.equals(second)).toBe(true);
    const source = await sourceOf(content);
    expect(source).toContain('\n(D:20261120200000Z)\n');
    expect(source).not.toContain(process.cwd());
    expect(source).not.toMatch(/node_modules|\.woff|Helvetica/);
  },
);

test('a name in Devanagari is drawn in a Devanagari font and keeps its text', async () => {
  const name = 'श्रीमती आशा कुलकर्णी';
  const source = await sourceOf({ ...RECEIPT, recipient: name });
  expect(source).toContain('NotoSansDevanagari');
  expect(source).toContain(utf16(name));
  expect(await sourceOf(RECEIPT)).not.toContain('NotoSansDevanagari');
});

test.each([
  ['শ্রীমতী', 'NotoSansBengali'],
  ['ગીતાબેન', 'NotoSansGujarati'],
  ['ਗੁਰਪ੍ਰੀਤ', 'NotoSansGurmukhi'],
  ['ಲಕ್ಷ್ಮಿ', 'NotoSansKannada'],
  ['ശ്രീജിത്ത്', 'NotoSansMalayalam'],
  ['ପ୍ରିୟଙ୍କା', 'NotoSansOriya'],
  ['தமிழ்', 'NotoSansTamil'],
  ['శ్రీనివాస్', 'NotoSansTelugu'],
  ['محمد علي', 'NotoNaskhArabic'],
])('the name %s is drawn in the font %s, without empty boxes', async (recipient, font) => {
  const source = await sourceOf({ ...RECEIPT, recipient, recipientEmail: 'asha@example.com' });
  expect(source).toContain(font);
  expect(source).toContain(utf16(recipient));
  expect(hasEmptyBox(source)).toBe(false);
  expect(textsOf(Buffer.from(source, 'latin1'))).not.toContain('asha@example.com');
});

test.each([
  ['李小龙', ['asha@example.com'], ['Member with order 1042']],
  ['🏋️', ['asha@example.com'], ['Member with order 1042']],
  ['Bruce 李小龙', ['Bruce', 'asha@example.com'], ['Bruce', 'Member with order 1042']],
  ['Asha 🏋️ Rao', ['Asha Rao', 'asha@example.com'], ['Asha Rao', 'Member with order 1042']],
  ['Nguyễn Văn', ['Nguyen Văn', 'asha@example.com'], ['Nguyen Văn', 'Member with order 1042']],
])('of the name %s what has a font is drawn, with the e-mail address', async (recipient, shown, without) => {
  for (const [recipientEmail, expected] of [
    ['asha@example.com', shown],
    [null, without],
  ] as const) {
    const content = { ...RECEIPT, recipient, recipientEmail };
    const texts = await textOf(content);
    const start = texts.indexOf('To') + 1;
    expect(texts.slice(start, start + expected.length)).toEqual(expected);
    expect(hasEmptyBox(await sourceOf(content))).toBe(false);
  }
});

test.each([
  ['characters that no font has', 'தமிழ் 🙂 漢字 \u{10ffff}'],
  ['unpaired surrogates', 'Asha \ud83d Kulkarni \udc00'],
  ['bidirectional control characters', 'Asha \u202egnp.exe\u2066'],
  ['combining marks without a base', '\u093f\u094d\u0301\u0308\u200d'],
  ['only invisible characters', ' \u200b\0 '],
  ['decomposed accents', 'Zoe\u0308 Ő Łucja'],
  ['PDF syntax', ') Tj (\\) EMC <</S /URI>> %'],
])('a name may contain %s', async (_what, recipient) => {
  expect(pagesOf(await sourceOf({ ...RECEIPT, recipient }))).toBe(1);
});

test('draws random sequences of characters from all scripts', async () => {
  let state = 1;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const scripts = Array.from({ length: 10 }, (_, index) => 0x900 + 0x80 * index);
  const blocks = [0x20, 0xa0, 0x100, 0x300, 0x620, ...scripts, 0x2000, 0x20a0, 0xa8e0, 0x1f600];
  for (let round = 0; round < 12; round++) {
    const codes = Array.from({ length: 40 }, () => blocks[random(blocks.length)]! + random(96));
    const recipient = String.fromCodePoint(...codes);
    await expect(drawReceipt({ ...RECEIPT, recipient }), JSON.stringify(recipient)).resolves.toBeDefined();
  }
});

test('long content continues on a second page and is complete', async () => {
  const recipient = `${'w'.repeat(242)}@example.com`;
  const content = { ...creditOf(INVOICE), recipient, line: { ...INVOICE.line, plan: 'W'.repeat(80) } };
  const reverses = { ...content.reverses!, reason: 'W '.repeat(100) };
  const source = await sourceOf({ ...content, reverses });
  expect(pagesOf(source)).toBe(2);
  expect(await textOf({ ...content, reverses })).toEqual(
    expect.arrayContaining([recipient, 'W'.repeat(80), 'Total refunded', '₹1,25,000.00']),
  );
});
