import { expect, test } from 'vitest';
import { describeDevice, describeKnownDevice } from './device';

test.each([describeDevice, describeKnownDevice])(
  '%o reads only the beginning of a user agent',
  (describe) => {
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
    expect(describe(browser)).toBe('Chrome on Linux');
    expect(describe(`${'x'.repeat(512)} ${browser}`)).not.toContain('Chrome');
  },
);
