import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { BLANK_SETTINGS } from '../../../scripts/test/blank-settings.mjs';
import { JOURNEY_DATA_DIR } from '../../../scripts/test/journey-data.mjs';
import { createMember, type Person } from './accounts';

/** Creates an account and gives it the role of the front desk, with the command that studios use. */
export async function createFrontDesk(request: APIRequestContext): Promise<Person> {
  const person = await createMember(request, { name: 'Madhura Desk' });
  const command = ['scripts/run-typescript.mjs', 'scripts/database.ts', 'set-role'];
  await promisify(execFile)(process.execPath, [...command, '--email', person.email, '--role', 'front_desk'], {
    env: { ...process.env, ...BLANK_SETTINGS, DATA_DIR: JOURNEY_DATA_DIR },
  });
  return person;
}
