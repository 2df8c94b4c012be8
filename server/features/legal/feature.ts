import type { Feature } from '../feature';
import { LegalTextResolver } from './legal-text.resolver';
import { LegalVersion } from './legal-version.entity';

export const legal: Feature = { entities: [LegalVersion], resolvers: [LegalTextResolver] };
