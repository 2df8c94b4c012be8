import type { MemberImportRow } from '../member-import-row.entity';
import type { MemberValues } from '../row-values';

/** A row that is a member. */
export type MemberRow = MemberImportRow & { values: MemberValues | null };
