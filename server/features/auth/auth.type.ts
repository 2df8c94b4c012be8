import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '#common/roles';
import { RoleType } from '../../graphql/enums';

@ObjectType({ description: 'An e-mail address whose owner has opened the link that was mailed to it.' })
export class VerifiedEmail {
  @Field(() => Boolean)
  success!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Access token that cannot be renewed; none when the link had been opened before.',
  })
  token!: string | null;

  @Field(() => String)
  message!: string;
}

@ObjectType('SignedIn', { description: 'A log-in that succeeded; the refresh token is in a cookie.' })
export class SignedInAnswer {
  @Field(() => String, { description: 'Access token: send it as `Authorization: Bearer`.' })
  token!: string;

  @Field(() => String)
  message!: string;

  @Field(() => RoleType)
  role!: Role;

  @Field(() => Boolean, { description: 'Nothing but `changePassword` is allowed until it was called.' })
  mustChangePassword!: boolean;

  @Field(() => Boolean)
  isProfileComplete!: boolean;
}

@ObjectType({ description: 'A session that goes on.' })
export class RenewedSession {
  @Field(() => String, { description: 'The new access token.' })
  token!: string;
}

@ObjectType({ description: 'A one-time password that was right.' })
export class VerifiedOtp {
  @Field(() => String, { description: 'Allows one call of `resetPassword`.' })
  resetToken!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType('Session', { description: 'A log-in of the one who asks, on one device.' })
export class SessionView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Browser and system, such as "Chrome on Android".' })
  device!: string;

  @Field(() => String, { description: 'Where it was first used: a network address, unless it is near.' })
  place!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Lasts beyond the closing of the browser.' })
  isKept!: boolean;

  @Field(() => Boolean, { description: 'The one that this request was made with.' })
  isCurrent!: boolean;
}
