/** Cursors: the place of a row in a list, as an opaque text. */
import type { EntityMetadata } from 'typeorm';
import * as z from 'zod';
import { dayOfText } from '#common/calendar';
import { invalidField } from '../lib/errors';
import { isUuidAsPrinted } from '../lib/uuid';
import { canBeNull, type CompleteKeys, type KeyValue } from './sort-keys';

const VERSION = 2;
/** Start of the year 1, because the calendar of PostgreSQL begins later than the one of JavaScript. */
const EARLIEST_MS = -62_135_596_800_000;
/** The last moment of a JavaScript date. */
const LATEST_MS = 8_640_000_000_000_000;
const SMALLINT_MAX = 2 ** 15 - 1;

/** PostgreSQL does not store this character. */
const text = z.string().refine((value) => !value.includes('\0'));

/** The values of each type of column that the database accepts: others would make a statement fail. */
const VALUES: Record<string, z.ZodType<KeyValue>> = {
  timestamptz: z
    .int()
    .min(EARLIEST_MS)
    .max(LATEST_MS)
    .transform((ms) => new Date(ms)),
  date: z.string().refine((value) => dayOfText(value) !== null),
  smallint: z
    .int()
    .min(-SMALLINT_MAX - 1)
    .max(SMALLINT_MAX),
  integer: z.int32(),
  text,
  varchar: text,
  uuid: z.string().refine(isUuidAsPrinted),
};

/** Writes and reads the cursors of a list. A list of other rows or with other keys refuses them. */
export class CursorFormat {
  private readonly head: [number, string];
  private readonly values: z.ZodType<KeyValue>[];

  constructor(
    metadata: EntityMetadata,
    private readonly keys: CompleteKeys,
  ) {
    const order = keys.map(({ by, direction, nulls }) => [by, direction, nulls].filter(Boolean).join(' '));
    this.head = [VERSION, `${metadata.tableName}: ${order.join(', ')}`];
    this.values = keys.map(({ by }) => valueOf(metadata, by));
  }

  write(row: Record<string, unknown>): string {
    const values = this.keys.map(({ by }) => (row[by] instanceof Date ? row[by].getTime() : row[by]));
    return Buffer.from(JSON.stringify([...this.head, ...values])).toString('base64url');
  }

  /** The values of the keys; null without a cursor. `argument` is the one that has it, for the error message. */
  read(cursor: string | null | undefined, argument: string): KeyValue[] | null {
    if (cursor == null) return null;
    const [version, list] = this.head;
    const values = this.values.map((schema, index) =>
      canBeNull(this.keys[index]!) ? schema.nullable() : schema,
    );
    const schema: z.ZodType = z.tuple([z.literal(version), z.literal(list), ...values]);
    const { success, data } = schema.safeParse(parsed(cursor));
    if (!success) throw invalidField(argument, 'INVALID', 'This cursor is not valid.');
    return (data as KeyValue[]).slice(this.head.length);
  }
}

function valueOf(metadata: EntityMetadata, property: string): z.ZodType<KeyValue> {
  const column = metadata.findColumnWithPropertyName(property);
  const schema = VALUES[String(column?.type)];
  if (!schema) throw new Error(`Lists cannot be sorted by ${metadata.name}.${property}.`);
  if (column?.type === 'timestamptz' && column.precision !== 3)
    throw new Error(
      `${metadata.name}.${property} needs precision 3: JavaScript dates have milliseconds only.`,
    );
  return schema;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
