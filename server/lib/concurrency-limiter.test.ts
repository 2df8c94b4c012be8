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

it('begins one task of a name in each turn of the event loop, since each of them may take long', async () => {
  const limiter = new ConcurrencyLimiter({ running: 4, waiting: 8, refuse: () => new Error('full') });
  let turn = 0;
  const countTurns = () => {
    turn += 1;
    counting = setImmediate(countTurns);
  };
  let counting = setImmediate(countTurns);

  const turnOf = async (name: string) => limiter.run(name, () => Promise.resolve(turn));
  const turns = await Promise.all(Array.from({ length: 12 }, () => turnOf('one')));
  const others = await Promise.all(['two', 'three'].map(turnOf));
  clearImmediate(counting);

  expect(new Set(turns).size).toBe(turns.length);
  expect(new Set(others).size).toBe(1);
});
