/** Columns that the tables of closed days have in common. */
export const paiseColumn = (name: string) =>
  ({ type: 'bigint', name, transformer: { to: Number, from: Number } }) as const;

/** The name of a member of staff at that time, as on a document; without a name, the e-mail address. */
export const staffColumn = (name: string) => ({ type: 'varchar', length: 254, name }) as const;
