import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@ObjectType({ description: 'A picture of the studio.' })
@Entity('photos')
@Unique('photos_image_url_unique', ['imageUrl'])
@Check('photos_has_a_size', 'width > 0 and height > 0')
@Check('photos_color_is_a_hex_color', `color ~ '^#[0-9a-f]{6}$'`)
export class Photo {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'photos_pkey' })
  id!: string;

  /** Place among the others, lowest first. */
  @Column({ type: 'smallint' })
  position!: number;

  @Field(() => String, { description: 'Path of the picture in its largest width.' })
  @Column({ type: 'varchar', length: 300, name: 'image_url' })
  imageUrl!: string;

  @Field(() => Int)
  @Column({ type: 'smallint' })
  width!: number;

  @Field(() => Int)
  @Column({ type: 'smallint' })
  height!: number;

  @Field(() => String, { description: 'Main colour as #rrggbb, shown until the picture arrives.' })
  @Column({ type: 'varchar', length: 7 })
  color!: string;

  @Field(() => String, { description: 'What is to be seen, in a few words.' })
  @Column({ type: 'varchar', length: 60 })
  caption!: string;

  @Field(() => String, { description: 'What is to be seen, for who does not see it.' })
  @Column({ type: 'varchar', length: 300 })
  description!: string;
}
