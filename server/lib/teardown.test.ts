import { expect, test } from 'vitest';
import { Teardown } from './teardown';

test('runs the actions in reverse order, each once', async () => {
  const ended: string[] = [];
  const teardown = new Teardown();
  for (const name of ['database', 'server']) teardown.add(async () => void ended.push(name));
  await teardown.run();
  await teardown.run();
  expect(ended).toEqual(['server', 'database']);
});

test('runs the other actions after a failure, and reports all failures', async () => {
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
