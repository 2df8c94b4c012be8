import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import { fetchFile } from './download-file';
import { storeToken } from './session';

const FILE = '/api/user/admin/members.csv';
const token = tokenOf();
const renewed = tokenOf({ exp: Math.floor(Date.now() / 1000) + 1800 });
const sent: (string | undefined)[] = [];
let isSessionOver: boolean;

beforeEach(() => {
  storeToken(token);
  sent.length = 0;
  isSessionOver = false;
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    if (address !== FILE)
      return Promise.resolve(
        Response.json(isSessionOver ? ENDED : { data: { renewSession: { token: renewed } } }),
      );
    const authorization = headers['Authorization'];
    sent.push(authorization);
    return Promise.resolve(
      new Response('Name\r\n', { status: authorization === `Bearer ${renewed}` ? 200 : 401 }),
    );
  });
});

const ENDED = {
  data: { renewSession: null },
  errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }],
};

test('a file is fetched again with the token of a session that had to be renewed', async () => {
  expect(await (await fetchFile(FILE)).text()).toBe('Name\r\n');
  expect(sent).toEqual([`Bearer ${token}`, `Bearer ${renewed}`]);
});

test('a file is not fetched again once the session has ended', async () => {
  isSessionOver = true;
  await expect(fetchFile(FILE)).rejects.toThrow('401');
  expect(sent).toHaveLength(1);
});
