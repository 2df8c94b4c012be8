import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { BLANK_SETTINGS } from '../../../scripts/test/blank-settings.mjs';
import { JOURNEY_DATA_DIR } from '../../../scripts/test/journey-data.mjs';
import { createMember, mailTo, startSession, type Person } from './accounts';
import { ADMIN } from './desk';
import { expect } from './journey';

const createPerson = (request: APIRequestContext) => createMember(request, { name: 'Madhura Desk' });

/** An account that got the role of the front desk by the command that studios use. */
export async function frontDeskByCommand(request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  const command = ['scripts/run-typescript.mjs', 'scripts/database.ts', 'set-role'];
  await promisify(execFile)(process.execPath, [...command, '--email', person.email, '--role', 'front_desk'], {
    env: { ...process.env, ...BLANK_SETTINGS, DATA_DIR: JOURNEY_DATA_DIR },
  });
  return person;
}

const INVITE = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { message } }`;
const ACCEPT = `mutation ($input: AcceptStaffInvitationInput!) { acceptStaffInvitation(input: $input) { message } }`;

/** An account that got the role of the front desk by an invitation, which is quicker than the command. */
export async function frontDesk(request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  const { email, password } = person;
  const headers = { authorization: `Bearer ${await startSession(request, ADMIN)}` };
  const send = async (query: string, input: object) => {
    const answer = await request.post('/graphql', { headers, data: { query, variables: { input } } });
    expect(await answer.json()).not.toHaveProperty('errors');
  };
  await send(INVITE, { email, role: 'FRONT_DESK' });
  const { text } = await mailTo(request, email, /Work with/);
  const [, token] = /\/staff-invitation#([\w-]+)/.exec(text)!;
  await send(ACCEPT, { token, password });
  return person;
}
