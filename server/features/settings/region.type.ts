import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CURRENCY_CODES } from '#common/currencies';
import { LOCALES, regionForm, type RegionSettings } from '#common/settings/region.form';
import { Validated } from '../../lib/validated';
import { EXPECTED_VERSION, VERSION } from './input-texts';

@ObjectType()
@InputType()
abstract class RegionFields implements RegionSettings {
  @Field(() => String, {
    description:
      'IANA name of the time zone, such as `Asia/Dubai`. If it changes, days of past visits may move; what is booked keeps its day.',
  })
  timeZone!: string;

  @Field(() => String, {
    description: `Locale of dates and numbers, with the country of the studio: one of ${LOCALES.join(', ')}.`,
  })
  locale!: RegionSettings['locale'];

  @Field(() => Int, { description: 'First day of the week: 1 is Monday, 0 Sunday, 6 Saturday.' })
  weekStart!: RegionSettings['weekStart'];

  @Field(() => String, {
    description: `Currency of all amounts, which is fixed from the first order on: one of ${CURRENCY_CODES.join(', ')}.`,
  })
  currency!: RegionSettings['currency'];
}

@ObjectType('RegionSettings', {
  description: 'Time zone and currency of the studio, and how it writes dates and numbers.',
})
export class RegionSettingsType extends RegionFields {
  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(regionForm)
@InputType({ description: 'All of them.' })
export class UpdateRegionSettingsInput extends RegionFields {
  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
