/** Search parameter of Attendance and Workouts: the id of a member for whom an entry is to be recorded. */
export const RECORD_FOR = 'record';
