import pg from 'pg';
import type { DataSource } from 'typeorm';
import { vi } from 'vitest';

/** A node of a plan as `explain (analyze, format json)` has it, as far as it matters here. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  /** For each loop; missing if the statement was only explained. */
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Plan {
  'Query Text': string;
  Plan: PlanNode;
}

/** How one table was read by one statement. */
export interface TableRead {
  table: string;
  isSequential: boolean;
  /** Rows that were looked at, including those that did not match. */
  rows: number;
  statement: string;
}

const SETTINGS = {
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_format': 'json',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  // Triggers, foreign keys and functions read tables, too.
  'auto_explain.log_nested_statements': 'on',
};

/** Makes new connections to a database send the plan of each statement that they run, as a notice. */
export function sendPlans(dataSource: DataSource): Promise<void> {
  return dataSource.transaction(async (manager) => {
    await manager.query("load 'auto_explain'");
    const settings = Object.entries({ session_preload_libraries: 'auto_explain', ...SETTINGS });
    for (const [name, value] of settings) {
      const [row] = await manager.query<{ text: string }[]>(
        `select format('alter database %I set ${name} = %L', current_database(), $1::text) as text`,
        [value],
      );
      await manager.query(row!.text);
    }
  });
}

/** The tables that statements of any connection of this process read during `work`. */
export async function readsDuring(work: () => Promise<unknown>): Promise<TableRead[]> {
  const emitting = vi.spyOn(pg.Client.prototype, 'emit');
  try {
    await work();
    return emitting.mock.calls
      .filter(([event]) => event === 'notice')
      .flatMap(([, notice]) => readsIn((notice as Error).message));
  } finally {
    emitting.mockRestore();
  }
}

function readsIn(message: string): TableRead[] {
  if (!/^duration: .* plan:\n/.test(message)) return [];
  const { 'Query Text': statement, Plan: root } = JSON.parse(message.slice(message.indexOf('\n'))) as Plan;
  return nodesOf(root).flatMap((node) => {
    const { 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = node;
    if (table === undefined || rows === undefined || loops === undefined) return [];
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    return [
      {
        table,
        isSequential: node['Node Type'] === 'Seq Scan',
        rows: Math.round((rows + removed) * loops),
        statement: statement.replace(/\s+/g, ' ').trim(),
      },
    ];
  });
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
