import type { Permission } from '#common/accounts/permissions';
import { formatPaise } from '#common/money';
import type { TimelineKind } from '#common/timeline/timeline';

/** The values that a type of entry of the journal has. */
interface BeforeAndAfter {
  before: object;
  after: object;
}

export type Nothing = Record<string, never>;

/** The values of an entry. All are missing once the account of the member has been deleted. */
export interface EntryValues<Type extends BeforeAndAfter> {
  before: Partial<Type['before']>;
  after: Partial<Type['after']>;
  /** Names of trainers by their id; those who have been deleted are missing. */
  trainers: ReadonlyMap<string, string>;
}

export type Details = string | null | undefined;

/** How the entries of a type are shown. */
export interface EntryDefinition<Type extends BeforeAndAfter> {
  /**
   * The kind in the history of the member. Null leaves the entries out: the row that they are about is shown itself, as
   * it also exists for what happened before there was a journal; or they are about no member, or about the reading of
   * health data.
   */
  kind: TimelineKind | null;
  /** Required in addition to that of the kind, where the text says more than all readers of the kind may know. */
  permission?: Permission;
  /** What the text says after the label. */
  details: ((values: EntryValues<Type>) => Details) | null;
}

/** The types of a feature, `<subject>.<event>`; each has a label in common/journal/entry-labels.ts. */
export type EntryDefinitions<Types extends Record<keyof Types, BeforeAndAfter>> = {
  [Type in keyof Types]: EntryDefinition<Types[Type]>;
};

/** Those of all features. */
export type JournalEntries = Record<string, EntryDefinition<never>>;

export const joined = (...parts: Details[]): string => parts.filter(Boolean).join(', ');

export const reason = ({ after }: { after: { reason?: string } }): Details => after.reason;

export const amount = ({ after: { amountPaise } }: { after: { amountPaise?: number } }): Details =>
  amountPaise === undefined ? null : formatPaise(amountPaise);
