/** The set-up of a new studio. */
import { defaultSettings } from '#common/settings/default-settings';
import type { Harness } from './harness';

export const OWNER = { name: 'Asha Rao', email: 'asha@example.com', password: 'three words here' };

/** Details of a studio that is no demonstration. */
export const OWN_DETAILS = {
  ...defaultSettings.studio,
  name: 'Sunrise Gym',
  street: '12 MG Road',
  phone: '+91 253 234 5678',
  email: 'hello@sunrise.example.in',
};

/** Prints a link, as the start does; returns its token. */
export async function newSetUpToken({ services }: Harness): Promise<string> {
  const link = await services.firstOwner.renewLink();
  await services.settings.load();
  return new URL(link!).hash.slice(1);
}

/** Makes members of all admins, as if the studio were new; returns the token of its link. */
export async function setUpAgain(harness: Harness): Promise<string> {
  await harness.dataSource.query(`update users set role = 'user' where role in ('admin', 'owner')`);
  return newSetUpToken(harness);
}

/** A studio that its admin sets up. */
export async function beginSetUp({ dataSource, services }: Harness): Promise<void> {
  await dataSource.query(
    `insert into studio_settings (section, value) values ('setUp', $1)
     on conflict (section) do update set value = excluded.value`,
    [{ ...defaultSettings.setUp, isRunning: true, step: 'studio' }],
  );
  await services.settings.load();
}

/** Completes the set-up, so that the studio can be opened. */
export async function completeSetUp(harness: Harness): Promise<void> {
  await beginSetUp(harness);
  const { dataSource, services } = harness;
  await dataSource.query(`update plan_offers set retired_at = now() where retired_at is null`);
  await dataSource.query(
    `insert into studio_settings (section, value, version) values ('studio', $1, 1)
     on conflict (section) do update set value = excluded.value`,
    [{ ...OWN_DETAILS, disclaimer: '' }],
  );
  await services.settings.load();
}
