/** Kinds of rows, in the texts of the import. */
import { enumName, enumValue } from '#common/enum-names';
import { DATE_FIELDS, FIELDS_OF, type ImportField } from '#common/member-imports/member-imports';
import type { MemberImportField, MemberImportKind } from '../../../graphql/types.generated';
import { number } from './import-sums';

export const KIND_NAMES: Record<MemberImportKind, string> = {
  MEMBERS: 'Members',
  VISITS: 'Visits and workouts',
  PASSES: 'Passes, past and present',
};

const NOUNS: Record<MemberImportKind, { one: string; other: string }> = {
  MEMBERS: { one: 'member', other: 'members' },
  VISITS: { one: 'visit', other: 'visits' },
  PASSES: { one: 'pass', other: 'passes' },
};

/** "members". */
export const plural = (kind: MemberImportKind): string => NOUNS[kind].other;

/** "Members". */
export const capital = (kind: MemberImportKind): string =>
  plural(kind).replace(/^./, (first) => first.toUpperCase());

/** "1 member", "2 visits". */
export const things = (kind: MemberImportKind, count: number): string =>
  `${number(count)} ${count === 1 ? NOUNS[kind].one : plural(kind)}`;

/** The fields that columns of such a file can contain. */
export const fieldsOf = (kind: MemberImportKind): MemberImportField[] =>
  FIELDS_OF[enumValue(kind)].map((field: ImportField) => enumName(field));

/** Whether a column has dates, perhaps with a time. */
export const isDate = (field: MemberImportField): boolean => DATE_FIELDS.includes(enumValue(field));
