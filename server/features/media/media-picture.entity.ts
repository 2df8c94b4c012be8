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
import type { Crop } from '#common/media/crop';
import { MediaFile } from './media-file.entity';
import { addressOf } from './stored-keys';

/** A part of an uploaded picture that the site shows, in all sizes. */
@Entity('media_pictures')
@Unique('media_pictures_hash_unique', ['hash'])
@Index('media_pictures_by_file', ['fileId'])
@Index('media_pictures_by_creation', ['createdAt'])
export class MediaPicture {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'media_pictures_pkey' })
  id!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'uuid', name: 'file_id' })
  fileId!: string;

  @ManyToOne(() => MediaFile, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'file_id', foreignKeyConstraintName: 'media_pictures_file' })
  file!: Relation<MediaFile>;

  @Column({ type: 'jsonb' })
  crop!: Crop;

  /** Hash of the file and the part of it. */
  @Column({ type: 'varchar', length: 32 })
  hash!: string;

  /** Width of the largest size. */
  @Column({ type: 'smallint' })
  width!: number;

  @Column({ type: 'smallint' })
  height!: number;

  /** When all sizes had been made; null until then. */
  @Column({ type: 'timestamptz', precision: 3, name: 'made_at', nullable: true })
  madeAt!: Date | null;

  /** Path of the largest size. */
  get url(): string {
    return addressOf(this.hash, { width: this.width, format: 'jpg' });
  }
}
