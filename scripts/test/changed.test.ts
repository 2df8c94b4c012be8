import { expect, test } from 'vitest';
import { testFolders } from './changed.mjs';

test.each([
  ['server/features/diet/diet.service.ts', ['client/features/diet/', 'server/features/diet/']],
  ['client/features/diet/diet-form.tsx', ['client/features/diet/', 'server/features/diet/']],
  [
    'server/features/diet/diet.resolver.ts',
    ['client/features/diet/', 'server/features/diet/', 'tests/architecture/'],
  ],
  [
    'server/features/diet/feature.ts',
    ['client/features/diet/', 'server/composition/parts', 'server/features/diet/'],
  ],
  ['server/composition/parts.ts', ['server/composition/']],
  ['server/config.ts', ['server/config']],
  ['client/components/button.module.css', ['client/components/']],
  ['server/http/listener.ts', ['server/http/']],
  ['migrations/diet.ts', ['server/database/']],
  ['tests/architecture/costs.test.ts', ['tests/architecture/']],
  ['lint/dependency-zones.js', ['tests/architecture/lint.']],
  ['docs/tests.md', []],
])('a change of %s is tested in %j', (file, folders) => {
  expect(testFolders([file])).toEqual(folders);
});

test('a change in common/ is tested there and in the features that import the file', () => {
  const folders = testFolders(['common/messages.ts']);
  expect(folders).toContain('common/');
  expect(folders).toContain('server/features/reviews/');
  expect(folders).not.toContain('client/features/photos/');
});
