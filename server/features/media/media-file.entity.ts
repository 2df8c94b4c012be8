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
import { pathOf, OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';
import { PREVIEW_WIDTH } from './received-picture';
import { addressOf } from './stored-keys';

/** An uploaded picture, or, as long as it has no hash, the link to upload it. */
@ObjectType('UploadedPicture', { description: 'A picture that staff have uploaded.' })
@Entity('media_files')
@Unique('media_files_token_unique', ['uploadTokenHash'])
@Unique('media_files_hash_unique', ['hash'])
@Index('media_files_by_creation', ['createdAt'])
@Index('media_files_by_uploader', ['uploadedBy'])
export class MediaFile {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'media_files_pkey' })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'uuid', name: 'uploaded_by', nullable: true })
  uploadedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'uploaded_by', foreignKeyConstraintName: 'media_files_uploader' })
  uploader!: Relation<User> | null;

  /** Null once the picture has arrived. */
  @Column({ type: 'varchar', length: 64, name: 'upload_token_hash', nullable: true })
  uploadTokenHash!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'upload_expires_at' })
  uploadExpiresAt!: Date;

  /** Whether it may be as narrow as a logo. */
  @Column({ type: 'boolean', name: 'is_logo', default: false })
  isLogo!: boolean;

  /** Hash of the content and the id; null until the file has arrived, like all columns below. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  hash!: string | null;

  @Column({ type: 'varchar', length: 3, nullable: true })
  format!: string | null;

  @Field(() => Int, { description: 'Width in pixels.' })
  @Column({ type: 'smallint', nullable: true })
  width!: number | null;

  @Field(() => Int, { description: 'Height in pixels.' })
  @Column({ type: 'smallint', nullable: true })
  height!: number | null;

  @Column({ type: 'varchar', length: 7, nullable: true })
  color!: string | null;

  @Field(() => String, { description: pathOf('a small size') })
  get previewUrl(): string {
    return addressOf(this.hash!, { width: Math.min(PREVIEW_WIDTH, this.width!), format: 'webp' });
  }
}

/** A file that has arrived. */
export type ArrivedFile = MediaFile & {
  [Name in 'hash' | 'format' | 'width' | 'height' | 'color']: NonNullable<MediaFile[Name]>;
};

export const hasArrived = (file: MediaFile | null): file is ArrivedFile => file?.hash != null;
