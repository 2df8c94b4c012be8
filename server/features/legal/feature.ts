import type { Feature } from '../feature';
import { LegalTextResolver } from './legal-text.resolver';
import { LegalVersion } from './legal-version.entity';
import { STUDIO_TABLES } from './studio-tables';

export const legal: Feature = {
  entities: [LegalVersion],
  resolvers: [LegalTextResolver],
  studioTables: STUDIO_TABLES,
};
