import { Field, InputType, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { PROFILE_TEXT_LENGTH_MAX } from '#common/accounts/limits';
import type { ProfileText } from '#common/accounts/profile-fields';
import { ReadableWith } from '../../graphql/access-decorators';

/** The optional texts of a profile: columns of the account, and fields of the API's profile and of its input. */
@ObjectType()
@InputType('ProfileTextsInput')
export abstract class ProfileTexts implements Record<ProfileText, string | null> {
  @ReadableWith('members:update-any')
  @Field(() => String, {
    nullable: true,
    description: `Aims of the training: plain text of up to ${PROFILE_TEXT_LENGTH_MAX} characters; null if none are given.`,
  })
  @Column({ type: 'varchar', length: PROFILE_TEXT_LENGTH_MAX, name: 'fitness_goals', nullable: true })
  fitnessGoals!: string | null;

  @ReadableWith('members:update-any')
  @Field(() => String, {
    nullable: true,
    description: `Preferred kinds of training: plain text of up to ${PROFILE_TEXT_LENGTH_MAX} characters; null if none are given.`,
  })
  @Column({ type: 'varchar', length: PROFILE_TEXT_LENGTH_MAX, name: 'workout_preferences', nullable: true })
  workoutPreferences!: string | null;
}

/** Their columns, for statements in SQL. */
export const PROFILE_TEXT_COLUMNS = ['fitness_goals', 'workout_preferences'];
