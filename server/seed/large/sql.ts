/** Parts of SQL statements that compute rows from their numbers, so that they are the same in every run on one day. */
export const ZONE = '(select studio_time_zone())';

/** A fraction that looks random; each purpose has a draw of its own. */
export const draw = (number: string, purpose: number): string =>
  `((hashint8extended((${number})::bigint, ${purpose}) & 1048575) / 1048576::float8)`;

/** One of these words; the first ones are picked most often, as with names of people. */
export const pick = (words: string, purpose: number): string => {
  const all = words.split(' ');
  return `(array['${all.join("','")}'])[1 + floor(${all.length} * power(${draw('i', purpose)}, 1.4))::int]`;
};

/** One of these texts, all with the same probability. */
export const oneOf = (texts: readonly string[], purpose: number): string => {
  const list = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
  return `(array[${list}])[1 + floor(${texts.length} * ${draw('i', purpose)})::int]`;
};

export const idOf = (table: string, number = 'i'): string => `md5('${table}' || ${number})::uuid`;

/** The form of the journal and of receipts. */
export const isoText = (moment: string): string =>
  `to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns have milliseconds, so that what is computed from a moment before it is stored has to have them, too. */
export const rounded = (moment: string): string => `date_trunc('milliseconds', ${moment})`;

/** The admin who recorded what staff record. */
export const STAFF = `(select id from users where role = 'admin' order by created_at, id limit 1)`;
