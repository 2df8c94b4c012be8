import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { dayOfText } from '#common/calendar';

/** For fields whose TypeScript type is `Date`. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  description: 'A point in time in ISO 8601: in UTC with milliseconds, such as 2026-11-23T05:30:00.000Z.',
});

/** A day without a time, in TypeScript a string in the same format. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  description: 'A calendar day in the format YYYY-MM-DD, such as 2026-11-23.',
  serialize: dateIn,
  parseValue: dateIn,
});

function dateIn(value: unknown): string {
  if (typeof value === 'string' && dayOfText(value)) return value;
  throw new GraphQLError('A date has the format YYYY-MM-DD.');
}
