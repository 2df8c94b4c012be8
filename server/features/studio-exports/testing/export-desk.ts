import { Browser } from '../../../test/browser';
import { createUser, PASSWORD, type UserWithEmail } from '../../../test/factories';
import type { GraphqlAnswer, Harness } from '../../../test/harness';
import { unzipped } from './unzipped';

const EXPORT = 'id status progress startedAt finishedAt expiresAt sizeBytes explanation isOwn';
const LAST = `{ studioExport { ${EXPORT} } }`;
const START = `mutation ($input: StartStudioExportInput!) {
  startStudioExport(input: $input) { message studioExport { ${EXPORT} } }
}`;
const LINK = `mutation ($input: CreateStudioExportLinkInput!) { createStudioExportLink(input: $input) { url } }`;

export interface ExportAnswer {
  id: string;
  status: string;
  progress: number;
  finishedAt: string | null;
  expiresAt: string | null;
  sizeBytes: number | null;
  explanation: string | null;
  isOwn: boolean;
}

/** Actions of an owner on exports of the studio. */
export class ExportDesk {
  private constructor(
    private readonly harness: Harness,
    readonly owner: UserWithEmail,
    private readonly browser: Browser,
  ) {}

  static async open(harness: Harness): Promise<ExportDesk> {
    return ExportDesk.of(harness, await createUser(harness.dataSource, { role: 'owner' }));
  }

  private static async of(harness: Harness, owner: UserWithEmail): Promise<ExportDesk> {
    const browser = new Browser(harness);
    await browser.signIn(owner.email, PASSWORD);
    return new ExportDesk(harness, owner, browser);
  }

  /** Logs in again. */
  backAgain(): Promise<ExportDesk> {
    return ExportDesk.of(this.harness, this.owner);
  }

  start(password = PASSWORD): Promise<GraphqlAnswer> {
    return this.browser.gql(START, { input: { password } });
  }

  async last(): Promise<ExportAnswer> {
    const { data } = await this.browser.gql(LAST);
    return data?.['studioExport'] as ExportAnswer;
  }

  askForLink(id: string, password?: string | null): Promise<GraphqlAnswer> {
    return this.browser.gql(LINK, { input: { id, password } });
  }

  /** The path of a download; the reason of the refusal if there is none. */
  async link(id: string, password?: string): Promise<string> {
    const { data, errors } = await this.askForLink(id, password);
    const link = data?.['createStudioExportLink'] as { url: string } | null | undefined;
    return link ? new URL(link.url).pathname : String(errors[0]?.extensions.reason);
  }

  /** The files of an export that is complete. */
  async files(): Promise<Map<string, Buffer>> {
    const { id } = await this.last();
    const response = await this.harness.fetch(await this.link(id));
    if (response.status !== 200) throw new Error(await response.text());
    return unzipped(Buffer.from(await response.arrayBuffer()));
  }
}
