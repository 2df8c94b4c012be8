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
