import { GraphQLError, GraphQLScalarType } from 'graphql';
import { dayOfText } from '#common/calendar';

/** A day without a time. Elsewhere it is text in the same format. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day of the calendar without a time, such as 2026-11-23.',
  serialize: dateIn,
  parseValue: dateIn,
});

function dateIn(value: unknown): string {
  if (typeof value === 'string' && dayOfText(value)) return value;
  throw new GraphQLError('A date has the format YYYY-MM-DD.');
}
