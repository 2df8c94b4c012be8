import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { BLANK_SETTINGS } from '../../../scripts/test/blank-settings.mjs';
import { JOURNEY_DATA_DIR } from '../../../scripts/test/journey-data.mjs';
import { createMember, type Person } from './accounts';

let created: Promise<Person> | undefined;

/** An account with the role of the front desk, shared by the journeys of a worker. */
export const frontDesk = (request: APIRequestContext): Promise<Person> =>
  (created ??= createFrontDesk(request));

/** Gives a new account its role with the command that studios use. */
async function createFrontDesk(request: APIRequestContext): Promise<Person> {
  const person = await createMember(request, { name: 'Madhura Desk' });
  const command = ['scripts/run-typescript.mjs', 'scripts/database.ts', 'set-role'];
  await promisify(execFile)(process.execPath, [...command, '--email', person.email, '--role', 'front_desk'], {
    env: { ...process.env, ...BLANK_SETTINGS, DATA_DIR: JOURNEY_DATA_DIR },
  });
  return person;
}
