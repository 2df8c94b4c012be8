import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MemberImport } from './member-import.entity';

/** A part of a file that is being uploaded; deleted once the file is complete, or was refused. */
@Entity('uploaded_pieces')
export class UploadedPiece {
  @PrimaryColumn({ type: 'uuid', name: 'import_id', primaryKeyConstraintName: 'uploaded_pieces_pkey' })
  importId!: string;

  @ManyToOne(() => MemberImport, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'uploaded_pieces_import' })
  import!: Relation<MemberImport>;

  /** Differs for each attempt to upload a file. */
  @PrimaryColumn({ type: 'uuid', name: 'upload_id', primaryKeyConstraintName: 'uploaded_pieces_pkey' })
  uploadId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'uploaded_pieces_pkey' })
  position!: number;

  @Column({ type: 'bytea' })
  bytes!: Buffer;
}
