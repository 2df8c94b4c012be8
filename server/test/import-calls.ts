/** Calls of imports of members. */
import type { Browser } from './browser';
import { createPlanOffers } from './factories';
import { startHarness, type GraphqlAnswer, type Harness } from './harness';
import { signedIn } from './order-calls';

const IMPORT = `memberImport {
  id kind status version fileName encoding rowCount doneCount dateOrder hasInvitations uninvitedCount undoEndsAt skippedRowsUrl explanation
  lines { read above rows blank inCells } headRow firstRows { position cells } likelyEnds
  planNames { name offerId } unknownPlans { name rowCount }
  columns { position head samples field dateOrder isDateOrderOpen }
  counts { create update unchanged skip created updated failed removed restored kept notUndone }
}`;

export interface ImportAnswer {
  id: string;
  kind: string;
  status: string;
  version: number;
  encoding: string;
  rowCount: number;
  doneCount: number;
  hasInvitations: boolean;
  uninvitedCount: number;
  undoEndsAt: string | null;
  explanation: string | null;
  skippedRowsUrl: string;
  lines: Record<'read' | 'above' | 'rows' | 'blank' | 'inCells', number>;
  headRow: number;
  firstRows: { position: number; cells: string[] }[];
  likelyEnds: number[];
  planNames: { name: string; offerId: string | null }[];
  unknownPlans: { name: string; rowCount: number }[];
  columns: {
    position: number;
    head: string;
    samples: string[];
    field: string | null;
    dateOrder: string | null;
    isDateOrderOpen: boolean;
  }[];
  counts: Record<string, number>;
}

export interface RowAnswer {
  position: number;
  plan: string;
  result: string | null;
  undoResult: string | null;
  explanation: string | null;
  problems: { column: string; value: string; message: string }[];
  changes: { field: string; before: string | null; after: string }[];
  member: { email: string } | null;
}

const change = (name: string) => {
  const input = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { ${IMPORT} } }`;
};

const ROWS = `query ($id: ID!, $filter: MemberImportRowFilter) {
  memberImportRows(importId: $id, filter: $filter, first: 100) {
    nodes { position plan result undoResult explanation problems { column value message } changes { field before after } member { email } }
  }
}`;

/** Actions of an admin on files of members. */
export class Importer {
  constructor(
    private readonly harness: Harness,
    private readonly admin: Browser,
  ) {}

  /** The address to upload a file to, without the origin. */
  async begin(fileName = 'members.csv'): Promise<{ id: string; path: string }> {
    const document = `mutation ($input: CreateMemberImportInput!) {
      createMemberImport(input: $input) { uploadUrl memberImport { id } }
    }`;
    const { data, errors } = await this.admin.gql(document, { input: { fileName } });
    const created = data?.['createMemberImport'] as
      | { uploadUrl: string; memberImport: { id: string } }
      | null
      | undefined;
    if (!created) throw new Error(errors[0]?.message);
    return { id: created.memberImport.id, path: new URL(created.uploadUrl).pathname };
  }

  send(path: string, content: string | Uint8Array): Promise<Response> {
    return this.harness.fetch(path, { method: 'PUT', body: content as BodyInit });
  }

  async upload(content: string | Uint8Array): Promise<ImportAnswer> {
    const { id, path } = await this.begin();
    const response = await this.send(path, content);
    if (response.status !== 204) throw new Error(await response.text());
    return this.read(id);
  }

  async read(id: string): Promise<ImportAnswer> {
    const { data, errors } = await this.admin.gql(
      `query ($id: ID!) { ${IMPORT.replace('{', '(id: $id) {')} }`,
      {
        id,
      },
    );
    if (!data?.['memberImport']) throw new Error(errors[0]?.message ?? 'no such import');
    return data['memberImport'] as ImportAnswer;
  }

  call(name: string, input: object): Promise<GraphqlAnswer> {
    return this.admin.gql(change(name), { input });
  }

  /** Checks a file with the guessed columns. */
  async check({ id, columns }: ImportAnswer, values: object = {}): Promise<ImportAnswer> {
    const chosen = columns.flatMap(({ position, field }) => (field ? { position, field } : []));
    importOf(await this.call('checkMemberImport', { id, columns: chosen, ...values }));
    await this.harness.runDueJobs();
    return this.read(id);
  }

  async uploadAndCheck(content: string | Uint8Array): Promise<ImportAnswer> {
    return this.check(await this.upload(content));
  }

  async start({ id, version }: ImportAnswer, values: object = {}): Promise<ImportAnswer> {
    return importOf(await this.call('runMemberImport', { id, expectedVersion: version, ...values }));
  }

  async run(checked: ImportAnswer, values: object = {}): Promise<ImportAnswer> {
    const { id } = await this.start(checked, values);
    await this.harness.runDueJobs();
    return this.read(id);
  }

  /** Uploads, checks and imports a file. */
  async import(content: string | Uint8Array, values: object = {}): Promise<ImportAnswer> {
    return this.run(await this.uploadAndCheck(content), values);
  }

  async undo({ id, version }: ImportAnswer): Promise<ImportAnswer> {
    importOf(await this.call('undoMemberImport', { id, expectedVersion: version }));
    await this.harness.runDueJobs();
    return this.read(id);
  }

  invite({ id, version }: ImportAnswer): Promise<GraphqlAnswer> {
    return this.call('inviteImportedMembers', { id, expectedVersion: version });
  }

  async rows(id: string, filter: object | null = null): Promise<RowAnswer[]> {
    const { data, errors } = await this.admin.gql(ROWS, { id, filter });
    const page = data?.['memberImportRows'] as { nodes: RowAnswer[] } | null | undefined;
    if (!page) throw new Error(errors[0]?.message);
    return page.nodes;
  }
}

export function importOf({ data, errors }: GraphqlAnswer): ImportAnswer {
  const [payload] = Object.values(data ?? {}) as ({ memberImport: ImportAnswer } | null)[];
  if (!payload) throw new Error(errors[0]?.message);
  return payload.memberImport;
}

/** A studio that sells the plan Premium, and an admin who imports members into it. */
export async function startImporter(): Promise<{ harness: Harness; admin: Browser; importer: Importer }> {
  const harness = await startHarness();
  const { browser: admin } = await signedIn(harness, 'admin');
  await createPlanOffers(harness.dataSource, 1, { name: 'Premium' });
  return { harness, admin, importer: new Importer(harness, admin) };
}
