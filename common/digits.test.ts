import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits';

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
])('%s digits become 0 to 9', (_script, digits) => {
  expect(toAsciiDigits(digits)).toBe('0123456789');
});

test.each(['', 'asha', 'l2O', '①②③', '½', 'Ⅷ', '²', '+- ()', '🔟', '𝟘'])('%j stays as it is', (text) => {
  expect(toAsciiDigits(text)).toBe(text);
});

test('digits are found anywhere in a text, of several scripts at once', () => {
  expect(toAsciiDigits('कोड ४५६-7८९.')).toBe('कोड 456-789.');
});
