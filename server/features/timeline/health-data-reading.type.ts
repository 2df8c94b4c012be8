import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '#common/accounts/roles';
import { connectionType } from '../../graphql/connection';
import { RoleType } from '../accounts/role.enums';
import { HealthDataKindType, type HealthDataKind } from './journal.enums';

@ObjectType({ description: 'A reading of a member’s health data by somebody else.' })
export class HealthDataReading {
  @Field(() => ID)
  id!: string;

  @Field(() => HealthDataKindType, { description: 'What was read.' })
  kind!: HealthDataKind;

  @Field(() => Date, {
    description: 'Time of the first reading; more within 15 minutes may be counted as one.',
  })
  readAt!: Date;

  @Field(() => RoleType, { nullable: true, description: 'Role of the reader at that time.' })
  readerRole!: Role | null;

  readerId!: string | null;
}

export const HealthDataReadingConnection = connectionType(HealthDataReading, 'HealthDataReading');
