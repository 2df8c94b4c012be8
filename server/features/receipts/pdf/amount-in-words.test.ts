import { expect, test } from 'vitest';
import { readStudio, setStudio } from '#common/studio';
import { amountInWords } from './amount-in-words';

test.each([
  [0, 'Zero rupees'],
  [1, 'Zero rupees and one paise'],
  [100, 'One rupee'],
  [6190, 'Sixty-one rupees and ninety paise'],
  [11_500, 'One hundred fifteen rupees'],
  [130_000, 'One thousand three hundred rupees'],
  [12_500_050, 'One lakh twenty-five thousand rupees and fifty paise'],
  [1_234_567_800, 'One crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees'],
  [100_000_000_000, 'One hundred crore rupees'],
])('%i paise are "%s"', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test('other currencies are counted in millions', () => {
  const shown = readStudio();
  setStudio({ ...shown, currency: 'AED' });
  expect([100, 1_234_567_850].map(amountInWords)).toEqual([
    'One dirham',
    'Twelve million three hundred forty-five thousand six hundred seventy-eight dirhams and fifty fils',
  ]);
  setStudio(shown);
});
