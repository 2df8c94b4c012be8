/** Texts of the progress page. */
export const progressContent = {
  title: 'My progress',
  description: 'Your visits, your workouts and your measurements, week by week.',
  lead: 'Your visits, your workouts and your measurements, week by week.',
  failed: 'Your progress did not load.',
  period: {
    legend: 'Period',
    weeks: (weeks: number) => `${weeks} weeks`,
    shown: (weeks: number) => `Showing the last ${weeks} weeks.`,
  },
  facts: {
    title: 'Weeks in a row',
    current: 'Now',
    longest: 'Longest so far',
    lastVisit: 'Last visit',
    weeks: (weeks: number) => (weeks === 1 ? '1 week' : `${weeks} weeks`),
    hint: 'One visit makes a week count. The current week can’t break your streak until it ends.',
  },
  chart: {
    bars: (what: string, from: string) =>
      `Bar chart: ${what} per week since ${from}. The table below has the numbers.`,
    line: (what: string, from: string) =>
      `Line chart: ${what} in kilograms since ${from}. The table below has the numbers.`,
    running: 'This week',
  },
  table: {
    open: 'Show the numbers as a table',
    name: (what: string) => `Table: ${what}`,
    week: 'Week starting',
    day: 'Date',
    soFar: (day: string) => `${day}, so far`,
    none: 'None',
  },
  visits: {
    title: 'Visits',
    what: 'visits',
    empty: 'No visits yet',
    emptyHint: 'The front desk records your visits, and each week gets its own bar here.',
    none: (weeks: number) => `No visits in these ${weeks} weeks.`,
    first: (times: string) => `You came ${times} in your first week.`,
    onlyNow: (times: string) => `You came ${times} this week, but not in the weeks before.`,
    average: (times: string) => `You came ${times} a week on average`,
  },
  workouts: {
    title: 'Workouts',
    what: 'workouts',
    empty: 'No workouts yet',
    emptyHint:
      'Tick off a day of your workout plan, or have the front desk record a workout: each week gets its own bar here.',
    none: (weeks: number) => `No workouts in these ${weeks} weeks.`,
    first: (times: string) => `You trained ${times} in your first week.`,
    onlyNow: (times: string) => `You trained ${times} this week, but not in the weeks before.`,
    average: (times: string) => `You trained ${times} a week on average`,
  },
  compared: {
    same: ', as often as before.',
    other: (before: string, isMore: boolean) => `, ${isMore ? 'up' : 'down'} from ${before}.`,
  },
  loads: {
    title: 'Loads',
    empty: 'No loads noted yet',
    emptyHint:
      'Note the load of an exercise when you train by a saved plan: it is here, and beside the exercise the next time.',
    plans: 'My plans',
  },
  measurements: {
    title: 'Measurements',
    what: 'measurements',
    weight: 'Weight',
    muscleMass: 'Muscle mass',
    unit: 'kg',
    empty: (weeks: number) => `No measurements in these ${weeks} weeks`,
    emptyHint: 'Save your weight or muscle mass in your profile to start a chart here.',
    none: 'Not measured in these weeks.',
    weekly: 'We use the last measurement of each week.',
    add: 'Add a measurement',
  },
};
