import { expect, test } from 'vitest';
import { plainSpan } from '#common/articles/body';
import { hasRefusedLink, spansOf, typedOf } from './typed-marks';

const bold = (text: string) => ({ ...plainSpan(text), isBold: true });
const italic = (text: string) => ({ ...plainSpan(text), isItalic: true });
const linked = (text: string, link: string) => ({ ...plainSpan(text), link });

test.each([
  ['Drink water', [plainSpan('Drink water')]],
  ['Drink *water* now', [plainSpan('Drink '), bold('water'), plainSpan(' now')]],
  ['_Slowly_, please', [italic('Slowly'), plainSpan(', please')]],
  ['*_both_*', [{ ...bold('both'), isItalic: true }]],
  ['See [our plans](/plans).', [plainSpan('See '), linked('our plans', '/plans'), plainSpan('.')]],
  ['[*bold*](https://a.example/b_c)', [{ ...bold('bold'), link: 'https://a.example/b_c' }]],
  ['5 * 3 * 2', [plainSpan('5 * 3 * 2')]],
  ['2*3*4', [plainSpan('2*3*4')]],
  ['snake_case_name', [plainSpan('snake_case_name')]],
  ['*open', [plainSpan('*open')]],
  ['a [b', [plainSpan('a [b')]],
])('%s is read and typed again', (typed, spans) => {
  expect(spansOf(typed)).toEqual(spans);
  expect(typedOf(spans)).toBe(typed);
});

test('what looks like a mark can be text', () => {
  for (const text of ['*not bold*', '_x_', '[a](/b)', 'a \\*b* c', '\\', '*a* _b_ [c](/d) \\']) {
    expect(spansOf(typedOf([plainSpan(text)]))).toEqual([plainSpan(text)]);
  }
});

test('spaces are outside of marks', () => {
  expect(typedOf([bold('Drink '), plainSpan('water')])).toBe('*Drink* water');
});

test('a mark that cannot be typed is left out, never a letter', () => {
  expect(typedOf([bold('foo'), plainSpan('bar')])).toBe('foobar');
  expect(spansOf(typedOf([bold('*'), plainSpan('a_b')]))).toEqual([plainSpan('*a_b')]);
});

test('an address that scripts could use stays text', () => {
  for (const address of [
    'javascript:alert`1`',
    'data:text/html,x',
    '//evil.example',
    '/\\evil',
    'http://a.example',
  ]) {
    const typed = `[x](${address})`;
    expect(spansOf(typed).every(({ link }) => link === null)).toBe(true);
    expect(hasRefusedLink(typed)).toBe(true);
  }
  expect(hasRefusedLink('[x](https://a.example) (see there)')).toBe(false);
});

test('long texts without an end are read quickly', () => {
  const start = performance.now();
  for (const text of ['*'.repeat(5000), '*a '.repeat(3000), '['.repeat(20_000), '\\'.repeat(20_000)])
    spansOf(text);
  expect(performance.now() - start).toBeLessThan(1000);
});
