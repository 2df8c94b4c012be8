import { defaultSettings } from '#common/settings/default-settings';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio } from '#common/studio';

/** For tests that start no server, which would load the settings. */
setStudio(studioFacts(defaultSettings));
