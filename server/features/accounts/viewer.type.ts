import { Field, ObjectType } from 'type-graphql';
import { AllowDuringForcedPasswordChange, Personal } from '../../graphql/access-decorators';

/** Resolved from the `UserActor` of the request. */
@Personal()
@ObjectType({
  description: 'The current user, with rights, sessions and consents. Readable by the current user only.',
})
export class Viewer {
  @AllowDuringForcedPasswordChange()
  @Field(() => Boolean, {
    description:
      'Whether the password has to be changed. Until it is, private operations other than `me`, `changePassword` and `signOutEverywhere` are refused, and so are most fields of `me`.',
  })
  mustChangePassword!: boolean;
}
