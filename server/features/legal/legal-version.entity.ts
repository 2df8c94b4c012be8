import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { LEGAL_DOCUMENTS, type LegalDocument } from '#common/legal/documents';
import type { OwnText } from '#common/legal/own-text';
import { EnumColumn } from '../../database/enum-column';

export const LEGAL_VERSIONS_TABLE = 'legal_versions';

/** A version of a legal text, which stays: a consent to it has to lead to what was shown. */
@Entity(LEGAL_VERSIONS_TABLE)
@Unique('legal_versions_version_unique', ['document', 'version'])
@Unique('legal_versions_name_unique', ['document', 'name'])
export class LegalVersion {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'legal_versions_pkey' })
  id!: string;

  @EnumColumn('legal_versions_document_is_known', LEGAL_DOCUMENTS)
  document!: LegalDocument;

  /** Counted from 1. */
  @Column({ type: 'integer' })
  version!: number;

  /** The name that consents record. */
  @Column({ type: 'varchar', length: 16 })
  name!: string;

  /** The studio's own text in it. */
  @Column({ type: 'jsonb' })
  own!: OwnText;

  /** The whole text, without markup. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'published_at' })
  publishedAt!: Date;
}
