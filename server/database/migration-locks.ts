/** Tables that stay small in the largest studio, so that an index is built in milliseconds. */
const SMALL_TABLES = new Set([
  'articles',
  'bulk_changes',
  'document_counters',
  'member_imports',
  'photos',
  'plan_offers',
  'program_requirements',
  'revenue_days',
  'saved_list_views',
  'seeded_tables',
  'trainers',
  'visit_hours',
]);

const CREATED = /\bcreate table (?:if not exists )?(\w+)/i;
const INDEX = /\bcreate (?:unique )?index (?!concurrently\b).*?\bon (\w+)/is;
const KEY = /\balter table (\w+)\b.*?\badd (?:constraint \w+ )?(?:unique|primary key) ?\(/is;
const VALIDATED =
  /\balter table (\w+)\b(?=.*?\badd (?:constraint \w+ )?(?:check|foreign key)\b)(?!.*\bnot valid\b)/is;

const RULES = [
  { pattern: INDEX, advice: 'createIndex or replaceIndex' },
  { pattern: KEY, advice: 'addUnique' },
  { pattern: VALIDATED, advice: 'replaceCheck, or "not valid" and then "validate constraint"' },
];

/**
 * Problems with statements of a migration that block writes to a table for as long as it is read: the table may have
 * millions of rows, unless it is new or small.
 */
export function longLocksOf(statements: readonly string[]): string[] {
  const unproblematic = new Set(SMALL_TABLES);
  const faults: string[] = [];
  for (const statement of statements) {
    const created = CREATED.exec(statement)?.[1];
    if (created) unproblematic.add(created);
    for (const { pattern, advice } of RULES) {
      const table = pattern.exec(statement)?.[1];
      if (table && !unproblematic.has(table)) faults.push(faultOf(table, advice));
    }
  }
  return faults;
}

const faultOf = (table: string, advice: string) =>
  `It keeps others from writing to ${table} while it reads all of it. Use ${advice} of server/database/migration-steps.ts, in a migration with "transaction = false".`;
