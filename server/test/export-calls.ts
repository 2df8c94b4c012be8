import type { Browser } from './browser';
import { PASSWORD } from './factories';
import type { Harness } from './harness';

/** The id of an export of the studio by somebody, as if its file were complete. */
export async function completeExport(harness: Harness, by: Browser, password = PASSWORD): Promise<string> {
  await harness.dataSource.query('delete from studio_exports');
  const { data, errors } = await by.gql(
    'mutation ($input: StartStudioExportInput!) { startStudioExport(input: $input) { studioExport { id } } }',
    { input: { password } },
  );
  const started = data?.['startStudioExport'] as { studioExport: { id: string } } | null | undefined;
  if (!started) throw new Error(errors[0]?.message);
  const { id } = started.studioExport;
  const expiresAt = new Date(harness.clock.ms + 60_000);
  await harness.dataSource.query(
    `update studio_exports set status = 'done', file_key = '', expires_at = $2 where id = $1`,
    [id, expiresAt],
  );
  return id;
}
