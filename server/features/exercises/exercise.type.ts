import { Field, ID, ObjectType } from 'type-graphql';
import type {
  Equipment,
  ExerciseKind,
  Level,
  Limitation,
  Measure,
  Muscle,
  Need,
  Pattern,
  Sides,
} from '#common/exercises';
import {
  EquipmentType,
  ExerciseKindType,
  LevelType,
  LimitationType,
  MeasureType,
  MuscleType,
  NeedType,
  PatternType,
  SidesType,
} from './exercise-enums';

@ObjectType({ description: 'An exercise as it is seen.' })
export class ExerciseDemonstration {
  @Field(() => String, { nullable: true, description: 'Path of a short film in a loop, without sound.' })
  videoUrl!: string | null;

  @Field(() => String, { description: 'Path of a picture, 640 by 480, that stands for the film.' })
  posterUrl!: string;

  @Field(() => String, { description: 'Path of a small picture, 320 by 240.' })
  thumbnailUrl!: string;

  @Field(() => String, { description: 'What is to be seen, for readers who cannot see it.' })
  description!: string;
}

@ObjectType({ description: 'An exercise of the library, with how it is done.' })
export class Exercise {
  @Field(() => ID, { description: 'Its name in small letters with hyphens, as addresses carry it.' })
  id!: string;

  @Field(() => String, { description: 'Its usual name.' })
  name!: string;

  @Field(() => [String], { description: 'Other names that it is looked for by.' })
  aliases!: string[];

  @Field(() => MuscleType, { description: 'What it trains most.' })
  muscle!: Muscle;

  @Field(() => [MuscleType], { description: 'What it trains as well.' })
  secondary!: Muscle[];

  @Field(() => EquipmentType, { description: 'The equipment that it is found by.' })
  equipment!: Equipment;

  @Field(() => [NeedType], { description: 'Everything that must be at hand.' })
  needs!: Need[];

  @Field(() => PatternType, { description: 'The kind of movement.' })
  pattern!: Pattern;

  @Field(() => ExerciseKindType, { description: 'What it is done for.' })
  kind!: ExerciseKind;

  @Field(() => LevelType, { description: 'How much experience it asks for.' })
  level!: Level;

  @Field(() => MeasureType, { description: 'What a set is counted in.' })
  measure!: Measure;

  @Field(() => SidesType, { description: 'How left and right share the work.' })
  sides!: Sides;

  @Field(() => [String], { description: 'How it is done, step by step.' })
  steps!: string[];

  @Field(() => [String], { description: 'What often goes wrong, and what to do instead.' })
  mistakes!: string[];

  @Field(() => String, { description: 'When to breathe in and out.' })
  breathing!: string;

  @Field(() => Exercise, { nullable: true, description: 'An easier one of its kind, where there is one.' })
  easier!: Exercise | null;

  @Field(() => Exercise, { nullable: true, description: 'A harder one of its kind, where there is one.' })
  harder!: Exercise | null;

  @Field(() => [LimitationType], { description: 'With what it is better left out.' })
  avoid!: Limitation[];

  @Field(() => String, { description: 'Who should take care, and what to do instead.' })
  caution!: string;

  @Field(() => ExerciseDemonstration, {
    nullable: true,
    description: 'How it looks; null while there is no picture of it.',
  })
  demonstration!: ExerciseDemonstration | null;
}
