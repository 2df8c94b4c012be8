import { Field, ObjectType } from 'type-graphql';
import { AllowDuringForcedPasswordChange, Personal } from '../../graphql/access-decorators';

/** Its source object is the `UserActor` of the request. */
@Personal()
@ObjectType({ description: 'The current user’s account and rights. Only the current user can read it.' })
export class Viewer {
  @AllowDuringForcedPasswordChange()
  @Field(() => Boolean, {
    description:
      'Until it is changed, private operations other than `me`, `changePassword` and `signOutEverywhere` are refused.',
  })
  mustChangePassword!: boolean;
}
