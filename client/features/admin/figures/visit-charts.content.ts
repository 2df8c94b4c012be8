import { numberFormat } from '#common/number-format';

const number = numberFormat({ maximumFractionDigits: 1 });

const visits = (count: number) => `${number(count)} ${count === 1 ? 'visit' : 'visits'}`;

/** Texts of the charts beside the list of visits. */
export const visitChartsContent = {
  title: 'Figures',
  fold: 'Visits by week and busy hours',
  failed: 'The figures could not be loaded',
  weeks: {
    what: 'visits',
    column: 'Visits',
    list: 'All visits of these weeks',
    none: (count: number) => `No visits in these ${count} weeks.`,
    onlyNow: (count: number) => `${visits(count)} this week, the first one.`,
    perDay: (count: number) => `${visits(count)} a day`,
    same: (count: number) => `, as many as in the ${count} weeks before.`,
    compared: (difference: number, count: number) =>
      `, ${number(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than in the ${count} weeks before.`,
  },
  hours: {
    what: 'busy hours',
    busiest: (weekday: string, hours: string) => `Busiest: ${weekday} ${hours}.`,
    chart: (from: string) =>
      `Dots for the hours of the week since ${from}: the larger, the more visits. The table below has the numbers.`,
    column: 'Hour',
  },
};
