import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { pathOf, UUID } from '../../graphql/descriptions';

@ObjectType({ description: 'A picture of the studio.' })
@Entity('photos')
@Unique('photos_image_url_unique', ['imageUrl'])
@Check('photos_has_a_size', 'width > 0 and height > 0')
@Check('photos_color_is_a_hex_color', `color ~ '^#[0-9a-f]{6}$'`)
export class Photo {
  @Field(() => ID, { description: UUID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'photos_pkey' })
  id!: string;

  /** Sort position, ascending. */
  @Column({ type: 'smallint' })
  position!: number;

  @Field(() => String, { description: pathOf('the picture at its largest size') })
  @Column({ type: 'varchar', length: 300, name: 'image_url' })
  imageUrl!: string;

  @Field(() => Int, { description: 'Width of the largest size, in pixels.' })
  @Column({ type: 'smallint' })
  width!: number;

  @Field(() => Int, { description: 'Height of the largest size, in pixels.' })
  @Column({ type: 'smallint' })
  height!: number;

  @Field(() => String, { description: 'Dominant colour as `#rrggbb`, to be shown while the picture loads.' })
  @Column({ type: 'varchar', length: 7 })
  color!: string;

  @Field(() => String, { description: 'Short caption, shown with the picture.' })
  @Column({ type: 'varchar', length: 60 })
  caption!: string;

  @Field(() => String, { description: 'Text alternative for the picture.' })
  @Column({ type: 'varchar', length: 300 })
  description!: string;
}
