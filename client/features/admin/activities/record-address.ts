/** Search parameter of Attendance and Workouts: the id of a member for whom an entry is to be recorded. */
const RECORD_FOR = 'record';

/** The address in which the dialog for an entry of a member is open. */
export const recordAddress = (tab: 'attendance' | 'workouts', memberId: string): string =>
  `?tab=${tab}&${RECORD_FOR}=${memberId}`;

export const recordedFor = (address: URLSearchParams): string | null => address.get(RECORD_FOR);

export function withoutRecordedFor(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(RECORD_FOR);
  return next;
}
