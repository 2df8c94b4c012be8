/** The senders of the requests. They are made again now and then, since requests end sessions and delete accounts. */
import { KEY_PERMISSIONS } from '#common/accounts/permissions';
import type { Role } from '#common/accounts/roles';
import { programOf } from '#server/test/api-key-calls';
import { Browser } from '#server/test/browser';
import { createUser } from '#server/test/factories';
import type { Harness } from '#server/test/harness';
import { beginSession } from '#server/test/order-calls';
import type { Ids } from './plausible-values';

const ROLES: readonly Role[] = ['user', 'front_desk', 'trainer', 'admin'];

/** Tokens by caller; undefined for those who are signed out. */
export type Callers = Record<string, string | undefined>;

export async function newCallers(harness: Harness, round: number): Promise<Callers> {
  const callers: Callers = { 'signed out': undefined };
  for (const role of ROLES) callers[role] = (await browserOf(harness, role, `caller-${round}`)).token;
  await harness.dataSource.query('delete from api_keys');
  const admin = await browserOf(harness, 'admin', `key-${round}`);
  const permissions = [...KEY_PERMISSIONS];
  callers['API key'] = (await programOf(harness, admin, { permissions })).key;
  return callers;
}

async function browserOf(harness: Harness, role: Role, name: string): Promise<Browser> {
  const browser = new Browser(harness);
  const email = `${name}-${role}@fuzz.example`;
  await beginSession(harness, browser, await createUser(harness.dataSource, { role, email, phone: null }));
  return browser;
}

/** Some ids of every table that has them. */
export async function idsOf({ dataSource }: Harness): Promise<Ids> {
  const tables = await dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by table_name`,
  );
  const parts = tables.map(({ name }) => `(select id::text from "${name}" limit 3)`);
  return (await dataSource.query<{ id: string }[]>(parts.join(' union all '))).map(({ id }) => id);
}
