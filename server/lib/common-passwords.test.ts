import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each(['password', '12345678', 'qwertyuiop', 'Password', 'ILOVEYOU', 'trustno1', 'ｐａｓｓｗｏｒｄ'])(
  '%s is common',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['', 'Member-demo-2026', 'password but longer', 'सूर्योदय', 'constructor-of-hills', '__proto__'])(
  '"%s" is not common',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
