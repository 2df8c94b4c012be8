import { defaultSettings } from '#common/settings/default-settings';
import type { UserActor } from '#server/lib/actor';
import type { Services } from '#server/lib/services';

const LEAVES = ['settings.changed by admin'];

/** Changes of the settings of the studio, and the entries that they leave. */
export function settingsOperations(parts: () => { services: Services; admin: UserActor }) {
  const base = { expectedVersion: 0 };
  const { studio, hours } = defaultSettings;
  return {
    updateStudioDetails: {
      run: () =>
        parts().services.settings.save(parts().admin, 'studio', { ...studio, ...base, name: 'Sunrise Gym' }),
      leaves: LEAVES,
    },
    updateOpeningHours: {
      run: () =>
        parts().services.settings.save(parts().admin, 'hours', {
          ...hours,
          ...base,
          week: hours.week.map(() => []),
        }),
      leaves: LEAVES,
    },
  };
}
