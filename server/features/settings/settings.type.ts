import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { HoursSettings, StudioSettings } from '#common/settings/settings.form';
import { fieldTexts } from './field-texts';
import { VERSION } from './input-texts';

@ObjectType('StudioDetails', { description: 'Name, address and contacts of the studio.' })
export class StudioDetails implements StudioSettings {
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

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType({ description: 'A period of a day in which the studio is open.' })
export class OpeningSpan {
  @Field(() => Int, { description: fieldTexts.from })
  from!: number;

  @Field(() => Int, { description: fieldTexts.to })
  to!: number;
}

@ObjectType({ description: 'Days on which other opening hours apply than in other weeks.' })
export class OpeningHoliday {
  @Field(() => String, { description: fieldTexts.firstDay })
  from!: string;

  @Field(() => String, { description: fieldTexts.lastDay })
  to!: string;

  @Field(() => String, { description: fieldTexts.holidayName })
  name!: string;

  @Field(() => [OpeningSpan], { description: fieldTexts.holidaySpans })
  spans!: OpeningSpan[];
}

@ObjectType({ description: 'Opening hours of the studio.' })
export class OpeningHours implements HoursSettings {
  @Field(() => [[OpeningSpan]], { description: fieldTexts.week })
  week!: OpeningSpan[][];

  @Field(() => [OpeningHoliday], { description: fieldTexts.holidays })
  holidays!: OpeningHoliday[];

  @Field(() => Int, { description: VERSION })
  version!: number;
}
