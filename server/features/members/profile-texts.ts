import { Field, InputType, ObjectType } from 'type-graphql';
import { Column, getMetadataArgsStorage } from 'typeorm';
import type { ProfileText } from '#common/members/profile.form';
import { ReadableWith } from '../../graphql/access-decorators';

/** The optional texts of a profile: columns of the account, and fields of the API's profile and of its input. */
@ObjectType()
@InputType('ProfileTextsInput')
export abstract class ProfileTexts implements Record<ProfileText, string | null> {
  @ReadableWith('members:update-any')
  @Field(() => String, { nullable: true, description: 'What the member wants to achieve, as free text.' })
  @Column({ type: 'varchar', length: 500, name: 'fitness_goals', nullable: true })
  fitnessGoals!: string | null;

  @ReadableWith('members:update-any')
  @Field(() => String, { nullable: true, description: 'How the member likes to train, as free text.' })
  @Column({ type: 'varchar', length: 500, name: 'workout_preferences', nullable: true })
  workoutPreferences!: string | null;
}

/** Their columns, for statements in SQL. */
export const PROFILE_TEXT_COLUMNS = getMetadataArgsStorage()
  .columns.filter(({ target }) => target === ProfileTexts)
  .map(({ options, propertyName }) => options.name ?? propertyName);
