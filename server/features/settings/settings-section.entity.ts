import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { SectionName } from '#common/settings/sections';

export const SETTINGS_TABLE = 'studio_settings';

/** What the studio has set in one section. Without a row, or with an empty value, the section has its default values. */
@Entity(SETTINGS_TABLE)
@Unique('studio_settings_section_unique', ['section'])
export class SettingsSection {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'studio_settings_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  section!: SectionName;

  @Column({ type: 'jsonb', nullable: true })
  value!: object | null;

  /** Increases with every change; 0 before the first one. */
  @Column({ type: 'integer', default: 0 })
  version!: number;
}
