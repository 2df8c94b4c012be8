import { Field, Float, InputType, Int } from 'type-graphql';
import {
  hoursForm,
  studioForm,
  type HoursSettings,
  type StudioSettings,
} from '#common/settings/settings.form';
import { Validated } from '../../lib/validated';
import { fieldTexts } from './field-texts';
import { EXPECTED_VERSION } from './input-texts';

@Validated(studioForm)
@InputType({ description: 'All of the details.' })
export class UpdateStudioDetailsInput implements StudioSettings {
  @Field(() => String, { description: fieldTexts.name })
  name!: string;

  @Field(() => String, { description: fieldTexts.street })
  street!: string;

  @Field(() => String, { description: fieldTexts.city })
  city!: string;

  @Field(() => String, { description: fieldTexts.postalCode })
  postalCode!: string;

  @Field(() => String, { description: fieldTexts.region })
  region!: string;

  @Field(() => String, { description: fieldTexts.phone })
  phone!: string;

  @Field(() => String, { description: fieldTexts.email })
  email!: string;

  @Field(() => Float, { nullable: true, description: fieldTexts.latitude })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: fieldTexts.longitude })
  longitude?: number | null;

  @Field(() => [String], { description: fieldTexts.profiles })
  profiles!: string[];

  @Field(() => String, { description: fieldTexts.disclaimer })
  disclaimer!: string;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}

@InputType({ description: 'A period of a day in which the studio is open.' })
export class OpeningSpanInput {
  @Field(() => Int, { description: fieldTexts.from })
  from!: number;

  @Field(() => Int, { description: fieldTexts.to })
  to!: number;
}

@InputType({ description: 'Days on which other opening hours apply than in other weeks.' })
export class OpeningHolidayInput {
  @Field(() => String, { description: fieldTexts.firstDay })
  from!: string;

  @Field(() => String, { description: fieldTexts.lastDay })
  to!: string;

  @Field(() => String, { description: fieldTexts.holidayName })
  name!: string;

  @Field(() => [OpeningSpanInput], { description: fieldTexts.holidaySpans })
  spans!: OpeningSpanInput[];
}

@Validated(hoursForm)
@InputType({ description: 'All opening hours.' })
export class UpdateOpeningHoursInput implements HoursSettings {
  @Field(() => [[OpeningSpanInput]], { description: fieldTexts.week })
  week!: OpeningSpanInput[][];

  @Field(() => [OpeningHolidayInput], { description: fieldTexts.holidays })
  holidays!: OpeningHolidayInput[];

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
