import { Extensions, Field, ID, InputType, Int } from 'type-graphql';
import { BIO_LENGTH_MAX, SPECIALISATION_LENGTH_MAX, SPECIALISATIONS_MAX } from '#common/trainers/limits';
import type { Portrait } from '#common/trainers/trainer.form';
import { PhotoCropInput } from '../media/crop.type';

@InputType()
export class TrainerExperienceInput {
  @Field(() => [String], {
    description: `Fields of expertise, at least one and up to ${SPECIALISATIONS_MAX}, each up to ${SPECIALISATION_LENGTH_MAX} characters.`,
  })
  specialisations!: string[];

  @Field(() => Int, { description: 'Years of experience, at most the age.' })
  yearsOfExperience!: number;
}

@Extensions({ isOneOf: true })
@InputType({ description: 'What the page of a trainer tells; it replaces the other.' })
export class TrainerAboutInput {
  @Field(() => String, {
    nullable: true,
    description: `Biography: paragraphs separated by newlines, up to ${BIO_LENGTH_MAX} characters.`,
  })
  bio?: string;

  @Field(() => TrainerExperienceInput, {
    nullable: true,
    description: 'Specialisations with years of experience.',
  })
  experience?: TrainerExperienceInput;
}

@InputType({ description: 'An uploaded picture, or a part of it, as the portrait of a trainer.' })
export class PortraitInput implements Portrait {
  @Field(() => ID, { description: 'Id of the uploaded picture.' })
  pictureId!: string;

  @Field(() => PhotoCropInput, {
    nullable: true,
    description: 'Part to show; absent or null for the largest one in the middle that is 3:4.',
  })
  crop: PhotoCropInput | null | undefined;
}
