import { expect, test } from 'vitest';
import { cleanCode, cleanText, parseNumber } from './clean-text';

test.each([
  ['Latin', '0123456789'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['full-width', '０１２３４５６７８９'],
])('converts %s digits to 0 to 9', (_script, digits) => {
  expect(cleanCode(digits)).toBe('0123456789');
});

test.each(['', 'asha', 'l2O', '①②③', '½', 'Ⅷ', '²', '+- ()', '🔟', '𝟘', '\u212airan', 'a\u0007b'])(
  'does not change the code %j',
  (text) => {
    expect(cleanCode(text)).toBe(text);
  },
);

test.each([
  ['कोड ४५६-7८९.', 'कोड 456-789.'],
  ['\u202a+91 98765 43217\u202c', '+91 98765 43217'],
  ['\u2066asha\u2069@exa\u00admple.com\u200e', 'asha@example.com'],
  ['\ufeffasha@\u200bexample.com\u2060', 'asha@example.com'],
  ['as\u200dha\u200c', 'asha'],
  ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ\u3000', 'asha@example.com'],
  ['\u00a0＋91\u00a098765', '+91\u00a098765'],
])('cleans the code %j to %j', (text, cleaned) => {
  expect(cleanCode(text)).toBe(cleaned);
});

test.each([
  ['Latin, decomposed', '\u202dJose\u0301 ', 'José'],
  ['Latin with a soft hyphen', '\u200eMar\u00adia D’Souza\u200b', 'Maria D’Souza'],
  ['Cyrillic, decomposed', 'Андреи\u0306\ufeff', 'Андрей'],
  ['Devanagari with a joiner', '\u2066क्\u200dषमा\u2069', 'क्\u200dषमा'],
  ['Bengali', '\u00a0\u200bশ্রীমতী', 'শ্রীমতী'],
  ['Malayalam with a joiner at the end', 'അവന്\u200d', 'അവന്\u200d'],
  ['Tamil', 'தமிழ்\u2060', 'தமிழ்'],
  ['Arabic with marks of direction', '\u202bمحمد علي\u202c\u200f', 'محمد علي'],
  ['Han', '李小龙\u200b', '李小龙'],
  ['emoji', '👩\u200d🦰', '👩\u200d🦰'],
  ['lines and tabs', ' two\nlines\t½ ', 'two\nlines\t½'],
  ['more accents than any language has', `e${'\u0323'.repeat(50)}`, `ẹ${'\u0323'.repeat(29)}`],
  ['only invisible marks', '\u200d\u200b \u2060', ''],
  ['control characters', 'a\u0000\u001bb', 'a\u0000\u001bb'],
])('cleans a text in %s', (_what, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
  expect(cleanText(cleaned)).toBe(cleaned);
});

test.each([
  ['', null],
  [' \u200b', null],
  ['72', 72],
  ['72.5', 72.5],
  ['.5', 0.5],
  ['72.', 72],
  ['72,5', 72.5],
  ['72٫5', 72.5],
  ['٧٢٫٥', 72.5],
  [' ७२.५ ', 72.5],
  ['७२,५', 72.5],
  ['７２．５', 72.5],
  ['７２，５', 72.5],
  ['\u202a72,25\u202c', 72.25],
  ['1,250', 1250],
  ['1,250.75', 1250.75],
  ['1,25,000', 125_000],
  ['١٬٢٥٠٫٥', 1250.5],
  ['72,', 72],
  ['0,125', 0.125],
])('reads the number %j as %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['much', '7O', '1,2,3', '1.2.3', '1.250,5', '72 5', '-72', '+72', '1e3', '0x10', '½', '5 kg'])(
  'refuses the number %j',
  (text) => {
    expect(parseNumber(text)).toBeNaN();
  },
);
