import { ServerError } from '@apollo/client/errors';
import { expect, test, vi } from 'vitest';
import { withRequestKey } from './request-keys';

const lost = () => new ServerError('lost', { response: new Response('', { status: 503 }), bodyText: '' });

const sent = vi.fn<(key: string) => Promise<string>>();
const keys = () => sent.mock.calls.splice(0).map(([key]) => key);

test('a request that was refused keeps its key', async () => {
  sent.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce('done');
  await expect(withRequestKey(['one'], sent)).rejects.toThrow('refused');
  await expect(withRequestKey(['one'], sent)).resolves.toBe('done');
  const [first, second] = keys();
  expect(second).toBe(first);
});

test('a lost answer is asked for once more, not again and again', async () => {
  sent.mockRejectedValue(lost());
  await expect(withRequestKey(['one'], sent)).rejects.toThrow('lost');
  expect(keys()).toHaveLength(2);
});

test('an answer is waited for while the request is running', async () => {
  vi.useFakeTimers();
  const bodyText = JSON.stringify({ errors: [{ extensions: { reason: 'REQUEST_RUNNING' } }] });
  const running = new ServerError('409', { response: new Response('', { status: 409 }), bodyText });
  sent.mockRejectedValueOnce(lost()).mockRejectedValueOnce(running).mockResolvedValueOnce('done');
  const answer = withRequestKey(['one'], sent);
  await vi.runAllTimersAsync();
  await expect(answer).resolves.toBe('done');
  expect(new Set(keys()).size).toBe(1);
  sent.mockRejectedValue(running);
  const refused = expect(withRequestKey(['one'], sent)).rejects.toBe(running);
  await vi.runAllTimersAsync();
  await refused;
  expect(keys().length).toBeGreaterThan(1);
  vi.useRealTimers();
});

test.each(['', '[]', '{"one":5}', '{"one":{"key":7,"createdAt":0}}'])(
  'ignores %j in the storage',
  async (stored) => {
    localStorage.setItem('requestKeys', stored);
    sent.mockResolvedValue('done');
    await withRequestKey(['one'], sent);
    expect(keys()[0]).toMatch(/^[\w-]{10,64}$/);
  },
);

test('without storage, a request keeps its key as long as the document', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  sent.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce('done');
  await expect(withRequestKey(['one'], sent)).rejects.toThrow('refused');
  await withRequestKey(['one'], sent);
  const [first, second] = keys();
  expect(second).toBe(first);
});
