import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { CAPTION_LENGTH_MAX, DESCRIPTION_LENGTH_MAX } from '#common/photos/limits';
import { pathOf, OPAQUE_ID } from '../../graphql/descriptions';
import { MediaPicture } from '../media/media-picture.entity';

@ObjectType({ description: 'A picture of the studio.' })
@Entity('photos')
@Unique('photos_image_url_unique', ['imageUrl'])
@Index('photos_by_picture', ['pictureId'])
@Check('photos_has_a_size', 'width > 0 and height > 0')
@Check('photos_color_is_a_hex_color', `color ~ '^#[0-9a-f]{6}$'`)
export class Photo {
  @Field(() => ID, { description: OPAQUE_ID })
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
  @Column({ type: 'varchar', length: CAPTION_LENGTH_MAX })
  caption!: string;

  @Field(() => String, { description: 'Text alternative for the picture.' })
  @Column({ type: 'varchar', length: DESCRIPTION_LENGTH_MAX })
  description!: string;

  /** Whether it is left out of the gallery. */
  @Column({ type: 'boolean', name: 'is_hidden', default: false })
  isHidden!: boolean;

  /** Whether the sizes of its first picture have been made. */
  @Column({ type: 'boolean', name: 'is_ready', default: true })
  isReady!: boolean;

  /**
   * Id of the picture that it shows, or will show once all sizes have been made; null for a photo that came with the
   * product.
   */
  @Column({ type: 'uuid', name: 'picture_id', nullable: true })
  pictureId!: string | null;

  @ManyToOne(() => MediaPicture, { nullable: true })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'photos_picture' })
  picture!: Relation<MediaPicture> | null;

  /** Increases with every change by staff. */
  @Column({ type: 'integer', default: 1 })
  version!: number;
}
