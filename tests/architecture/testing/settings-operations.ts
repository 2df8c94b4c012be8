import { defaultSettings } from '#common/settings/default-settings';
import type { UserActor } from '#server/lib/actor';
import type { Services } from '#server/lib/services';

const LEAVES = ['settings.changed by admin'];

/** Changes of the settings of the studio, and the entries that they leave. */
export function settingsOperations(parts: () => { services: Services; admin: UserActor }) {
  const base = { expectedVersion: 0 };
  const { studio, hours, region, look, taxes, desk, mail } = defaultSettings;
  return {
    updateStudioDetails: {
      run: () =>
        parts().services.settings.save(parts().admin, 'studio', { ...studio, ...base, name: 'Sunrise Gym' }),
      leaves: LEAVES,
    },
    updateStudioLook: {
      run: () => parts().services.settings.save(parts().admin, 'look', { ...look, ...base, hue: 210 }),
      leaves: LEAVES,
    },
    updateRegionSettings: {
      run: () =>
        parts().services.settings.save(parts().admin, 'region', { ...region, ...base, locale: 'en-GB' }),
      leaves: LEAVES,
    },
    updateTaxSettings: {
      run: () =>
        parts().services.settings.save(parts().admin, 'taxes', {
          ...taxes,
          ...base,
          legalName: 'Sunrise LLP',
        }),
      leaves: LEAVES,
    },
    updateDeskRules: {
      run: () =>
        parts().services.settings.save(parts().admin, 'desk', { ...desk, ...base, exportRowsMax: 100 }),
      leaves: LEAVES,
    },
    updateMailSettings: {
      run: () =>
        parts().services.settings.save(parts().admin, 'mail', {
          ...mail,
          ...base,
          hasPassword: true,
          senderName: 'Sunrise',
        }),
      leaves: LEAVES,
    },
    updateGatewaySettings: {
      run: () =>
        parts().services.settings.save(parts().admin, 'gateway', {
          ...base,
          hasPassword: true,
          razorpayKey: 'rzp_test_1',
        }),
      leaves: LEAVES,
    },
    setSettingSecret: {
      run: () =>
        parts().services.settingSecrets.set(parts().admin, 'smtp_password', {
          value: 'a password',
          hasPassword: true,
        }),
      leaves: LEAVES,
    },
    updateStudioWords: {
      run: () =>
        parts().services.settings.save(parts().admin, 'words', {
          ...defaultSettings.words,
          ...base,
          homeTitle: 'Lift by the lake.',
        }),
      leaves: LEAVES,
    },
    updateMailWords: {
      run: () =>
        parts().services.settings.save(parts().admin, 'mailWords', {
          ...defaultSettings.mailWords,
          ...base,
          signature: 'Asha and team',
        }),
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
