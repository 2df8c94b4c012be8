/** Search parameter of Attendance and Workouts: the id of a member for whom an entry is to be recorded. */
export const RECORD_FOR = 'record';

/** The address in which the dialog for an entry of a member is open. */
export const recordAddress = (tab: 'attendance' | 'workouts', memberId: string): string =>
  `?tab=${tab}&${RECORD_FOR}=${memberId}`;
