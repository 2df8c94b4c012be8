import 'reflect-metadata';
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
  specifiedByURL: 'https://www.iso.org/iso-4217-currency-codes.html',
  description: 'A currency code of ISO 4217, such as `INR`.',
  serialize: currencyCode,
  parseValue: currencyCode,
});

const SafeInt = new GraphQLScalarType({
  ...GraphQLSafeInt.toConfig(),
  specifiedByURL: 'https://tc39.es/ecma262/#sec-number.issafeinteger',
  description: 'A whole number of up to 2^53 - 1, beyond the range of `Int`.',
});

const MINOR_UNITS = 'Amount in hundredths of the currency, such as paise: 150000 is ₹1,500.';
const CURRENCY = 'Currency of the amount.';

@ObjectType({ description: 'An amount of money.' })
export class Money {
  @Field(() => SafeInt, { description: MINOR_UNITS })
  minorUnits!: number;

  @Field(() => CurrencyCode, { description: CURRENCY })
  currencyCode!: string;
}

@InputType({ description: 'An amount of money.' })
export class MoneyInput implements Money {
  @Field(() => SafeInt, { description: MINOR_UNITS })
  minorUnits!: number;

  @Field(() => CurrencyCode, { description: CURRENCY })
  currencyCode!: string;
}

/** An amount in paise as `Money`. */
export const moneyOf = (paise: number): Money => ({ minorUnits: paise, currencyCode: studio.currency });
