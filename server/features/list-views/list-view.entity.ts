import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { LIST_VIEW_NAME_LENGTH_MAX } from '#common/list-views/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';

@ObjectType({ description: 'Filters and an order of the members list that somebody of the staff has saved.' })
@Entity('saved_list_views')
@Unique('saved_list_views_name_unique', ['ownerId', 'name'])
@Index('saved_list_views_shared', ['name'], { where: 'is_shared' })
export class ListView {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'saved_list_views_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'saved_list_views_owner' })
  owner!: Relation<User>;

  @Field(() => String, { description: 'Name, unique among the views of its owner.' })
  @Column({ type: 'varchar', length: LIST_VIEW_NAME_LENGTH_MAX })
  name!: string;

  @Field(() => Boolean, { description: 'Whether all staff see it; otherwise only its owner.' })
  @Column({ type: 'boolean', name: 'is_shared' })
  isShared!: boolean;

  @Field(() => String, {
    description:
      'Query string of the list in the admin panel, such as `status=active&sort=-paid-until`; without the text of a search.',
  })
  @Column({ type: 'varchar', length: 500 })
  parameters!: string;

  @Field(() => Int, { description: 'Version for `expectedVersion`: increases with every change.' })
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
