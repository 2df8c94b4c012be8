/** Other texts than the first ones are sent without a name. */
const PREPARED_MAX = 300;

const names = new Map<string, string>();
const prepared = new Set<string>();
/** Of several rows there would be a statement for each number of them, and one of 500 rows takes 2.6 MB in PostgreSQL. */
const INSERT_OF_ONE_ROW = /^\s*INSERT INTO [^()]+(\([^()]+\))?\s*VALUES\s*\([^()]*\)(?!\s*,)/;

/**
 * Marks a statement that PostgreSQL may prepare: its best plan has to be the same for all values, as if it reads by a
 * key. A list of a large table with a filter does not qualify, since the plan for a common value can take a thousand times
 * as long for a rare one.
 */
export function preparedStatement(text: string): string {
  if (names.size < PREPARED_MAX) prepared.add(text);
  return text;
}

/**
 * The name of a statement that is to be prepared, as all that insert one row are. The driver has it parsed once for each
 * connection: later its text is not sent again, and PostgreSQL need not plan it again.
 */
export const nameOf = (text: string): string | undefined => names.get(text) ?? newNameFor(text);

function newNameFor(text: string): string | undefined {
  if (names.size >= PREPARED_MAX || !(prepared.has(text) || INSERT_OF_ONE_ROW.test(text))) return undefined;
  const name = `statement_${names.size + 1}`;
  names.set(text, name);
  return name;
}
