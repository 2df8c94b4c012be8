/** Calls about the text that members accept before they train. */
import { randomUUID } from 'node:crypto';
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

export const WAIVER_TEXT = 'I train at my own risk.\n\nI tell the trainer about injuries.';

export const publish = (browser: Browser, text: string, expectedVersion: number): Promise<GraphqlAnswer> =>
  browser.gql(
    `mutation ($input: PublishWaiverInput!) {
      publishWaiver(input: $input) { message waiver { version text publishedAt } }
    }`,
    { input: { text, expectedVersion } },
  );

/** Publishes another text; returns its version. */
export async function publishedBy(admin: Browser, text = `${WAIVER_TEXT} ${randomUUID()}`): Promise<number> {
  const { data } = await admin.gql('{ waiver { version } }');
  const { version } = data!['waiver'] as { version: number };
  const { errors } = await publish(admin, text, version);
  if (errors[0]) throw new Error(errors[0].message);
  return version + 1;
}

const STATE = '{ id waiver { version isAccepted acceptance { version name way } } }';

export const accept = (browser: Browser, version: number, name = 'Asha Rao'): Promise<GraphqlAnswer> =>
  browser.gql(
    `mutation ($input: AcceptWaiverInput!) { acceptWaiver(input: $input) { message user ${STATE} } }`,
    {
      input: { version, name },
    },
  );

export const record = (browser: Browser, input: object): Promise<GraphqlAnswer> =>
  browser.gql(
    `mutation ($input: RecordWaiverInput!) { recordWaiver(input: $input) { message member ${STATE} } }`,
    {
      input: { name: 'Asha Rao', isOnPaper: true, ...input },
    },
  );
