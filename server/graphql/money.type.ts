import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, ObjectType } from 'type-graphql';
import { studio } from '#common/studio';

const CURRENCY_CODE = /^[A-Z]{3}$/;

function currencyCode(value: unknown): string {
  if (typeof value === 'string' && CURRENCY_CODE.test(value)) return value;
  throw new GraphQLError('A currency code has three capital letters.');
}

const CurrencyCode = new GraphQLScalarType({
  name: 'CurrencyCode',
  description: 'A currency by its code in ISO 4217, such as `INR`.',
  serialize: currencyCode,
  parseValue: currencyCode,
});

const MINOR_UNITS = 'The amount in the smallest unit of the currency, such as paise.';

@ObjectType({ description: 'An amount of money.' })
export class Money {
  @Field(() => GraphQLSafeInt, { description: MINOR_UNITS })
  minorUnits!: number;

  @Field(() => CurrencyCode, { description: 'The currency of the amount.' })
  currencyCode!: string;
}

@InputType({ description: 'An amount of money.' })
export class MoneyInput implements Money {
  @Field(() => GraphQLSafeInt, { description: MINOR_UNITS })
  minorUnits!: number;

  @Field(() => CurrencyCode, { description: 'The currency of the amount.' })
  currencyCode!: string;
}

/** An amount in paise as `Money`. */
export const moneyOf = (paise: number): Money => ({ minorUnits: paise, currencyCode: studio.currency });
