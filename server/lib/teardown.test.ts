import { expect, test } from 'vitest';
import { Teardown } from './teardown';

test('what was begun last is ended first, each once', async () => {
  const ended: string[] = [];
  const teardown = new Teardown();
  for (const name of ['database', 'server']) teardown.add(async () => void ended.push(name));
  await teardown.run();
  await teardown.run();
  expect(ended).toEqual(['server', 'database']);
});

test('an end that fails keeps no other from being ended, and all failures are told', async () => {
  const ended: string[] = [];
  const teardown = new Teardown();
  teardown.add(async () => void ended.push('database'));
  teardown.add(() => Promise.reject(new Error('worker')));
  teardown.add(() => {
    throw new Error('client');
  });
  teardown.add(async () => void ended.push('server'));
  const failure = await teardown.run().catch((error: unknown) => error);
  expect(ended).toEqual(['server', 'database']);
  expect((failure as AggregateError).errors).toEqual([new Error('client'), new Error('worker')]);
});
