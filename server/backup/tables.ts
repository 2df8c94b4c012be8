import type pg from 'pg';

export interface CopiedTable {
  name: string;
  columns: string[];
}

/** Tables that are not copied: which migrations have run is part of the backup, and rate limits start over. */
const LEFT_OUT = ['migrations', 'rate_limits'];

interface ForeignKey {
  table: string;
  references: string;
}

/** All tables, each after those that it references. */
export async function copiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows: tables } = await client.query<CopiedTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [LEFT_OUT],
  );
  const { rows: keys } = await client.query<ForeignKey>(
    `select source.relname as "table", target.relname as "references"
     from pg_constraint
     join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and source.oid <> target.oid and source.relnamespace = 'public'::regnamespace`,
  );
  return inOrder(tables, keys);
}

function inOrder(tables: CopiedTable[], keys: ForeignKey[]): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const free = left.filter(
      ({ name }) => !keys.some(({ table, references }) => table === name && names.has(references)),
    );
    if (free.length === 0) throw new Error(`These tables reference each other: ${[...names].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

export const copyText = ({ name, columns }: CopiedTable, how: 'to stdout' | 'from stdin'): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) ${how}`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
