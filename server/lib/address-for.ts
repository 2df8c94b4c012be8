import { hasPermission, type UserActor } from './actor';

/** Where a mail goes, in a sentence for whoever had it sent: programs that may not read members do not learn their addresses. */
export const addressFor = (reader: UserActor, address: string): string =>
  hasPermission(reader, 'members:read-any') ? address : 'the member';
