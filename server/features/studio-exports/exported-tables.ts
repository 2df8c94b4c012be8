import type { ExportedTables } from './exported-table';
import { MEMBERSHIPS } from './tables/memberships';
import { MONEY } from './tables/money';
import { PEOPLE } from './tables/people';
import { SITE } from './tables/site';
import { TRAINING } from './tables/training';

/** All that leaves with the studio: what is read, and what the page in the file says about it. */
export const EXPORTED_TABLES: ExportedTables = { ...PEOPLE, ...TRAINING, ...MEMBERSHIPS, ...MONEY, ...SITE };

const SECRET = 'Hashes of tokens and codes.';
const REPEATS = 'Repeats what other tables say.';
const OF_PROGRAM = 'About this installation of the program.';
const TEMPORARY = 'Is kept for some time only; what it led to is in other tables.';

/** Tables that are not exported, with the reason. */
export const TABLES_LEFT_OUT: Record<string, string> = {
  api_keys: SECRET,
  backups: OF_PROGRAM,
  bulk_change_members: TEMPORARY,
  bulk_changes: TEMPORARY,
  check_in_digits: 'Digits that are valid for minutes.',
  claim_codes: SECRET,
  gateway_events: TEMPORARY,
  idempotency_keys: SECRET,
  kiosk_payments: 'What a kiosk shows at the moment.',
  mails: 'Sent and waiting mails, some of which have codes and links for logging in.',
  member_attendance: REPEATS,
  member_import_rows: TEMPORARY,
  member_imports: TEMPORARY,
  member_summaries: REPEATS,
  migrations: OF_PROGRAM,
  passkeys: 'Keys for logging in here only.',
  password_resets: SECRET,
  payment_links: SECRET,
  program_requirements: OF_PROGRAM,
  rate_limits: OF_PROGRAM,
  receipt_links: SECRET,
  recovery_codes: SECRET,
  revenue_days: REPEATS,
  rupee_tests: 'Tests of the payment gateway, which are no sales.',
  saved_list_views: 'Filters of lists of this program.',
  sealed_copies: 'Data of deleted accounts, which only the holder of the key may open.',
  second_factors: 'Secrets of authenticator apps.',
  security_events: 'Log-ins and changes of passwords, which are for the owner of the account.',
  seeded_tables: OF_PROGRAM,
  sessions: SECRET,
  sign_in_challenges: SECRET,
  sign_ups: SECRET,
  staff_invitations: SECRET,
  studio_exports: OF_PROGRAM,
  uploaded_pieces: TEMPORARY,
  used_check_in_codes: 'Only prevents that a code is used again.',
  visit_hours: REPEATS,
  webhook_deliveries: TEMPORARY,
  webhook_entries: TEMPORARY,
  webhooks: SECRET,
};
