import { expect, it } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter';

async function microtasks(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
}

it('limits tasks that end within one turn of the event loop, so that they do not keep it from others', async () => {
  const limiter = new ConcurrencyLimiter({ running: 2, waiting: 3, refuse: () => new Error('full') });
  const tasks: Promise<string>[] = [];
  for (let count = 0; count < 10; count += 1) {
    tasks.push(
      limiter.run('one', () => Promise.resolve('done')).catch((error: unknown) => (error as Error).message),
    );
    await microtasks();
  }

  const ends = await Promise.all(tasks);

  expect(ends.filter((end) => end === 'done')).toHaveLength(5);
  expect(ends.filter((end) => end === 'full')).toHaveLength(5);
});
