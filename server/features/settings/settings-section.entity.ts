import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { SecretName } from '#common/settings/secrets';
import type { SectionName } from '#common/settings/sections';
import type { MadeLook } from '#common/settings/studio-facts';

export const SETTINGS_TABLE = 'studio_settings';

/** A secret, which only the keys of the product open. */
export interface StoredSecret {
  sealed: string;
  /** ISO 8601. */
  setAt: string;
}

export type StoredSecrets = Partial<Record<SecretName, StoredSecret>>;

/** Files that a job has made from the settings. */
export interface Made {
  /** Identifies the settings that it was made of (look-recipe.ts). */
  recipe: string;
  look: MadeLook;
}

/**
 * The settings of the studio in one section. Without a row, or with an empty value, the section has its default values.
 */
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

  /** The secrets of the section, which are no part of its value: that is shown and written into the journal. */
  @Column({ type: 'jsonb', default: {} })
  secrets!: StoredSecrets;

  /** Pages show what has been made, not what is still to be made. For the section `look` only. */
  @Column({ type: 'jsonb', nullable: true })
  made!: Made | null;
}
