/** Rules of HTTP for every public GET: HEAD, conditional requests, and 405 with Allow. */
import { REST_ROUTES } from '#server/composition/parts';
import type { Harness } from '#server/test/harness';
import { send, type Failure, type FuzzRequest } from './request';

export async function problemsOfContent(harness: Harness): Promise<Failure[]> {
  const paths = REST_ROUTES.filter(({ isCacheable, path }) => isCacheable && !path.includes(':')).map(
    ({ path }) => path,
  );
  const failures: Failure[] = [];
  for (const path of new Set(paths)) failures.push(...(await problemsOf(harness, path)));
  return failures;
}

async function problemsOf({ address }: Harness, path: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  const expectStatus = async (status: number, init: Partial<FuzzRequest>) => {
    const request = { method: 'GET', path, headers: {}, ...init };
    const answer = await send(address, request);
    if (answer?.status !== status)
      failures.push({
        problem: `${answer?.status} in place of ${status}`,
        caller: 'signed out',
        number: -1,
        request,
      });
    return answer;
  };
  const { etag = '' } = (await expectStatus(200, {}))?.headers ?? {};
  await expectStatus(200, { method: 'HEAD' });
  await expectStatus(405, { method: 'PATCH' });
  for (const tag of [etag, `W/${etag.replace(/^W\//, '')}`, '*', `"other", ${etag}`])
    await expectStatus(304, { headers: { 'if-none-match': tag } });
  await expectStatus(200, { headers: { 'if-none-match': '"other"' } });
  return failures;
}
