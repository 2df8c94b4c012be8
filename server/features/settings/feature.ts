import type { Feature } from '../feature';
import { SettingsSection } from './settings-section.entity';
import { SettingsResolver } from './settings.resolver';

export const settings: Feature = { entities: [SettingsSection], resolvers: [SettingsResolver] };
