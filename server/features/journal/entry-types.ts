import type { ReadingEntries } from './journal-entries';

/**
 * The types of entries, with the values that each of them has before and after. Each feature adds those that it writes,
 * in its journal-entries.ts. They never contain names, phone numbers, e-mail addresses or texts of members, or health
 * data.
 */
export interface EntryTypes extends ReadingEntries {}

export type EntryType = keyof EntryTypes;

/** Versions of the types whose values have changed. All others are in version 1. */
const VERSIONS: Partial<Record<EntryType, number>> = {};

export const versionOf = (type: EntryType): number => VERSIONS[type] ?? 1;

/** `order` for `order.paid`. */
export const subjectTypeOf = (type: EntryType): string => type.slice(0, type.indexOf('.'));
