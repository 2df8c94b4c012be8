/** Values that nobody sends by mistake only, and those that are nearly right. */
import type { Random } from './random';

const LONG = 'ä'.repeat(20_000);

/** Objects in objects. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) });

/** Keys that objects of JavaScript inherit, as properties of their own. */
const prototypeKeys = (): unknown =>
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}},"toString":1}');

/** Texts that PostgreSQL cannot store. */
const UNSTORABLE = ['\0', 'Asha\0Rao', '2026\0', 'a\ud800', '\udfff\ud800', '\\u0000\0'];

const TEXTS: readonly string[] = [
  ...['', ' ', '\u202e\u200b', '\ufeff', '\r\nSet-Cookie: a=b'],
  ...["' or 1=1 --", '%', '%00', '\\', '$1', '#{7*7}', '{{7*7}}', '../../etc/passwd', 'javascript:alert(1)'],
  ...['null', 'undefined', 'NaN', 'true', '-1', '1e400', '0x10', '١٢٣', '__proto__', 'constructor'],
  ...['a&b|c!(d:*', '<->', '"', '{', '[]', 'é'.normalize('NFD').repeat(500), '👩‍👩‍👧‍👦', LONG],
];
const NUMBERS = [0, -0, -1, 0.1, 1e-320, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, 1e21] as const;
const DAYS = [
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '2026-11-21T25:61:61Z',
  '275761-01-01',
];
const CURSORS = [
  'W10=',
  'bnVsbA==',
  'eyJpZCI6bnVsbH0=',
  'WyJhIiwiYiJd',
  '%%%',
  'AAAA',
  'WzFlNDAwXQ==',
] as const;

const IDS = ['0', '00000000-0000-0000-0000-000000000000', 'x'.repeat(300), '{}', "';", ' 1 '] as const;

export const hostileText = (random: Random): string =>
  random.pick(random.pick([UNSTORABLE, UNSTORABLE, TEXTS, TEXTS, DAYS, CURSORS, IDS]));

export const hostileNumber = (random: Random): number => random.pick(NUMBERS);

/** Anything that JSON can hold. */
export function hostileValue(random: Random): unknown {
  const kinds = [
    () => null,
    () => hostileText(random),
    () => hostileText(random),
    () => hostileNumber(random),
    () => random.isTrue(0.5),
    () => [],
    () => ({}),
    () => [[hostileText(random)], null],
    () => ({ [hostileText(random).slice(0, 50)]: hostileNumber(random) }),
    () => Array.from({ length: 600 }, () => 1),
    () => nested(random.pick([3, 40, 900])),
    prototypeKeys,
  ];
  return random.pick(kinds)();
}
